import { jsonOf } from "../../../language/ir/json.ts";
import { pathHoles, plainPath } from "../../../language/ir/path-holes.ts";
import { labelledPath } from "../../../language/ir/shared-request.ts";
import type { Json, Line, Operation, Parameter, Provider } from "../../../language/ir/types.ts";
import type { ExpressionView } from "../../render/expression-view.ts";
import { mediaTypeOfReply } from "../openapi/reply.ts";
import { call, name, usualExpression } from "./expression.ts";
import { hiddenCredentials, hiding } from "./hidden.ts";
import { connectedExpression } from "./signing.ts";

/** The parameters that stand for several segments of a path. */
export function restNames(operation: Operation): readonly string[] {
  const holes = linesOf(operation).flatMap(({ path }) => pathHoles(path));
  return [...new Set(holes.flatMap((hole) => (hole.isRest ? [hole.name] : [])))];
}

/** The line that a request is sent to. */
export function lineExpression(operation: Operation): ExpressionView {
  const lines = linesOf(operation).map((line) => lineData(line, operation.parameters));
  const asked = linesOf(operation).flatMap(({ when }) => when ?? []);
  const data: ExpressionView = { kind: "value", value: lines };
  return call("lineOf", data, name("params"), ...usualExpression(asked, operation.parameters));
}

/** The client's method: what is sent is decided by the call, and openapi-fetch knows its first line. */
export function sendLine(provider: Provider, operation: Operation): ExpressionView {
  const { names, method } = operation;
  const path: ExpressionView = { kind: "value", value: plainPath(labelledPath(operation)) };
  const options = call(
    "lineOptions",
    name(names.call),
    connectedExpression(provider, operation),
    name("params"),
    initExpression(operation),
  );
  return {
    kind: "call",
    of: "http",
    name: method,
    arguments: [path, hiding(hiddenCredentials(provider, operation), options)],
  };
}

/** What the caller of a method says of the call; what is no JSON is read as text unless they say otherwise. */
export function initExpression(operation: Operation): ExpressionView {
  // What stands for a file is JSON.
  if (operation.replies.some(({ file }) => file)) return name("init");
  if (mediaTypesOf(operation).length === 0) return name("init");
  const entries = [
    { name: "parseAs", value: { kind: "value", value: "text" } },
    { name: null, value: name("init") },
  ] as const;
  return { kind: "object", entries };
}

/** Media types of the successes that are no JSON. */
export function mediaTypesOf({ replies }: Operation): readonly string[] {
  const types = replies.map(mediaTypeOfReply).filter((type) => type !== "application/json");
  return [...new Set(types)];
}

function linesOf({ lines, method, path }: Operation): readonly Line[] {
  return lines ?? [{ method, path }];
}

function lineData({ method, path, when }: Line, parameters: readonly Parameter[]): Json {
  const defaults = pathHoles(path).flatMap(({ name: own, isRest }): [string, Json][] => {
    const absent = parameters.find((each) => each.name === own)?.default;
    return isRest && absent !== undefined ? [[own, String(absent)]] : [];
  });
  return {
    method,
    path,
    ...(defaults.length > 0 && { defaults: Object.fromEntries(defaults) }),
    ...jsonOf(when ? { when } : {}),
  };
}
