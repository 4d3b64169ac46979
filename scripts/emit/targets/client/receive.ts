import { statusesIn } from "../../../language/ir/condition.ts";
import type { Operation } from "../../../language/ir/types.ts";
import type { ExpressionView } from "../../render/expression-view.ts";
import { call } from "./call-view.ts";

/** How replies are read; null where they are read as text. */
export function receiveExpression(operation: Operation): ExpressionView | null {
  const { replies } = operation;
  const files = replies.flatMap(({ status, file }) => (file ? [[`${status}`, { ...file }]] : []));
  if (files.length === 0) return null;
  // A success that is not declared is read like those that are.
  const kinds = isRanged(operation) ? ["206", "2xx"] : ["2xx"];
  const others = files.length === replies.length ? kinds.map((kind) => [kind, files[0]?.[1]]) : [];
  const value = Object.fromEntries([...others, ...files]);
  return call("storing", { kind: "value", value });
}

/** Whether a 206 may be what is asked for: a range is sent, or the manifest says what such a reply is. */
export function isRanged(operation: Operation): boolean {
  const { parameters, written, replies, errors } = operation;
  const placed = parameters.map(({ placement }) =>
    placement.kind === "header" ? placement.name : "",
  );
  const texts = written.headers.map((member) => (member.kind === "member" ? member.name : ""));
  const told = errors.when.flatMap((each) => statusesIn(each.if));
  const statuses = [...replies.map(({ status }) => status), ...told];
  return (
    [...placed, ...texts].some((name) => /^range$/i.test(String(name))) || statuses.includes(206)
  );
}
