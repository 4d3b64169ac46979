/** Sets the headers of a body, and gives its text; undefined leaves it to be sent as JSON. */
export type Encode = (body: unknown, headers: Record<string, string>) => string | undefined;

/** A body that is a text of its own media type. */
export function bodyAs(type: string): Encode {
  return (body, headers) => {
    if (body === undefined) return undefined;
    headers["Content-Type"] = type;
    return String(body);
  };
}

/** A body of JSON under a media type of its own. */
export function jsonAs(type: string): Encode {
  return (body, headers) => {
    if (body !== undefined) headers["Content-Type"] = type;
    return undefined;
  };
}

/** The media types that the reply may have, beside what a body is sent as. */
export function accepting(types: string, encode?: Encode): Encode {
  return (body, headers) => {
    headers["Accept"] = types;
    return encode?.(body, headers);
  };
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
