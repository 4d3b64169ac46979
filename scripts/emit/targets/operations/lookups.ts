import type { Lookup, Operation, Provider } from "../../../language/ir/types.ts";
import type { EntryView, ExpressionView } from "../../render/expression-view.ts";
import { callName } from "./call.ts";
import { hookExpression } from "./hooks.ts";
import { laterEntry, sharedInputs, valueEntries } from "./job.ts";
import type { LocalNames } from "./names.ts";

/** The export of the runtime that makes calls before another one. */
export const LOOKUPS = "lookups";

/** The hooks of an operation, after which values are looked up; null when it has neither. */
export function lookupExpression(
  provider: Provider,
  operation: Operation,
  locals: LocalNames,
  connection: string,
): ExpressionView | null {
  const { lookups } = operation;
  const own = hookExpression(operation, locals);
  if (!lookups) return own;
  const connect = locals.connections.get(connection) ?? connection;
  const entries: EntryView[] = [
    { name: "connect", value: { kind: "name", name: connect } },
    { name: "call", value: { kind: "name", name: callName(operation, locals) } },
  ];
  const all = lookups.map((lookup) => lookupData(provider, operation, lookup));
  return {
    kind: "call",
    of: null,
    name: locals.keywords.get(LOOKUPS) ?? LOOKUPS,
    arguments: [{ kind: "object", entries }, { kind: "list", of: all }, ...(own ? [own] : [])],
    isPure: true,
  };
}

function lookupData(provider: Provider, operation: Operation, lookup: Lookup): ExpressionView {
  const { given, fixed, take, parameter } = lookup;
  const called = provider.operations.find(({ id }) => id === lookup.operation);
  if (!called) throw new TypeError(`there is no operation ${lookup.operation}`); // the check stage made sure
  const facts = {
    shared: sharedInputs(provider, operation, called),
    ...(Object.keys(given).length > 0 && { inputs: given }),
    ...(Object.keys(fixed).length > 0 && { fixed }),
    take,
    ...(parameter.required && { required: true }),
  };
  const name = valueEntries({ name: parameter.name });
  return {
    kind: "object",
    entries: [...name, laterEntry("operation", called), ...valueEntries(facts)],
  };
}
