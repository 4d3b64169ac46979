/** Values as they travel, made of those that were checked: undefined stands for what is not given. */

type Key = string | number | boolean;

/** The value that stands for a key, or for each of a list of keys; undefined where none does. */
export function mapped<Of extends Key, const Table extends Readonly<Record<`${Of}`, unknown>>>(
  given: Of,
  values: Table,
): Table[keyof Table];
export function mapped<const Table extends Readonly<Record<string, unknown>>>(
  given: Key | undefined,
  values: Table,
): Table[keyof Table] | undefined;
export function mapped<Of extends Key, const Table extends Readonly<Record<`${Of}`, unknown>>>(
  given: readonly Of[],
  values: Table,
): Table[keyof Table][];
export function mapped<const Table extends Readonly<Record<string, unknown>>>(
  given: readonly Key[] | undefined,
  values: Table,
): Table[keyof Table][] | undefined;
export function mapped(
  given: Key | readonly Key[] | undefined,
  values: Readonly<Record<string, unknown>>,
): unknown {
  if (Array.isArray(given)) {
    const items = given.map((each: Key) => mapped(each, values));
    const sent = items.filter((each) => each !== undefined);
    return sent.length ? sent : undefined;
  }
  const key = String(given);
  return Object.hasOwn(values, key) ? values[key] : undefined;
}

/** The text after the prefix, which it may have already. */
export function prefixed(text: string, prefix: string): string;
export function prefixed(text: string | undefined, prefix: string): string | undefined;
export function prefixed(text: string | undefined, prefix: string): string | undefined {
  return text === undefined || text.startsWith(prefix) ? text : prefix + text;
}

/** The first group of a pattern, or the whole text where it does not match. */
export function extracted(text: string, pattern: string): string;
export function extracted(text: string | undefined, pattern: string): string | undefined;
export function extracted(text: string | undefined, pattern: string): string | undefined {
  return text === undefined ? undefined : (new RegExp(pattern, "u").exec(text)?.[1] ?? text);
}

/** Base64 of the UTF-8 of a text. */
export function base64(text: string): string;
export function base64(text: string | undefined): string | undefined;
export function base64(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  // One call for each byte: a long text has too many for the arguments of one.
  return btoa(
    Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(""),
  );
}

/** Base64 for addresses and file names: without `+`, `/` and `=`. */
export function base64url(text: string): string;
export function base64url(text: string | undefined): string | undefined;
export function base64url(text: string | undefined): string | undefined {
  return base64(text)?.replace(/[+/=]/g, (sign) => ({ "+": "-", "/": "_" })[sign] ?? "");
}
