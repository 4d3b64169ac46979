/** The keys of a record that has no others than its type says. */
export function keysOf<Key extends string>(record: Readonly<Partial<Record<Key, unknown>>>) {
  return Object.keys(record) as Key[]; // any object may have more than its type says
}
