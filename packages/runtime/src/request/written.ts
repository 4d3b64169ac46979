/** Parts of a request that depend on which values are given: undefined stands for what is not sent. */

/** A text with its values, or undefined when one of them is not given. */
export function text(fixed: readonly string[], ...values: readonly unknown[]): string | undefined {
  if (values.some((value) => value === undefined)) return undefined;
  return fixed.map((part, at) => part + (at < values.length ? asText(values[at]) : "")).join("");
}

/** The parts that are given, with the separator between them; undefined when none is. */
export function joined<const Parts extends readonly unknown[]>(
  separator: string,
  parts: Parts,
): Joined<Parts> {
  const known = given<unknown>(parts);
  // What the types of the parts say.
  return (known.length ? known.map(asText).join(separator) : undefined) as Joined<Parts>;
}

/** Text where one of the parts is always given. */
type Joined<Parts extends readonly unknown[]> = true extends {
  [Part in keyof Parts]: undefined extends Parts[Part] ? never : true;
}[number]
  ? string
  : string | undefined;

/** The items that are given. */
export function given<Item>(items: readonly (Item | undefined)[]): Item[] {
  return items.filter((item) => item !== undefined);
}

/** The items of a list that is given; none of anything else. */
export function items<Item>(list: readonly Item[] | undefined): readonly Item[];
export function items(list: unknown): readonly unknown[];
export function items(list: unknown): readonly unknown[] {
  return Array.isArray(list) ? list : [];
}

/** What `make` gives for each item of a list that is given; undefined for anything else. */
export function each<Item, Made>(
  list: readonly Item[],
  make: (item: Item) => Made | undefined,
): Made[];
export function each<Item, Made>(
  list: readonly Item[] | undefined,
  make: (item: Item) => Made | undefined,
): Made[] | undefined;
export function each<Made>(
  list: unknown,
  make: (item: unknown) => Made | undefined,
): Made[] | undefined;
export function each(list: unknown, make: (item: never) => unknown): unknown {
  return Array.isArray(list) ? given(list.map((item) => make(item as never))) : undefined; // by the types above
}

/** The JSON text of a value that is given. */
export function jsonText<Value>(value: Value): TextOf<Value> {
  // Undefined has no JSON text.
  return JSON.stringify(value) as TextOf<Value>;
}

/** The JSON text of a value that is given, in the characters of a header. */
export function asciiJson<Value>(value: Value): TextOf<Value> {
  const escaped = jsonText<unknown>(value)?.replace(
    /[^\x20-\x7e]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  return escaped as TextOf<Value>; // as that of `jsonText`
}

type TextOf<Value> = undefined extends Value ? string | undefined : string;

function asText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
