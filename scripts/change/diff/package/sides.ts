/** One name with what each of two records says of it. */
export type Sides<T> = readonly [name: string, base: T | undefined, head: T | undefined];

/** Every name of two records, those of the base first. */
export function sidesOf<T>(
  base: Readonly<Record<string, T>>,
  head: Readonly<Record<string, T>>,
): readonly Sides<T>[] {
  // Maps, since a record of names from elsewhere seems to have a `constructor`.
  const [before, after] = [new Map(Object.entries(base)), new Map(Object.entries(head))];
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].map((name) => [name, before.get(name), after.get(name)]);
}
