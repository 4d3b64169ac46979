import { bodyTree } from "../../../language/ir/body-tree.ts";
import { allSent } from "../../../language/ir/credentials.ts";
import type { Operation } from "../../../language/ir/types.ts";
import type { ExpressionView } from "../../render/expression-view.ts";
import { optionalExpression, templateExpression } from "./written.ts";

/** The body of the request, put together from what is placed in it; null when there is none. */
export function bodyExpression(operation: Operation): ExpressionView | null {
  const body = bodyTree(operation);
  if (body === null) return null;
  const { template, isAlwaysSent } = body;
  const parameters = allSent(operation);
  return isAlwaysSent
    ? templateExpression(template, parameters)
    : optionalExpression(template, parameters);
}
