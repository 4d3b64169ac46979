import type { AskedCall } from "../contract/flow.ts";
import type { Reply } from "../contract/case.ts";
import type { Contract, LookupContract, OperationContract, Value } from "../contract/types.ts";
import { isMade } from "./found.ts";
import { expectedRequest } from "./request.ts";
import { type Inputs, valuesOf } from "./values.ts";

/** What a call before another one is given. */
export interface AskedInputs {
  readonly called: OperationContract;
  readonly inputs: Inputs;
  /** The input of the other call that each of them comes from; missing where none did. */
  readonly sources: Readonly<Record<string, string>>;
  readonly lookup: LookupContract;
}

/** The inputs of the calls that are made before that of an operation, in their order; valid or not. */
export function askedInputs(
  contract: Contract,
  operation: OperationContract,
  inputs: Inputs,
): readonly AskedInputs[] {
  let values: Readonly<Record<string, Value | undefined>> = valuesOf(operation, inputs);
  return operation.lookups.flatMap((lookup) => {
    if (!isMade(lookup, operation, values)) return [];
    const called = operationOf(contract, lookup.call);
    const shared = sharedInputs(called, operation, inputs);
    const given = { ...shared, ...ownInputs(lookup, values) };
    const found = lookup.gives.map(({ parameter, value }) => [parameter.name, value]);
    values = { ...values, ...Object.fromEntries(found) };
    const same = Object.keys(shared).map((name) => [name, name]);
    const sources = { ...Object.fromEntries(same), ...lookup.given };
    return [{ called, inputs: given, sources, lookup }];
  });
}

/** The calls that are made before that of an operation with valid inputs, in their order. */
export function askedCalls(
  contract: Contract,
  operation: OperationContract,
  inputs: Inputs,
): readonly AskedCall[] {
  return askedInputs(contract, operation, inputs).flatMap(({ called, inputs: given, lookup }) => {
    const { request } = expectedRequest(contract, called, given);
    const reply: Reply = { ...lookup.reply, example: null, declared: false };
    return [
      ...askedCalls(contract, called, given),
      { operation: called.id, inputs: given, request, reply, keepMs: lookup.keepMs },
    ];
  });
}

/** Credentials and parameters of the provider that both have. */
export function sharedInputs(
  called: OperationContract,
  operation: OperationContract,
  inputs: Inputs,
): Inputs {
  const isOfBoth = ({ name }: { readonly name: string }) =>
    operation.parameters.some((each) => each.name === name);
  const shared = called.parameters.filter((each) => each.shared && isOfBoth(each));
  const taken = called.credentials.filter(({ name }) =>
    operation.credentials.some((each) => each.name === name),
  );
  return Object.fromEntries([...shared, ...taken].map(({ name }) => [name, inputs[name]]));
}

function ownInputs(
  { given, fixed }: LookupContract,
  values: Readonly<Record<string, Value | undefined>>,
): Inputs {
  const own = Object.entries(given).map(([name, from]) => [name, values[from]]);
  return { ...Object.fromEntries(own), ...fixed };
}

export function operationOf({ operations }: Contract, id: string): OperationContract {
  const found = operations.find((operation) => operation.id === id);
  if (!found) throw new Error(`no operation ${id}`);
  return found;
}
