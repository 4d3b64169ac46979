import { namesIn, valuesIn } from "../../../language/ir/call.ts";
import { credentialsOf } from "../../../language/ir/credentials.ts";
import { operationOf } from "../../../language/ir/operation-of.ts";
import type { Call, Json, Operation, Provider } from "../../../language/ir/types.ts";
import type { EntryView } from "../../render/expression-view.ts";

type Facts = Readonly<Record<string, Json>>;

/** A call of another operation, which an operation makes, as the runtime's data. */
export function otherCall(
  provider: Provider,
  operation: Operation,
  call: Call,
): readonly EntryView[] {
  return [
    laterEntry("operation", operationOf(provider, call.call)),
    ...valueEntries(otherInputs(provider, operation, call)),
  ];
}

/** What another call is given. */
export function otherInputs(provider: Provider, operation: Operation, call: Call): Facts {
  const shared = sharedInputs(provider, operation, operationOf(provider, call.call));
  return { shared, ...givenInputs(call) };
}

/** The same without what both calls take. */
export function givenInputs(call: Call): Facts {
  const [inputs, fixed] = [namesIn(call), valuesIn(call)];
  return {
    ...(Object.keys(inputs).length > 0 && { inputs }),
    ...(Object.keys(fixed).length > 0 && { fixed }),
  };
}

export function laterEntry(name: string, { names }: Operation): EntryView {
  return { name, value: { kind: "later", name: names.method } };
}

export function valueEntries(facts: Facts): readonly EntryView[] {
  return Object.entries(facts).map(([name, value]) => ({ name, value: { kind: "value", value } }));
}

/** Inputs of a call which another one beside it takes as well. */
export function sharedInputs(
  provider: Provider,
  operation: Operation,
  other: Operation,
): readonly string[] {
  const asked = credentialsOf(provider, other);
  const taken = other.parameters.flatMap(({ name, shared }) => (shared ? [name] : []));
  return [
    ...credentialsOf(provider, operation).flatMap(({ name }) =>
      asked.some((each) => each.name === name) ? [name] : [],
    ),
    ...operation.parameters.flatMap(({ name }) => (taken.includes(name) ? [name] : [])),
  ];
}
