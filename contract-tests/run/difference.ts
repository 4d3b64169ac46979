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
  const [left, right] = [members(expected), members(actual)];
  if (!left || !right || Array.isArray(expected) !== Array.isArray(actual))
    return [{ path, expected, actual }];
  return [...new Set([...left.keys(), ...right.keys()])].flatMap((name) =>
    differences(
      left.get(name),
      right.get(name),
      Array.isArray(expected) ? `${path}[${name}]` : `${path}.${name}`,
    ),
  );
}

function members(value: unknown): ReadonlyMap<string, unknown> | undefined {
  return typeof value === "object" && value !== null ? new Map(Object.entries(value)) : undefined;
}
