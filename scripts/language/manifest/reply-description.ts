import { parsePath } from "../ir/path.ts";
import { type Schemas, schemaAt } from "../ir/schema-path.ts";

/** What the schema of the reply says of the value at a path, for outputs without words of their own. */
export function replyDescription(
  path: string,
  reply: Readonly<Record<string, string>>,
  schemas: Schemas,
): string {
  const [root, ...members] = membersOf(path);
  const name = Object.values(reply).find((schema) => Object.hasOwn(schemas, schema));
  const schema = name === undefined ? undefined : schemas[name];
  const found = root === "body" && schema ? schemaAt(schema, members, schemas) : undefined;
  const description = found?.schema.description;
  return typeof description === "string" && description.trim() ? description : "The reply.";
}

/** Nothing for a malformed path, which the check reports. */
function membersOf(path: string): readonly (string | number)[] {
  try {
    return parsePath(path);
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}
