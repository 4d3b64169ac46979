/** What is made for each key once; a `WeakMap` keeps it for as long as the key is reachable. */
interface Made<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): unknown;
}

/** What was made for the key, or is made now. */
export function madeOnce<Key, Value>(
  made: Made<Key, Value>,
  key: Key,
  make: (key: Key) => Value,
): Value {
  let value = made.get(key);
  if (value === undefined) made.set(key, (value = make(key)));
  return value;
}
