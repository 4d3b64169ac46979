import { Ajv2020 } from "ajv/dist/2020.js";

/**
 * Compiles every schema of an OpenAPI document; throws at the first that is wrong, naming its place.
 * Prism would say nothing and no longer validate.
 */
export function compileSchemas(document: object): void {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema({ ...document, $id: "document" });
  for (const pointer of schemaPointers(document, "#")) {
    try {
      ajv.compile({ $ref: `document${pointer}` });
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new Error(`openapi.yaml${pointer} is not a schema: ${why}`, { cause: error });
    }
  }
}

/** JSON pointers of all schemas that stand under `schema` or among `components.schemas`. */
function schemaPointers(value: unknown, pointer: string): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    const own = `${pointer}/${encodeURIComponent(name.replaceAll("~", "~0").replaceAll("/", "~1"))}`;
    if (name === "example" || name === "examples") return [];
    const isSchema = name === "schema" || pointer === "#/components/schemas";
    return isSchema ? [own] : schemaPointers(member, own);
  });
}
