import { type Definitions, hasSection, type LanguageSchema, targetOf } from "./schema.ts";

/** Whether a definition says what form a text has; such definitions share one section. */
export function isKindOfText({ type, enum: values }: LanguageSchema): boolean {
  return type === "string" && values === undefined;
}

/** Where a section is linked to: its title as an anchor. */
export function anchorOf({ title = "" }: LanguageSchema): string {
  return title.toLowerCase().replaceAll(" ", "-");
}

const typeNames: Readonly<Record<string, string>> = {
  string: "text",
  integer: "whole number",
  number: "number",
  boolean: "true or false",
  array: "list",
  object: "map",
};

/** What belongs at a place, as Markdown: `list of [Credential](#credential)`. */
export function describeValue(schema: LanguageSchema, definitions: Definitions): string {
  const target = targetOf(schema, definitions);
  if (target) return describeTarget(target, definitions);
  if (schema.enum) return schema.enum.map((value) => `\`${value}\``).join(", ");
  if (schema.anyOf) {
    return schema.anyOf.map((each) => describeValue(each, definitions)).join("; or ");
  }
  if (schema.const !== undefined) return `\`${schema.const}\``;
  if (schema.type === undefined) return "any value";
  return [schema.type]
    .flat()
    .map((type) => describeType(type, schema, definitions))
    .join(" or ");
}

function describeTarget(target: LanguageSchema, definitions: Definitions): string {
  if (isKindOfText(target)) return target.title?.toLowerCase() ?? "text";
  if (!hasSection(target)) return describeValue(target, definitions);
  const link = `[${target.title}](#${anchorOf(target)})`;
  const short = [target.type].flat().includes("string") ? "text or " : "";
  return short + link;
}

function describeType(type: string, schema: LanguageSchema, definitions: Definitions): string {
  const { items, additionalProperties, propertyNames, minimum, maximum } = schema;
  if (type === "array" && items) return `list of ${describeValue(items, definitions)}`;
  if (type === "object" && typeof additionalProperties === "object") {
    const name = propertyNames && targetOf(propertyNames, definitions);
    const key = name?.title ? name.title.toLowerCase() : "text";
    return `map of ${key} to ${describeValue(additionalProperties, definitions)}`;
  }
  const bounds = [minimum, maximum].filter((bound) => bound !== undefined);
  const range = bounds.length === 2 ? `, ${bounds.join(" to ")}` : "";
  return (typeNames[type] ?? type) + range;
}
