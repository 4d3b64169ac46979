import { bodyTree } from "../../../language/ir/body-tree.ts";
import { allSent } from "../../../language/ir/credentials.ts";
import type { Operation } from "../../../language/ir/types.ts";
import type { ExpressionView } from "../../render/expression-view.ts";
import { mediaTypeOf } from "../openapi/body.ts";
import { call } from "./call-view.ts";
import { optionalExpression, templateExpression } from "./written.ts";

/** The body of the request, put together from what is placed in it; null when there is none. */
export function bodyExpression(operation: Operation): ExpressionView | null {
  const body = bodyTree(operation);
  if (body === null) return null;
  const { template, isAlwaysSent } = body;
  const { encode } = operation;
  const parameters = allSent(operation);
  if (encode?.kind === "form") {
    const lists: readonly ExpressionView[] =
      encode.lists === "brackets" ? [] : [{ kind: "value", value: encode.lists }];
    // What is not given leaves no trace in a form.
    return call("form", templateExpression(template, parameters), ...lists);
  }
  return isAlwaysSent
    ? templateExpression(template, parameters)
    : optionalExpression(template, parameters);
}

/** Text is asked for, and what an error may be. */
const TEXT_FIRST = "text/plain, application/json;q=0.9, */*;q=0.8";

/** How the body is written, and what is accepted; null where both are JSON. */
export function encodeExpression({ encode, replies }: Operation): ExpressionView | null {
  const isText = replies.some((reply) => reply.isText);
  const accepted: ExpressionView = { kind: "value", value: TEXT_FIRST };
  if (encode === undefined) return isText ? call("accepting", accepted) : null;
  const type: ExpressionView = { kind: "value", value: mediaTypeOf(encode) };
  const written = call(encode.kind === "json" ? "jsonAs" : "bodyAs", type);
  return isText ? call("accepting", accepted, written) : written;
}
