/** What is made of some objects, once: several parts of a run ask for it, and it costs more than a call. */
export function remembered<Of extends readonly object[], Made>(
  make: (...of: Of) => Made,
): (...of: Of) => Made {
  const first: Known<Made> = { more: new WeakMap() };
  return (...of) => {
    const known = of.reduce<Known<Made>>((each, key) => {
      const next = each.more.get(key) ?? { more: new WeakMap() };
      each.more.set(key, next);
      return next;
    }, first);
    known.made ??= { value: make(...of) };
    return known.made.value;
  };
}

/** What is known of the objects so far, and of those that follow. */
interface Known<Made> {
  readonly more: WeakMap<object, Known<Made>>;
  made?: { readonly value: Made };
}
