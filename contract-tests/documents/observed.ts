import type { Schema, Value } from "../contract/types.ts";

/** A place of a document that says something else than it has to. */
export interface Unshown {
  readonly place: readonly string[];
  readonly why: string;
}

/** The same place in several requests. */
interface Seen {
  /** In requests that lack one input each, or none. */
  readonly values: readonly unknown[];
  /** In those with nothing but what each request has: one for each line; fewer where some have nothing there. */
  readonly least: readonly unknown[];
  /** In those of the suite. */
  readonly sent: readonly unknown[];
  readonly place: readonly string[];
}

/** Where what no request has is described, or what each request has is not required. */
export function* unshown(
  { properties, required, items, anyOf }: Schema,
  { values, least, sent, place }: Seen,
  { all, lines }: { readonly all: number; readonly lines: number },
): Iterable<Unshown> {
  if (values.length + sent.length === 0)
    return yield { place, why: "is described, and no request has it" };
  if (Array.isArray(anyOf)) return;
  const objects = values.filter(isMembers);
  const isCertain = least.length === lines;
  // What goes with any of several inputs has all that they make.
  const isTogether = all - objects.length > 1;
  for (const [name, schema] of Object.entries(Object(properties) as Record<string, Schema>)) {
    const inside = {
      values: named(name, values),
      least: named(name, least),
      sent: named(name, sent),
      place: [...place, name],
    };
    const isAlways = isCertain
      ? inside.least.length === lines
      : isTogether && inside.values.length === objects.length;
    const isRequired = [required ?? []].flat().includes(name);
    // Of a form, items of lists have places.
    if (isAlways && !isRequired && !/\[\d+\]/.test(name))
      yield { place: inside.place, why: "is not required, and each request has it" };
    if (isCertain && isRequired && !isAlways)
      yield { place: inside.place, why: "is required, and some request lacks it" };
    yield* unshown(schema, inside, { all, lines });
  }
  const itemsOf = (of: readonly unknown[]) => of.filter((each) => Array.isArray(each)).flat(1);
  const inside = {
    values: itemsOf(values),
    least: [],
    sent: itemsOf(sent),
    place: [...place, "[]"],
  };
  if (items) yield* unshown(items as Schema, inside, { all: 0, lines: 1 }); // of a list
}

/** What all objects have under a name. */
export function named(name: string, values: readonly unknown[]): readonly unknown[] {
  return values.flatMap((each) =>
    isMembers(each) && Object.hasOwn(each, name) ? [each[name]] : [],
  );
}

export function isMembers(value: unknown): value is Readonly<Record<string, Value>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
