import { invalidInput } from "../tool-error.ts";
import { credential } from "./credential.ts";
import { refuse } from "./refusal.ts";
import { given } from "./written.ts";

/** A member whose name is made of values; `input` is the one that it is made of, `of` that of its value. */
export type MadeMember = readonly [input: string, name: string, value: unknown, of?: string];

/** Members that no type names. */
type Members = Readonly<Record<never, unknown>>;

/** A member whose name is made of values; undefined where the name or the value is not given. */
export function madeMember(
  input: string,
  name: string | undefined,
  value: unknown,
  of = input,
): MadeMember | undefined {
  return name === undefined || value === undefined ? undefined : [input, name, value, of];
}

/**
 * The members that are given. Refuses names that are empty or `__proto__`, that another one has, or
 * that are `taken`.
 */
export function named(
  taken: readonly string[],
  members: readonly (MadeMember | undefined)[],
): Members {
  return collect(members, taken, (name) => [name, name]);
}

/** The same in a query, where names are encoded. */
export function namedQuery(
  taken: readonly string[],
  members: readonly (MadeMember | undefined)[],
): Members {
  return collect(members, taken, (name) => {
    // Half a character cannot be encoded.
    if (/\p{Cs}/u.test(name)) return [];
    const encoded = encodeURIComponent(name);
    return [name, encoded.replace(/%(?:5B|5D|24|3A|2C|40)/g, decodeURIComponent)];
  });
}

/**
 * The same in headers, whose names differ by more than their case, and are made of some characters
 * only; so are their values.
 */
export function namedHeaders(
  taken: readonly string[],
  members: readonly (MadeMember | undefined)[],
): Members {
  const fit = given(members).map(
    ([input, name, value, of = input]): MadeMember => [input, name, credential(of, String(value))],
  );
  // One that was refused is nothing more to refuse.
  const sent = fit.filter(([, , value]) => value !== "");
  return collect(sent, taken, (name) =>
    /^[\w!#$%&'*+.^`|~-]+$/.test(name) && !managed.test(name) ? [name.toLowerCase(), name] : [],
  );
}

/** Headers that decide about the request itself, or say who sends it and where to. */
const managed =
  /^(?:accept.*|authorization|connection|content-.*|cookie2?|date|expect|forwarded|host|keep-alive|origin|referer|set-cookie|te|trailer|transfer-encoding|upgrade|via|(?:proxy|sec)-.*|x-(?:forwarded-.*|http-method.*|method-override|original-.*|real-ip|rewrite-.*))$/i;

/** `fit` gives what must differ from other names, and the name as it travels; nothing where it cannot travel. */
function collect(
  members: readonly (MadeMember | undefined)[],
  taken: readonly string[],
  fit: (name: string) => readonly string[],
): Members {
  const seen = new Set(["", "__proto__", ...taken]);
  const made: Record<string, unknown> = {};
  for (const [input, name, value] of given(members)) {
    const [key = "", own = ""] = fit(name);
    if (seen.has(key)) {
      const message = `${input} makes a name that is empty, invalid or there already.`;
      refuse(invalidInput(input, message));
    } else made[own] = value;
    seen.add(key);
  }
  return made;
}
