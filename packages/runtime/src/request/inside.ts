import { isAbsent } from "../inputs/check.ts";
import { given } from "./written.ts";

type Members = Readonly<Record<string, unknown>>;

/**
 * A value, or what is inside it at a path of members of its own; undefined where there is none, or
 * null, or blank text.
 */
export function inside(value: unknown, ...path: readonly string[]): unknown {
  let held = value;
  for (const name of path) held = Object.hasOwn(members(held), name) ? members(held)[name] : null;
  return isAbsent(held) ? undefined : held;
}

/** The members of an object; none of anything else. */
export function members(value: unknown): Members {
  // An object has texts for names.
  return value && typeof value === "object" && !Array.isArray(value) ? (value as Members) : {};
}

/** What `make` gives for each member of an object that is given; undefined for anything else. */
export function eachMember<Made>(
  value: Readonly<Record<string, unknown>>,
  make: (key: string, value: unknown) => Made | undefined,
): Made[];
export function eachMember<Made>(
  value: unknown,
  make: (key: string, value: unknown) => Made | undefined,
): Made[] | undefined;
export function eachMember<Made>(
  value: unknown,
  make: (key: string, value: unknown) => Made | undefined,
): Made[] | undefined {
  if (!value || typeof value !== "object" || Array.isArray(value)) return undefined;
  return given(Object.entries(value).map(([key, held]) => make(key, held)));
}
