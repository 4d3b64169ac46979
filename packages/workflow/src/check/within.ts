import type { SourcePath } from "../document/source.ts";

/** A value and everything in it, at any depth, each with its path. */
export function* valuesWithin(
  value: unknown,
  path: SourcePath,
): Generator<readonly [SourcePath, unknown]> {
  yield [path, value];
  if (typeof value !== "object" || value === null) return;
  const members = Array.isArray(value) ? value.entries() : Object.entries(value);
  for (const [key, member] of members) yield* valuesWithin(member, [...path, key]);
}
