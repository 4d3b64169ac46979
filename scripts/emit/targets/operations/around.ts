import { outputName } from "../../../language/ir/call.ts";
import { usualIn } from "../../../language/ir/condition.ts";
import { foundBefore } from "../../../language/ir/credentials.ts";
import { jsonOf } from "../../../language/ir/json.ts";
import type { Login, Lookup, Operation, Provider } from "../../../language/ir/types.ts";
import type { ExpressionView } from "../../render/expression-view.ts";
import { callName } from "./call.ts";
import { CONTINUED } from "./following.ts";
import { FOLLOW_UPS, hookExpression } from "./hooks.ts";
import type { LocalNames } from "./names.ts";
import { otherCall, valueEntries } from "./other-call.ts";

/** The export of the runtime that makes calls before another one. */
const LOOKUPS = "lookups";

/** The export of the runtime that exchanges a credential before a call. */
const LOGIN = "login";

/** What happens around a call: the hooks of an operation, then logins, then lookups; null where nothing does. */
export function aroundExpression(
  provider: Provider,
  operation: Operation,
  locals: LocalNames,
  connection: string,
): ExpressionView | null {
  const { lookups, logins = [] } = operation;
  const connect = locals.connections.get(connection) ?? connection;
  const sent: ExpressionView = {
    kind: "object",
    entries: [
      { name: "connect", value: { kind: "name", name: connect } },
      { name: "call", value: { kind: "name", name: callName(operation, locals) } },
    ],
  };
  const around = (name: string, data: ExpressionView, own: ExpressionView | null) =>
    ({
      kind: "call",
      of: null,
      name: locals.keywords.get(name) ?? name,
      arguments: [sent, data, ...(own ? [own] : [])],
      isPure: true,
    }) as const;
  const own = logins.reduce<ExpressionView | null>(
    (made, login) => around(LOGIN, loginData(provider, operation, login), made),
    hookExpression(provider, operation, locals),
  );
  if (!lookups) return own;
  const all = lookups.map((lookup) => lookupData(provider, operation, lookup));
  return around(LOOKUPS, { kind: "list", of: all }, own);
}

/** The exports of the runtime that are called around the calls of a provider. */
export function aroundExports({ operations }: Provider): readonly string[] {
  return [
    ...(operations.some(({ lookups }) => lookups) ? [LOOKUPS] : []),
    ...(operations.some(({ logins }) => logins) ? [LOGIN] : []),
    ...(operations.some(({ hooks }) => hooks.calls) ? [FOLLOW_UPS] : []),
    ...(operations.some(({ page }) => page?.call !== undefined) ? [CONTINUED] : []),
  ];
}

function loginData(provider: Provider, operation: Operation, login: Login): ExpressionView {
  const { take, keepMs } = login;
  const names = take.map(({ parameter }) => parameter.name);
  const beside = foundBefore(operation).flatMap(({ name }) => (names.includes(name) ? [] : [name]));
  const facts = {
    gives: Object.fromEntries(
      take.map(({ path, parameter }) => [parameter.name, outputName(path)]),
    ),
    ...(keepMs !== null && { keepMs }),
    ...(beside.length > 0 && { beside }),
  };
  return {
    kind: "object",
    entries: [...otherCall(provider, operation, login), ...valueEntries(facts)],
  };
}

function lookupData(provider: Provider, operation: Operation, lookup: Lookup): ExpressionView {
  const { path: take, parameter } = lookup.take;
  const { when } = lookup;
  const usual = when ? usualIn([when], operation.parameters) : {};
  const facts = {
    take,
    ...jsonOf(when ? { when } : {}),
    ...(Object.keys(usual).length > 0 && { usual }),
    ...(parameter.required && { required: true }),
  };
  const name = valueEntries({ name: parameter.name });
  return {
    kind: "object",
    entries: [...name, ...otherCall(provider, operation, lookup), ...valueEntries(facts)],
  };
}
