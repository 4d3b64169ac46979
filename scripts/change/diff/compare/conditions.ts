import { isDeepStrictEqual } from "node:util";
import type { ErrorCondition } from "../../../language/ir/types.ts";
import { type Change, type Report, reporter, type Positions } from "../change.ts";
import { declaredPositions } from "../declared.ts";
import type { OperationPair } from "./operation-pair.ts";
import { code, codeOf } from "./inline-code.ts";

/** Conditions that make a reply an error, or decide its code. */
export function* compareConditions(operation: OperationPair): Iterable<Change> {
  const [base, head] = [operation.base.errors.when, operation.head.errors.when];
  const report = reporter(operation.pair, operation.head.id);
  const gone = base.flatMap((condition, index) => (includes(head, condition) ? [] : [index]));
  const come = head.flatMap((condition, index) => (includes(base, condition) ? [] : [index]));
  const positionsOf = (before: number | undefined, after: number | undefined) => ({
    base:
      before === undefined ? null : declaredPositions(operation, ["errors", "when", before]).base,
    head: after === undefined ? null : declaredPositions(operation, ["errors", "when", after]).head,
  });
  for (let at = 0; at < Math.max(gone.length, come.length); at += 1) {
    const [before, after] = [gone[at], come[at]];
    const pair = { base: base[before ?? -1], head: head[after ?? -1] };
    const name = (pair.head ?? pair.base)?.code ?? "";
    const subject = { kind: "error", name } as const;
    yield* compareCondition(pair, { ...positionsOf(before, after), subject }, report);
  }
  const kept = base.filter((condition) => includes(head, condition));
  if (
    isDeepStrictEqual(
      kept,
      head.filter((condition) => includes(base, condition)),
    )
  )
    return;
  const positions = declaredPositions(operation, ["errors", "when"]);
  yield report("error-conditions-reordered", positions, {});
}

interface ConditionPair {
  readonly base: ErrorCondition | undefined;
  readonly head: ErrorCondition | undefined;
}

function* compareCondition(
  { base, head }: ConditionPair,
  positions: Positions,
  report: Report,
): Iterable<Change> {
  if (base && head) yield changed(base, head, positions, report);
  else if (head) {
    const values = { condition: conditionText(head), to: code(head.code) };
    yield report("error-condition-added", positions, values);
  } else if (base) {
    const values = { condition: conditionText(base), from: code(base.code) };
    yield report("error-condition-removed", positions, values);
  }
}

function changed(
  base: ErrorCondition,
  head: ErrorCondition,
  positions: Positions,
  report: Report,
): Change {
  const condition = conditionText(head);
  const to = code(head.code);
  return isDeepStrictEqual({ ...base, code: head.code }, head)
    ? report("error-condition-code-changed", positions, { condition, from: code(base.code), to })
    : report("error-condition-changed", positions, { condition, to, former: conditionText(base) });
}

/** ``status 403 and `CREDITS` at `body.code` `` */
function conditionText(condition: ErrorCondition): string {
  const { status, match, contains, present, any, unless = {} } = condition;
  const parts = [
    ...(status.length > 0 ? [`status ${status.join(" or ")}`] : []),
    ...Object.entries(match).map(([path, value]) => `${codeOf(value)} at ${code(path)}`),
    ...Object.entries(contains).map(([path, text]) => `${code(text)} in ${code(path)}`),
    ...present.map((path) => `a value at ${code(path)}`),
    ...(any === undefined ? [] : [`any item of ${code(any)}`]),
    ...Object.entries(unless).map(
      ([path, values]) => `none of ${values.map(codeOf).join(", ")} at ${code(path)}`,
    ),
  ];
  return parts.join(" and ");
}

function includes(conditions: readonly ErrorCondition[], condition: ErrorCondition): boolean {
  return conditions.some((other) => isDeepStrictEqual(other, condition));
}
