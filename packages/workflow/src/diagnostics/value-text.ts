/** A value for a message: JSON of at most 60 characters. */
export function quoted(value: unknown): string {
  const text = JSON.stringify(value) ?? "";
  return text.length <= 60 ? text : `${text.slice(0, 57).replace(/\p{Surrogate}$/u, "")}...`;
}

/** A value for a message, by its type in YAML: `the text "a"`, `a list`. */
export function kindOfValue(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  switch (typeof value) {
    case "string":
      return `the text ${quoted(value)}`;
    case "number":
      return `the number ${value}`;
    case "object":
      return value === null ? "null" : "a map";
    default:
      return String(value);
  }
}
