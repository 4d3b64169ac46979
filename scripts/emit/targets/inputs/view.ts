import { isEncoded } from "../../../language/ir/input-steps.ts";
import type { Operation, Provider } from "../../../language/ir/types.ts";
import type { ImportView } from "../../render/import.ts";
import { importView } from "../typescript/import.ts";
import { type InterfaceView, interfaceView } from "../typescript/interface.ts";
import { named, union } from "../typescript/schema-type.ts";
import { connectionProperties } from "./credentials.ts";
import { connectionGroups, connectionOf } from "../connections.ts";
import {
  connectionNames,
  givenProperties,
  sentParameters,
  sentProperties,
  unsentNames,
} from "./parameters.ts";

/** What `inputs.ts.hbs` prints. */
export interface InputsView {
  readonly spec: string;
  /** Types of the runtime; null where none is used. */
  readonly runtime: ImportView | null;
  readonly credentials: InterfaceView;
  /** Of operations that take others. */
  readonly others: readonly InterfaceView[];
  readonly operations: readonly OperationInputsView[];
}

interface OperationInputsView {
  readonly id: string;
  readonly method: string;
  readonly inputs: InterfaceView;
  readonly params: InterfaceView;
}

export function inputsView(provider: Provider, runtime: string): InputsView {
  const { spec, names, operations } = provider;
  const files = operations.flatMap(({ parameters }) =>
    parameters.filter(({ type }) => type === "file"),
  );
  const types = [
    ...(files.some(isEncoded) ? ["EncodedFile"] : []),
    ...(files.length > 0 ? ["FileInput"] : []),
  ];
  return {
    spec,
    runtime: types.length > 0 ? importView(runtime, [], types) : null,
    credentials: interfaceView(names.credentials, connectionProperties(provider, provider.auth)),
    others: connectionGroups(provider)
      .filter(({ auth }) => auth !== provider.auth)
      .map(({ type, auth }) => interfaceView(type, connectionProperties(provider, auth))),
    operations: operations.map((operation) => operationInputs(provider, operation)),
  };
}

/**
 * Inputs are written out; what the client takes is derived from them. Both are interfaces: editors
 * show the comment of a property that an interface extends, but not that of an intersection.
 */
function operationInputs(provider: Provider, operation: Operation): OperationInputsView {
  const { id, names } = operation;
  const { type: credentials, auth } = connectionOf(provider, operation);
  const parts = connectionNames(provider, operation);
  const sent = sentParameters(operation).map(({ name }) => name);
  // A part of a credential may travel by itself too.
  const kept = parts.filter((name) => sent.includes(name));
  const keys = [...auth.map(({ name }) => name), ...parts].filter((name) => !kept.includes(name));
  const literals = [...(kept.length > 0 ? keys : []), ...unsentNames(provider, operation)];
  const left = union([
    ...(kept.length > 0 ? [] : [{ kind: "keyof", name: credentials } as const]),
    ...literals.map((value) => ({ kind: "literal", value }) as const),
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
