import type { FieldDefinition, Limits } from "../block-json.ts";
import type { Schema } from "../tool.ts";

// In the order of the runtime's own keywords, so that a schema reads like its messages.
const ofText = ["minLength", "maxLength", "pattern", "format"];
const ofNumber = ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"];
const ofList = ["minItems", "maxItems"];

// A text that counts as given.
const filled = String.raw`\S`;
// A text that is what it is without white space around it.
const trimmed = String.raw`^\S([\s\S]*\S)?$`;
const base64 = "^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$";

/**
 * What a model may give for a field. What this accepts, the operation accepts, but for rules over
 * several inputs; the operation takes more, such as numbers as text.
 */
export function fieldSchema(field: FieldDefinition, required: boolean): Schema {
  const { nulls } = field;
  const { type, ...rest } = valueSchema(field, required);
  const description = withoutValues(field);
  const types = nulls && type !== undefined ? [type, "null"].flat() : type;
  return { ...(types !== undefined && { type: types }), description, ...rest };
}

/** The description without the values that the schema lists. */
function withoutValues({ description, limits }: FieldDefinition): string {
  const { enum: allowed } = limits ?? {};
  return Array.isArray(allowed)
    ? description.replace(` One of ${allowed.join(", ")}.`, "")
    : description;
}

function valueSchema(field: FieldDefinition, required: boolean): Schema {
  const { type, integer, convert, limits = {}, shape = "object" } = field;
  if (type === "file") return fileSchema();
  if (type === "boolean") return { type: "boolean" };
  if (type === "number")
    return { type: integer ? "integer" : "number", ...enumOf(limits), ...some(limits, ofNumber) };
  if (type === "json") return jsonSchema(shape, limits);
  if (convert === "csv" || convert === "csv-text") return listSchema(limits, required);
  return textSchema(limits, convert, required && !field.blank);
}

/** Limits hold after a conversion: they are said of texts that it leaves as they are. */
function textSchema(limits: Limits, convert: string | undefined, required: boolean): Schema {
  if (limits["enum"]) return { type: "string", ...enumOf(limits) };
  const own = some(limits, ofText);
  const isLimited = own["minLength"] !== undefined || own["pattern"] !== undefined;
  const isTrimmed = isLimited && convert?.includes("trim");
  const patterns = [
    ...(isTrimmed ? [trimmed] : required ? [filled] : []),
    ...(convert && isLimited ? casePatterns(convert) : []),
  ];
  return { type: "string", ...withPatterns(own, patterns) };
}

/** Of a text whose case is changed, a limit says something only where there is nothing to change. */
function casePatterns(convert: string): readonly string[] {
  if (convert.includes("lowercase")) return ["^[^A-Z]*$"];
  return convert.includes("uppercase") ? ["^[^a-z]*$"] : [];
}

/** A schema has one pattern; more stand in `allOf`. */
function withPatterns(own: Schema, more: readonly string[]): Schema {
  const { pattern, ...rest } = own;
  const [first, ...others] = [...(pattern === undefined ? [] : [pattern]), ...more];
  if (first === undefined) return rest;
  if (others.length === 0) return { ...rest, pattern: first };
  return { ...rest, pattern: first, allOf: others.map((each) => ({ pattern: each })) };
}

/** A list of texts, each of them trimmed and none of them blank. */
function listSchema(limits: Limits, required: boolean): Schema {
  const least: Schema = required && !limits["minItems"] ? { minItems: 1 } : {};
  return {
    type: "array",
    items: textSchema(limits, "trim", true),
    ...least,
    ...some(limits, ofList),
  };
}

function jsonSchema(shape: string, limits: Limits): Schema {
  if (shape === "any") return {};
  if (shape === "array") return { type: "array", items: {}, ...some(limits, ofList) };
  return { type: "object" };
}

/** A file with its content: what a model can give without the host. */
function fileSchema(): Schema {
  const text = { type: "string" };
  return {
    type: "object",
    properties: { name: text, mediaType: text, base64: { ...text, pattern: base64 } },
    required: ["base64"],
    additionalProperties: false,
  };
}

function enumOf({ enum: allowed }: Limits): Schema {
  return allowed === undefined ? {} : { enum: allowed };
}

function some(limits: Limits, names: readonly string[]): Schema {
  return Object.fromEntries(
    names.flatMap((name) => {
      const limit = limits[name];
      return limit === undefined ? [] : [[name, limit]];
    }),
  );
}
