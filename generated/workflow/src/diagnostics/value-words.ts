// Generated from packages/workflow/src/diagnostics/value-words.ts. Do not edit; run `npm run generate`.

/** A value as messages show it: JSON, shortened. */
export function quoted(value: unknown): string {
  const text = JSON.stringify(value) ?? "";
  return text.length <= 60 ? text : `${text.slice(0, 57).replace(/\p{Surrogate}$/u, "")}...`;
}

/** What a value is, by its type in YAML. */
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
