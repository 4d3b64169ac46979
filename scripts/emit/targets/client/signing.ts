import { addressesOf, addressesText } from "../../../language/ir/address.ts";
import { ownAddressParameters } from "../../../language/ir/address-parameters.ts";
import { pastedNames, policyOf } from "./address.ts";
import { hookKey } from "../../../language/ir/hook-types.ts";
import { connectionParameters, credentialsOf } from "../../../language/ir/credentials.ts";
import type { Hook, Operation, Provider, Server } from "../../../language/ir/types.ts";
import type { CallView, ExpressionView } from "../../render/expression-view.ts";
import type { ImportView } from "../../render/import.ts";
import { distinct, hookImports, localName } from "../typescript/hook-import.ts";
import { unusedName } from "../typescript/import.ts";
import {
  connectionName,
  connectionOf,
  isConnectedApart,
  isFetched,
  isSigned,
} from "../connections.ts";

/** The connection of an operation that goes elsewhere, or whose every attempt is signed. */
export interface SigningView {
  readonly name: string;
  readonly method: string;
  /** What is its own: `whose every attempt is signed`. */
  readonly about: string;
  readonly expression: ExpressionView;
  /** Where the expression begins. */
  readonly column: number;
}

/** `signing(connection, putObjectCall, { sign: signHook, adds: ["authorization"] })` */
export function signingView(provider: Provider, operation: Operation): SigningView | null {
  if (!isConnectedApart(operation)) return null;
  const { names, server, fetches } = operation;
  const name = connectionName(operation);
  const about = [
    ...(fetches ? [`which goes to the address in \`${fetches.parameter}\``] : []),
    ...(server ? [`which goes to ${addressesText(server)}`] : []),
    ...(isSigned(operation) ? ["whose every attempt is signed"] : []),
  ];
  return {
    name,
    method: names.method,
    about: about.join(" and "),
    expression: signed(provider, operation, placed(provider, operation)),
    column: `export const ${name} = /* @__PURE__ */ `.length,
  };
}

/** `elsewhere("https://content.example.com", connection)` */
function placed(provider: Provider, operation: Operation): ExpressionView {
  const { server, fetches } = operation;
  const alone = { operations: [operation] };
  const { name } = connectionOf(provider, operation);
  const connection: ExpressionView = { kind: "name", name };
  if (fetches) {
    const { parameter, allowedHosts } = fetches;
    const policy: ExpressionView = { kind: "value", value: { allowedHosts: [...allowedHosts] } };
    return call("fetched", { kind: "value", value: parameter }, policy, connection);
  }
  if (!server) return connection;
  if (server.params.length === 0) {
    return call("elsewhere", { kind: "value", value: server.url }, connection);
  }
  const policy: ExpressionView = { kind: "value", value: policyOf(server, alone, true) };
  return call(
    elsewhereName(server, operation),
    { kind: "value", value: [...addressesOf(server)] },
    policy,
    connection,
  );
}

/** The function of the runtime that takes a connection to another address. */
export function elsewhereName(server: Server, operation: Operation): string {
  if (server.params.length === 0) return "elsewhere";
  return pastedNames(server, { operations: [operation] }).length > 0
    ? "pastedElsewhere"
    : "chosenElsewhere";
}

function signed(
  provider: Provider,
  operation: Operation,
  connection: ExpressionView,
): ExpressionView {
  const { names, hooks } = operation;
  if (!hooks.sign) return connection;
  const sign: ExpressionView = { kind: "name", name: localName(hooks.sign, signNames(provider)) };
  const entries = [
    { name: "sign", value: sign },
    { name: "adds", value: { kind: "value", value: [...hooks.sign.adds] } as const },
    { name: "takes", value: takenNames(provider, operation) },
  ];
  const own: ExpressionView = { kind: "name", name: names.call };
  return call("signing", connection, own, { kind: "object", entries });
}

/** The members of the type that the connection of an operation takes. */
function takenNames(provider: Provider, operation: Operation): ExpressionView {
  const auth = credentialsOf(provider, operation);
  const names = [...auth.map(({ name }) => name), ...connectionParameters(provider, auth)];
  return { kind: "value", value: [...new Set(names)] };
}

const PARAMS: ExpressionView = { kind: "name", name: "params" };

/** What a method of the client sends through. */
export function connectedExpression(provider: Provider, operation: Operation): ExpressionView {
  const { name, variable, needed } = connectionOf(provider, operation);
  const isApart = isConnectedApart(operation);
  if (!isApart && needed.length === 0) return { kind: "name", name: variable };
  const options: ExpressionView = { kind: "name", name: "options" };
  const entries = [
    ...(isPlacedByParams(operation) ? [{ name: null, value: PARAMS }] : []),
    ...needed.map((own) => ({ name: own, value: neededValue(own) })),
  ];
  const given: ExpressionView =
    entries.length === 0
      ? options
      : { kind: "object", entries: [{ name: null, value: options }, ...entries] };
  return call(isApart ? connectionName(operation) : name, given, options);
}

/** Whether its own parameters say where it goes. */
function isPlacedByParams(operation: Operation): boolean {
  return isFetched(operation) || ownAddressParameters(operation).length > 0;
}

/** A credential that a client may lack and an operation needs: it is refused when that is called. */
export function neededValue(name: string): ExpressionView {
  return { kind: "fallback", read: { kind: "read", of: "options", name }, value: "" };
}

/** One import for each file with functions that sign. */
export function signImports(provider: Provider): readonly ImportView[] {
  return hookImports(signHooks(provider), signNames(provider));
}

function signHooks({ operations }: Provider): readonly Hook[] {
  return distinct(operations.flatMap(({ hooks }) => hooks.sign ?? []));
}

/** What `client.ts` calls the functions that sign, by file and name; no function of the runtime ends so. */
function signNames(provider: Provider): ReadonlyMap<string, string> {
  const { operations } = provider;
  const taken = new Set(operations.flatMap(({ names }) => Object.values(names)));
  return new Map(
    signHooks(provider).map((hook) => {
      const name = unusedName(`${hook.name}Hook`, taken);
      taken.add(name);
      return [hookKey(hook), name];
    }),
  );
}

function call(name: string, ...values: readonly ExpressionView[]): CallView {
  return { kind: "call", of: null, name, arguments: values };
}
