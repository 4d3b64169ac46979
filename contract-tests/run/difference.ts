import { isDeepStrictEqual } from "node:util";

/** One place where two JSON values differ. */
export interface Difference {
  /** `body.folderIds[0]` */
  readonly path: string;
  /** Undefined when nothing should be there. */
  readonly expected: unknown;
  /** Undefined when nothing is there. */
  readonly actual: unknown;
}

/** Every innermost place where `actual` is not `expected`. */
export function differences(
  expected: unknown,
  actual: unknown,
  path: string,
): readonly Difference[] {
  if (isDeepStrictEqual(expected, actual)) return [];
  const [left, right] = [members(expected, actual), members(actual, expected)];
  if (!left || !right) return [{ path, expected, actual }];
  return [...new Set([...left.keys(), ...right.keys()])].flatMap((name) =>
    differences(
      left.get(name),
      right.get(name),
      Array.isArray(expected) ? `${path}[${name}]` : `${path}.${name}`,
    ),
  );
}

/** Undefined where there is nothing to go into: the two are told apart as a whole. */
function members(value: unknown, other: unknown): ReadonlyMap<string, unknown> | undefined {
  // Where there is nothing beside an object with members, each of them is surplus or missing.
  if (value === undefined && isMap(other) && Object.keys(other).length > 0) return new Map();
  const isAlike = isMap(value) ? other === undefined || isMap(other) : Array.isArray(other);
  return isAlike && typeof value === "object" && value ? new Map(Object.entries(value)) : undefined;
}

function isMap(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
