import type { Operation, Provider } from "./types.ts";

/** Remembers what was made of each operation: the check, and one target after another, ask for it. */
export function perOperation<Made>(
  make: (provider: Provider, operation: Operation) => Made,
): (provider: Provider, operation: Operation) => Made {
  const known = new WeakMap<Operation, { readonly provider: Provider; readonly made: Made }>();
  return (provider, operation) => {
    const last = known.get(operation);
    if (last?.provider === provider) return last.made;
    const made = make(provider, operation);
    known.set(operation, { provider, made });
    return made;
  };
}
