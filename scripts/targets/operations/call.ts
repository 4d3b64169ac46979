import type { Operation, Provider } from "../../ir/types.ts";
import type { EntryView, ExpressionView } from "../../render/expression.ts";
import type { LocalNames } from "./names.ts";

/** The client of one call: the host's transport and the caller's credentials, named one by one. */
export function clientExpression(
  { auth, server }: Provider,
  { createClient }: LocalNames,
): ExpressionView {
  const names = [...auth.map((credential) => credential.name), ...server.params];
  const entries: EntryView[] = names.map((name) => ({
    name,
    value: { kind: "read", of: "values", name },
  }));
  const context: EntryView = { name: null, value: { kind: "name", name: "context" } };
  return {
    kind: "call",
    of: null,
    name: createClient,
    arguments: [{ kind: "object", entries: [context, ...entries] }],
  };
}

/** The client's method, with the reply as text: the runtime decides by status and parses itself. */
export function callExpression({ names }: Operation): ExpressionView {
  const asText: EntryView = { name: "parseAs", value: { kind: "value", value: "text" } };
  return {
    kind: "call",
    of: "client",
    name: names.method,
    arguments: [
      { kind: "name", name: "values" },
      { kind: "object", entries: [asText] },
    ],
  };
}
