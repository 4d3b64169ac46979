import type { Operation, Provider } from "./types.ts";

/** Remembers what was made of each operation: the check, and one target after another, ask for it. */
export function perOperation<Made>(
  make: (provider: Provider, operation: Operation) => Made,
): (provider: Provider, operation: Operation) => Made {
  let current: Provider | undefined;
  let known = new Map<Operation, Made>();
  return (provider, operation) => {
    if (provider !== current) {
      current = provider;
      known = new Map();
    }
    const last = known.get(operation);
    if (last !== undefined) return last;
    const made = make(provider, operation);
    known.set(operation, made);
    return made;
  };
}
