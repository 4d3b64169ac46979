// Generated from packages/workflow/src/document/is-map.ts. Do not edit; run `npm run generate`.

/** Members of a map by name. */
export type Members = Readonly<Record<string, unknown>>;

/** Whether a value of a document is a map. */
export function isMap(value: unknown): value is Members {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
