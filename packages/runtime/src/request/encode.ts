import type { MadeMember } from "./named.ts";

/** The text or the bytes of a body; sets its headers. */
export type Write = (body: unknown, headers: Record<string, string>) => string | Blob;

/** A body that is a text of its own media type. */
export function bodyAs(type: string): Write {
  return (body, headers) => {
    headers["Content-Type"] = type;
    return String(body);
  };
}

/** A body of JSON under a media type of its own. */
export function jsonAs(type: string): Write {
  return (body, headers) => {
    headers["Content-Type"] = type;
    return JSON.stringify(body);
  };
}

/** A list, each item a line of JSON. */
export function linesAs(type: string): Write {
  return (body, headers) => {
    headers["Content-Type"] = type;
    return [body]
      .flat()
      .map((item) => `${JSON.stringify(item)}\n`)
      .join("");
  };
}

/**
 * The header that says which media types the reply may have: what is asked for in a call, or the usual.
 * A type without members suits any headers.
 */
export function accepting(usual: string, own: unknown = usual): object {
  return { Accept: own };
}

/** A list of a query as one text. */
export function commaList(list: readonly unknown[]): string;
export function commaList(list: readonly unknown[] | undefined): string | undefined;
export function commaList(list: readonly unknown[] | undefined): string | undefined {
  return list?.join();
}

/** Lists of a query under names with the place of each item: `tags[0]=a`. */
export function indexed(name: string, list: readonly unknown[] | undefined): object {
  return Object.fromEntries((list ?? []).map((item, index) => [`${name}[${index}]`, item]));
}

/** The same under a name that is made of values; `input` is the one that it is made of. */
export function indexedMembers(
  input: string,
  name: string | undefined,
  list: readonly unknown[] | undefined,
): readonly MadeMember[] {
  if (name === undefined) return [];
  return (list ?? []).map((item, index) => [input, `${name}[${index}]`, item]);
}
