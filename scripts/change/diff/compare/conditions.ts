import { isDeepStrictEqual } from "node:util";
import type { ErrorCondition } from "../../../language/ir/types.ts";
import { type Change, type Report, reporter, type Spot } from "../change.ts";
import { inherited } from "../declared.ts";
import type { OperationPair } from "./operation-pair.ts";
import { code, codeOf } from "./inline-code.ts";

/** Conditions that make a reply an error, or decide its code. */
export function* compareConditions(operation: OperationPair): Iterable<Change> {
  const [base, head] = [operation.base.errors.when, operation.head.errors.when];
  const report = reporter(operation.pair, operation.head.id);
  const gone = base.flatMap((condition, index) => (includes(head, condition) ? [] : [index]));
  const come = head.flatMap((condition, index) => (includes(base, condition) ? [] : [index]));
  const spotOf = (before: number | undefined, after: number | undefined) => ({
    base: before === undefined ? null : inherited(operation, ["errors", "when", before]).base,
    head: after === undefined ? null : inherited(operation, ["errors", "when", after]).head,
  });
  for (let at = 0; at < Math.max(gone.length, come.length); at += 1) {
    const [before, after] = [gone[at], come[at]];
    const pair = { base: base[before ?? -1], head: head[after ?? -1] };
    yield* compareCondition(pair, spotOf(before, after), report);
  }
  const kept = base.filter((condition) => includes(head, condition));
  if (
    isDeepStrictEqual(
      kept,
      head.filter((condition) => includes(base, condition)),
    )
  )
    return;
  const spot = inherited(operation, ["errors", "when"]);
  yield report("error-conditions-reordered", spot, {});
}

interface ConditionPair {
  readonly base: ErrorCondition | undefined;
  readonly head: ErrorCondition | undefined;
}

function* compareCondition(
  { base, head }: ConditionPair,
  spot: Spot,
  report: Report,
): Iterable<Change> {
  if (base && head) yield changed(base, head, spot, report);
  else if (head) {
    const values = { condition: wordsOf(head), to: code(head.code) };
    yield report("error-condition-added", spot, values);
  } else if (base) {
    const values = { condition: wordsOf(base), from: code(base.code) };
    yield report("error-condition-removed", spot, values);
  }
}

function changed(base: ErrorCondition, head: ErrorCondition, spot: Spot, report: Report): Change {
  const condition = wordsOf(head);
  const to = code(head.code);
  return isDeepStrictEqual({ ...base, code: head.code }, head)
    ? report("error-condition-code-changed", spot, { condition, from: code(base.code), to })
    : report("error-condition-changed", spot, { condition, to, former: wordsOf(base) });
}

/** ``status 403 and `CREDITS` at `body.code` `` */
function wordsOf({ status, match, contains, present }: ErrorCondition): string {
  const parts = [
    ...(status.length > 0 ? [`status ${status.join(" or ")}`] : []),
    ...Object.entries(match).map(([path, value]) => `${codeOf(value)} at ${code(path)}`),
    ...Object.entries(contains).map(([path, text]) => `${code(text)} in ${code(path)}`),
    ...present.map((path) => `a value at ${code(path)}`),
  ];
  return parts.join(" and ");
}

function includes(conditions: readonly ErrorCondition[], condition: ErrorCondition): boolean {
  return conditions.some((other) => isDeepStrictEqual(other, condition));
}
