/** `a, b or c` */
export function listed(items: readonly string[]): string {
  return items.length < 2 ? items.join() : `${items.slice(0, -1).join(", ")} or ${items.at(-1)}`;
}

const expectations: Readonly<Record<string, string>> = {
  string: "text",
  integer: "a whole number",
  number: "a number",
  boolean: "true or false",
  object: "a map",
  array: "a list",
};

/** What belongs at a place, by the types that its schema allows: `Text or a list`. */
export function expectation(types: readonly string[]): string {
  const text = listed(types.map((type) => expectations[type] ?? type));
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A number, or how many characters, items or members there are. */
export function sizeOf(value: unknown): number {
  if (typeof value === "number") return value;
  if (typeof value === "string") return [...value].length;
  return Object.keys(Object(value)).length;
}

/** A bound of JSON Schema in words, to stand after "must"; undefined for other keywords. */
export function boundOf(keyword: string, limit: number): string | undefined {
  const unit = limit === 1 ? "" : "s";
  switch (keyword) {
    case "minLength":
      return `have at least ${limit} character${unit}`;
    case "maxLength":
      return `have at most ${limit} character${unit}`;
    case "minItems":
      return `have at least ${limit} item${unit}`;
    case "minProperties":
      return `have at least ${limit} member${unit}`;
    case "maxProperties":
      return `have at most ${limit} member${unit}`;
    case "minimum":
      return `be at least ${limit}`;
    case "maximum":
      return `be at most ${limit}`;
    case "exclusiveMinimum":
      return `be greater than ${limit}`;
    default:
      return undefined;
  }
}
