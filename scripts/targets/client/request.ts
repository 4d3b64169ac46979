import type { Operation } from "../../ir/types.ts";
import type { EntryView, ExpressionView } from "../../render/expression.ts";
import { bodyExpression } from "./body.ts";
import { sentValue } from "./sent-value.ts";

/** The call of openapi-fetch that sends an operation's request. */
export function requestExpression(operation: Operation): ExpressionView {
  const places = (["path", "query", "header"] as const).flatMap((kind) => {
    const entries = placedEntries(operation, kind);
    return entries.length === 0 ? [] : [entry(kind, { kind: "object", entries })];
  });
  const body = bodyExpression(operation);
  const entries: EntryView[] = [
    { name: null, value: { kind: "name", name: "init" } },
    entry("fetch", { kind: "read", of: "send", name: operation.effect }),
    ...(places.length > 0 ? [entry("params", { kind: "object", entries: places })] : []),
    ...(body ? [entry("body", body)] : []),
  ];
  return {
    kind: "call",
    of: "http",
    name: operation.method,
    arguments: [
      { kind: "value", value: operation.path },
      { kind: "object", entries },
    ],
  };
}

/** Parameters that travel with the request. */
export function sentParameters({ parameters }: Operation): Operation["parameters"] {
  return parameters.filter(({ placement }) => placement.kind !== "none");
}

function placedEntries(
  { parameters, constants }: Operation,
  kind: "path" | "query" | "header",
): readonly EntryView[] {
  const fixed = constants.flatMap(({ placement, value }) =>
    placement.kind === kind ? [entry(placement.name, { kind: "value", value })] : [],
  );
  const sent = parameters.flatMap((parameter) => {
    const { placement } = parameter;
    return placement.kind === kind ? [entry(placement.name, sentValue(parameter))] : [];
  });
  return [...sent, ...fixed];
}

function entry(name: string, value: ExpressionView): EntryView {
  return { name, value };
}
