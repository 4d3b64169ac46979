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

// Not every client takes a schema without a type, or a list without items.
const anything = ["string", "number", "boolean", "object", "array"];

/**
 * What a model may give for a field. What this accepts, the operation accepts, but for rules over
 * several inputs, and for what no schema says: half characters, whole numbers that are not exact, letters
 * that become several in another case. The operation takes more, such as numbers as text.
 */
export function fieldSchema(field: FieldDefinition, required: boolean): Schema {
  const { type = [], enum: allowed, ...rest } = valueSchema(field, required);
  const nulls = field.nulls ? [null] : [];
  return {
    type: field.nulls ? [type, "null"].flat() : type,
    description: withoutValues(field),
    ...(Array.isArray(allowed) && { enum: [...allowed, ...nulls] }),
    ...rest,
  };
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
  if (type === "file") return fileSchema(limits);
  if (type === "boolean") return { type: "boolean" };
  if (type === "number")
    return { type: integer ? "integer" : "number", ...enumOf(limits), ...some(limits, ofNumber) };
  if (type === "json") return jsonSchema(shape, limits, required);
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
    ...(convert && own["pattern"] !== undefined ? casePatterns(convert) : []),
  ];
  return { type: "string", ...withPatterns(own, patterns) };
}

/** Of a text whose case is changed, a pattern says something only where there is nothing to change. */
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
  return {
    ...rest,
    pattern: first,
    allOf: others.map((each) => ({ type: "string", pattern: each })),
  };
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

function jsonSchema(shape: string, limits: Limits, required: boolean): Schema {
  // Blank text counts as nothing.
  if (shape === "any") return { type: anything, items: {}, ...(required && { pattern: filled }) };
  if (shape === "array")
    return {
      type: "array",
      items: { type: [...anything, "null"], items: {} },
      ...some(limits, ofList),
    };
  return { type: "object" };
}

/** A file with its content: what a model can give without the host. */
function fileSchema({ mediaTypes, maxBytes }: Limits): Schema {
  const types = Array.isArray(mediaTypes) ? mediaTypes.map(String) : [];
  // One type alone is taken for granted.
  const isTyped = types.length > 1 || types.some((type) => type.endsWith("/*"));
  const most: Schema =
    typeof maxBytes === "number" ? { maxLength: Math.floor(maxBytes / 3) * 4 } : {};
  return {
    type: "object",
    properties: {
      name: { type: "string" },
      mediaType: { type: "string", ...typesSchema(types) },
      base64: { type: "string", ...most, pattern: base64 },
    },
    required: [...(isTyped ? ["mediaType"] : []), "base64"],
    additionalProperties: false,
  };
}

function typesSchema(types: readonly string[]): Schema {
  if (types.length === 0) return {};
  if (!types.some((type) => type.endsWith("/*"))) return { enum: types };
  const each = types.map((type) =>
    type.replace(/[.+]/g, String.raw`\$&`).replace(/\*$/, "[a-z0-9.+-]+"),
  );
  return { pattern: `^(${each.join("|")})$` };
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
