import { branches, isSchema, type Schemas, schemaAt } from "../ir/schema-path.ts";
import { parsePath } from "../ir/path.ts";
import type { JsonSchema } from "../ir/types.ts";
import type { OutputSetting } from "../ir/output-schema.ts";

/** The key whose value is an object: each of its members stands by its name. */
export const SPREAD = "...";

/** What can be the name of an output; dots would nest it. */
const NAME = /^[A-Za-z]\w*$/;

/** Whether a member of a reply can be an output under its own name. */
export function isOutputName(name: string): boolean {
  return NAME.test(name);
}

/** An output for each member of the object at a path; none where the replies describe no such object. */
export function spreadOutputs(
  path: string,
  setting: Pick<OutputSetting, "replies" | "schemas">,
): Readonly<Record<string, { readonly from: readonly string[] }>> {
  return Object.fromEntries(
    membersAt(path, setting)
      .filter(isOutputName)
      .map((name) => [name, { from: [`${path}.${name}`] }]),
  );
}

/** Names of the members of the object, as the replies describe it. */
export function membersAt(
  path: string,
  { replies, schemas }: Pick<OutputSetting, "replies" | "schemas">,
): readonly string[] {
  const found = replies.map(({ schema }) => {
    const body = schema === null ? undefined : schemas[schema];
    return body && schemaIn(path, body, schemas);
  });
  return [...new Set(found.flatMap((schema) => (schema ? propertyNames(schema, schemas) : [])))];
}

function schemaIn(path: string, body: JsonSchema, schemas: Schemas): JsonSchema | undefined {
  try {
    const [root, ...members] = parsePath(path);
    return root === "body" ? schemaAt(body, members, schemas)?.schema : undefined;
  } catch (error) {
    // The check reports a malformed path.
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Names of the members that a schema describes, those of its alternatives included. */
function propertyNames(schema: JsonSchema, schemas: Schemas): readonly string[] {
  return [...branches(schema, schemas)].flatMap(({ properties }) =>
    isSchema(properties) ? Object.keys(properties) : [],
  );
}
