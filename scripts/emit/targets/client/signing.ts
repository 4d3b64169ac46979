import { hookKey } from "../../../language/ir/hook-types.ts";
import type { Hook, Operation, Provider } from "../../../language/ir/types.ts";
import type { CallView, ExpressionView } from "../../render/expression-view.ts";
import type { ImportView } from "../../render/import.ts";
import { distinct, hookImports, localName } from "../typescript/hook-import.ts";
import { unusedName } from "../typescript/import.ts";
import { connectionOf } from "./connections.ts";

/** The connection of an operation whose every attempt is signed. */
export interface SigningView {
  readonly name: string;
  readonly method: string;
  readonly expression: ExpressionView;
  /** Where the expression begins. */
  readonly column: number;
}

/** Whether a hook signs the attempts of an operation. */
export function isSigned({ hooks }: Operation): boolean {
  return hooks.sign !== undefined;
}

/** What `client.ts` calls the connection of a signed operation. */
export function connectionName({ names }: Operation): string {
  return `${names.method}Connection`;
}

/** `signing(connection, putObjectCall, { sign: signHook, adds: ["authorization"] })` */
export function signingView(provider: Provider, operation: Operation): SigningView | null {
  const { names, hooks } = operation;
  if (!hooks.sign) return null;
  const name = connectionName(operation);
  const sign: ExpressionView = { kind: "name", name: localName(hooks.sign, signNames(provider)) };
  const entries = [
    { name: "sign", value: sign },
    { name: "adds", value: { kind: "value", value: [...hooks.sign.adds] } as const },
  ];
  const connection = connectionOf(provider, operation).name;
  const values = [connection, names.call].map((each) => ({ kind: "name", name: each }) as const);
  return {
    name,
    method: names.method,
    expression: call("signing", ...values, { kind: "object", entries }),
    column: `export const ${name} = /* @__PURE__ */ `.length,
  };
}

/** What a method of the client sends through: its own connection where it is signed. */
export function connectedExpression(operation: Operation, connected: string): ExpressionView {
  if (!isSigned(operation)) return { kind: "name", name: connected };
  const options: ExpressionView = { kind: "name", name: "options" };
  return call(connectionName(operation), options, options);
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
