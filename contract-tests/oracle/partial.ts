import { pathsOf } from "../contract/condition.ts";
import type { ErrorCondition, OperationContract, Value } from "../contract/types.ts";
import { holds } from "./conditions.ts";
import { isMap, type Roots } from "./path.ts";

/** The condition that makes a reply an error: the first that holds and counts. */
export function decidingCondition(
  { errors, partial }: Pick<OperationContract, "errors" | "partial">,
  roots: Roots,
): ErrorCondition | undefined {
  const isAnswer = partial && dataOf(roots["body"]) !== null;
  return errors.when.find((each) => !(isAnswer && isOfErrors(each)) && holds(each.when, roots));
}

/** What is warned of, for each error beside the data of an answer; no input is named. */
export function partialWarnings(
  operation: Pick<OperationContract, "partial" | "errors">,
  roots: Roots,
): readonly string[] {
  const { body } = roots;
  if (!operation.partial || dataOf(body) === null || decidingCondition(operation, roots)) return [];
  const errors = isMap(body) ? body["errors"] : undefined;
  return Array.isArray(errors) ? errors.map(() => "") : [];
}

function dataOf(body: Value | undefined): Value {
  return (isMap(body) ? body["data"] : null) ?? null;
}

/** Whether a condition looks at nothing but the errors of GraphQL, itself or item by item. */
function isOfErrors({ when }: ErrorCondition): boolean {
  const paths = pathsOf(when).filter((path) => path !== "status");
  return paths.length > 0 && paths.every((path) => /^body\.errors(\.|\[|$)/.test(path));
}
