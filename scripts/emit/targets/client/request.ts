import { isAccept } from "../../../language/ir/asked-types.ts";
import { allSent } from "../../../language/ir/credentials.ts";
import { isChosenLine } from "../../../language/ir/lines.ts";
import { labelledPath } from "../../../language/ir/shared-request.ts";
import type { Operation, Parameter, Provider } from "../../../language/ir/types.ts";
import type { CallView, EntryView, ExpressionView } from "../../render/expression-view.ts";
import { bodyExpression } from "./body.ts";
import { call } from "./call-view.ts";
import { hiddenCredentials, hiding } from "./hidden.ts";
import { initExpression, mediaTypesOf, lineExpression, restNames, sendLine } from "./lines.ts";
import { connectionOf, isFetched } from "../connections.ts";
import { connectedExpression, neededValue } from "./signing.ts";
import { sentValue } from "./sent-value.ts";
import type { TakenNames } from "./taken-names.ts";
import { listEntry } from "./list-entry.ts";
import { entriesOf } from "./written.ts";

const nothingTaken: TakenNames = { path: [], query: [], header: [] };

/** The expression is asked for to print it, and for what it calls and reads. */
const known = new WeakMap<Operation, ExpressionView>();

/** What an operation sends, in the words of openapi-fetch: parameters by place, and the body. */
export function requestExpression(operation: Operation, taken?: TakenNames): ExpressionView {
  const expression = (!taken && known.get(operation)) || expressionOf(operation, taken);
  if (!taken) known.set(operation, expression);
  return expression;
}

function expressionOf(operation: Operation, taken = nothingTaken): ExpressionView {
  const isChosen = isChosenLine(operation);
  const places = (["path", "query", "header"] as const).flatMap((kind) => {
    const entries = placedEntries(operation, kind, taken[kind]);
    return entries.length === 0 ? [] : [entry(kind, { kind: "object", entries })];
  });
  const body = bodyExpression(operation);
  const entries: EntryView[] = [
    ...(isChosen ? [entry("line", lineExpression(operation))] : []),
    ...(places.length > 0 ? [entry("params", { kind: "object", entries: places })] : []),
    ...(body ? [entry("body", body)] : []),
  ];
  return { kind: "object", entries };
}

/** The client's method: openapi-fetch sends what the call says. */
export function sendExpression(provider: Provider, operation: Operation): ExpressionView {
  const { names, method, carried = [] } = operation;
  if (isChosenLine(operation)) return sendLine(provider, operation);
  const variable = (name: string): ExpressionView => ({ kind: "name", name });
  const options: CallView = {
    kind: "call",
    of: null,
    name: isFetched(operation) ? "fetchedOptions" : "callOptions",
    arguments: [
      variable(names.call),
      connectedExpression(provider, operation),
      initExpression(operation),
    ],
  };
  const { needed } = connectionOf(provider, operation);
  const given: ExpressionView = {
    kind: "object",
    entries: [
      { name: null, value: variable("params") },
      ...carried.map(({ name }) =>
        entry(
          name,
          needed.includes(name) ? neededValue(name) : { kind: "read", of: "options", name },
        ),
      ),
    ],
  };
  const request: CallView = {
    kind: "call",
    of: names.call,
    name: "request",
    arguments: [carried.length === 0 ? variable("params") : given],
  };
  const kept = hiding(hiddenCredentials(provider, operation), options);
  const written = isWritten(operation) ? call("writtenOptions", variable(names.call), kept) : kept;
  const entries: EntryView[] = [written, request].map((value) => ({
    name: null,
    value,
  }));
  return {
    kind: "call",
    of: "http",
    name: method,
    arguments: [
      { kind: "value", value: labelledPath(operation) },
      { kind: "object", entries },
    ],
  };
}

function placedEntries(
  operation: Operation,
  kind: "path" | "query" | "header",
  others: readonly string[],
): readonly EntryView[] {
  const { written } = operation;
  const parameters = allSent(operation);
  const { query, headers } = written;
  const own = { path: [], query, header: headers }[kind];
  const rest = restNames(operation);
  const placed = parameters.flatMap((parameter) => {
    const { placement } = parameter;
    if (placement.kind !== kind || (kind === "path" && rest.includes(parameter.name))) return [];
    return [placedEntry(placement.name, parameter, parameters)];
  });
  const naming = kind === "query" ? "namedQuery" : "namedHeaders";
  const names = placed.flatMap(({ name }) => name ?? []);
  const entries = [
    ...entriesOf(own, parameters, { naming, taken: [...names, ...others] }),
    ...placed,
  ];
  return kind === "header" ? withAccept(operation, entries) : entries;
}

/** What an error may be, beside what is asked for. */
const ERRORS = ["application/json;q=0.9", "*/*;q=0.8"];

/** Headers, with what is asked for: what the manifest writes, else what the replies are. */
function withAccept(operation: Operation, entries: readonly EntryView[]): readonly EntryView[] {
  const types = mediaTypesOf(operation);
  const own = entries.findLast(({ name }) => isAccept(name));
  if (!own && types.length === 0) return entries;
  const rest = entries.filter(({ name }) => !isAccept(name));
  return [{ name: null, value: call("accepting", ...asked(types, own?.value)) }, ...rest];
}

function asked(types: readonly string[], own?: ExpressionView): readonly ExpressionView[] {
  if (own?.kind === "value") return [own];
  const list = types.length === 0 ? "application/json" : [...types, ...ERRORS].join(", ");
  const usual: ExpressionView = { kind: "value", value: types.includes("*/*") ? "*/*" : list };
  return own ? [usual, own] : [usual];
}

/** Whether the body is written in another way than JSON, by a client that openapi-fetch sends for. */
export function isWritten(operation: Operation): boolean {
  return operation.encode !== undefined && !isChosenLine(operation);
}

/** A list under the names that it travels by. */
function placedEntry(name: string, parameter: Parameter, all: readonly Parameter[]): EntryView {
  return listEntry(name, sentValue(parameter, all), parameter);
}

function entry(name: string, value: ExpressionView): EntryView {
  return { name, value };
}
