/** What the reference page reads of the language's schema. */
export interface LanguageSchema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, LanguageSchema>>;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, LanguageSchema>>;
  readonly required?: readonly string[];
  readonly items?: LanguageSchema;
  readonly propertyNames?: LanguageSchema;
  readonly additionalProperties?: boolean | LanguageSchema;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly LanguageSchema[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly patternErrorMessage?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

type Definitions = Readonly<Record<string, LanguageSchema>>;

/** Definitions that have a section of their own: objects with named members. */
export function sectionsOf(definitions: Definitions): readonly LanguageSchema[] {
  return Object.values(definitions).filter(({ properties }) => properties !== undefined);
}

/** Whether a definition says what form a text has; such definitions share one section. */
export function isKindOfText({ type, enum: values }: LanguageSchema): boolean {
  return type === "string" && values === undefined;
}

const typeNames: Readonly<Record<string, string>> = {
  string: "text",
  integer: "whole number",
  number: "number",
  boolean: "true or false",
  array: "list",
  object: "map",
};

/** What belongs at a place: `list of [Credential](#credential)`. */
export function describeValue(schema: LanguageSchema, definitions: Definitions): string {
  const target = schema.$ref ? definitions[schema.$ref.replace("#/$defs/", "")] : undefined;
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
  if (!target.properties) return describeValue(target, definitions);
  const link = `[${target.title}](#${target.title?.toLowerCase().replaceAll(" ", "-")})`;
  const short = [target.type].flat().includes("string") ? "text or " : "";
  return short + link;
}

function describeType(type: string, schema: LanguageSchema, definitions: Definitions): string {
  const { items, additionalProperties, propertyNames, minimum, maximum } = schema;
  if (type === "array" && items) return `list of ${describeValue(items, definitions)}`;
  if (type === "object" && typeof additionalProperties === "object") {
    const name = propertyNames?.$ref && definitions[propertyNames.$ref.replace("#/$defs/", "")];
    const key = name && name.title ? name.title.toLowerCase() : "text";
    return `map of ${key} to ${describeValue(additionalProperties, definitions)}`;
  }
  const bounds = [minimum, maximum].filter((bound) => bound !== undefined);
  const range = bounds.length === 2 ? `, ${bounds.join(" to ")}` : "";
  return (typeNames[type] ?? type) + range;
}
