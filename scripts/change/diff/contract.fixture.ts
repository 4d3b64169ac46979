import type { Operation, Provider } from "../../language/ir/types.ts";
import { provider } from "../../emit/targets/provider.fixture.ts";
import type { Contract } from "../../language/contract.ts";

/** The contract of a provider that no manifest was written for: every place is the beginning. */
export function contractOf(of: Provider): Contract {
  const file = { path: of.spec, text: "" };
  const start = () => ({ file, start: 0, end: 0 });
  return { provider: of, source: { file, keyAt: start, valueAt: start } };
}

/** An operation that takes and says nothing but what is given. */
export function operationWith(own: Partial<Operation>): Operation {
  // The fixture has operations.
  const [operation] = provider.operations as [Operation];
  return { ...operation, parameters: [], rules: [], ...own };
}

/** The contract of a provider with one operation. */
export function contractWith(own: Partial<Operation>): Contract {
  return contractOf({ ...provider, operations: [operationWith(own)] });
}
