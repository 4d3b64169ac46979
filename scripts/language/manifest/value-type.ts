import { typesOf } from "../ir/schema-types.ts";
import { branches, dereference, isSchema, schemaAt } from "../ir/schema-path.ts";
import type { JsonSchema, ValueType } from "../ir/types.ts";
import type { OutputSetting } from "../ir/output-schema.ts";

type Setting = Pick<OutputSetting, "schemas" | "replies">;

/** The type that an output of this schema has: json where it is no single one of the others. */
export function valueTypeOf(schema: JsonSchema, { schemas }: Setting): ValueType {
  const types = typesOf(schema, schemas) ?? typesOfValues(dereference(schema, schemas) ?? {});
  const [type = "json", ...others] = types;
  if (others.length > 0) return others.length === 1 && isNumeric(types) ? "number" : "json";
  return type === "string" || type === "integer" || type === "number" || type === "boolean"
    ? type
    : "json";
}

function isNumeric(types: ReadonlySet<string>): boolean {
  return types.has("integer") && types.has("number");
}

/** Types of the values that a schema lists, null not counted. */
function typesOfValues({ enum: listed, const: constant }: JsonSchema): ReadonlySet<string> {
  const values = [constant === undefined ? (listed ?? []) : constant].flat();
  return new Set(values.filter((value) => value !== null).map(typeOfValue));
}

function typeOfValue(value: unknown): string {
  if (Number.isSafeInteger(value)) return "integer";
  return typeof value === "object" ? "json" : typeof value;
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
