import type { OutputSetting } from "../ir/output-schema.ts";
import { branches, isSchema, schemaAt } from "../ir/schema-path.ts";
import { typesOf } from "../ir/schema-types.ts";
import type { JsonSchema, ValueType } from "../ir/types.ts";

type Setting = Pick<OutputSetting, "schemas" | "replies">;

/** The type that an output of this schema has: json where it is no single one of the others. */
export function valueTypeOf(schema: JsonSchema, { schemas }: Setting): ValueType {
  const [type = "json", ...others] = typesOf(schema, schemas) ?? [];
  if (others.length > 0) return [type, ...others].every(isNumeric) ? "number" : "json";
  return type === "string" || type === "integer" || type === "number" || type === "boolean"
    ? type
    : "json";
}

function isNumeric(type: string): boolean {
  return type === "integer" || type === "number";
}

/** Whether the replies say what stands at a path; where they only allow it, they do not. */
export function isDescribed(
  [root, ...members]: readonly (string | number)[],
  { replies, schemas }: Setting,
): boolean {
  if (root !== "body") return true;
  return replies.some(({ schema }) => {
    const body = schema === null ? undefined : schemas[schema];
    const found = body && schemaAt(body, members, schemas);
    if (!body || !found) return false;
    const [last, ...above] = members.toReversed();
    if (last === undefined || Object.keys(found.schema).length > 0) return true;
    // Any JSON: described where the member is named.
    const holder = schemaAt(body, above.toReversed(), schemas)?.schema ?? {};
    return [...branches(holder, schemas)].some(
      ({ properties, items }) =>
        (isSchema(properties) && Object.hasOwn(properties, last)) ||
        (typeof last === "number" && items !== undefined),
    );
  });
}
