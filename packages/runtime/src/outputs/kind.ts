import type { ReplyKind } from "../definition.ts";

/** Whether a body is JSON of the given kind. */
export function isOfKind(kind: ReplyKind | undefined, body: unknown): boolean {
  const [name, nothing] = kind?.split("|") ?? [];
  if (nothing && body === null) return true;
  if (name === "array") return Array.isArray(body);
  return name !== "object" || isObject(body);
}

/** Whether a value is an object but not a list. */
export function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
