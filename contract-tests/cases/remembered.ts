import type { Contract, OperationContract } from "../contract/types.ts";

/** What is made of an operation, once: several files of a run ask for it, and it costs more than a case. */
export function remembered<Made>(make: (contract: Contract, operation: OperationContract) => Made) {
  const known = new WeakMap<
    OperationContract,
    { readonly contract: Contract; readonly made: Made }
  >();
  return (contract: Contract, operation: OperationContract): Made => {
    const found = known.get(operation);
    if (found?.contract === contract) return found.made;
    const made = make(contract, operation);
    known.set(operation, { contract, made });
    return made;
  };
}
