import type { Operation, Provider } from "../../../language/ir/types.ts";
import { type InterfaceView, interfaceView } from "../typescript/interface.ts";
import { named, union } from "../typescript/schema-type.ts";
import { connectionProperties } from "./credentials.ts";
import { givenProperties, sentProperties, unsentNames } from "./parameters.ts";

/** What `inputs.ts.hbs` prints. */
export interface InputsView {
  readonly spec: string;
  readonly credentials: InterfaceView;
  readonly operations: readonly OperationInputsView[];
}

interface OperationInputsView {
  readonly id: string;
  readonly method: string;
  readonly inputs: InterfaceView;
  readonly params: InterfaceView;
}

export function inputsView(provider: Provider): InputsView {
  const { spec, names, operations } = provider;
  return {
    spec,
    credentials: interfaceView(names.credentials, connectionProperties(provider)),
    operations: operations.map((operation) => operationInputs(provider, operation)),
  };
}

/**
 * Inputs are written out; what the client takes is derived from them. Both are interfaces: editors
 * show the comment of a property that an interface extends, but not that of an intersection.
 */
function operationInputs(provider: Provider, operation: Operation): OperationInputsView {
  const { id, names } = operation;
  const credentials = provider.names.credentials;
  const left = union([
    { kind: "keyof", name: credentials },
    ...unsentNames(provider, operation).map((value) => ({ kind: "literal", value }) as const),
  ]);
  return {
    id,
    method: names.method,
    inputs: interfaceView(names.inputs, givenProperties(provider, operation), named(credentials)),
    params: interfaceView(
      names.params,
      sentProperties(operation),
      named("Omit", named(names.inputs), left),
    ),
  };
}
