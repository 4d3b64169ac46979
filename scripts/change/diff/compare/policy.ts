import { isDeepStrictEqual } from "node:util";
import { standard } from "../../../../packages/runtime/src/policy/policy.ts";
import type { Policy } from "../../../language/ir/types.ts";
import { type Change, reporter } from "../change.ts";
import { declaredPositions } from "../declared.ts";
import { durationOf } from "./duration.ts";
import type { OperationPair } from "./operation-pair.ts";
import { code, codeOf, codesOf } from "./inline-code.ts";

/** A number of the policy: where the manifest says it, and what it means that it fell or rose. */
const NUMBERS = [
  ["timeoutMs", "timeout", "timeout-shortened", "timeout-extended"],
  ["deadlineMs", "deadline", "deadline-shortened", "deadline-extended"],
  ["maxBytes", "maxBytes", "size-limit-lowered", "size-limit-raised"],
  ["maxRetries", "retries", "retries-changed", "retries-changed"],
  ["maxWaitMs", "maxWait", "longest-wait-changed", "longest-wait-changed"],
  ["retryBudget", "retryBudget", "retry-budget-changed", "retry-budget-changed"],
] as const;

const LISTS = [
  ["resetHeaders", "reset-headers-changed"],
  ["finalCodes", "final-codes-changed"],
] as const;

/** Limits and repetitions as they are in effect, so that a standard which is written down is no change. */
export function* comparePolicy(operation: OperationPair): Iterable<Change> {
  const { pair, base, head } = operation;
  const report = reporter(pair, head.id);
  const [before, after] = [
    { ...standard, ...base.policy },
    { ...standard, ...head.policy },
  ];
  for (const [name, key, lower, higher] of NUMBERS) {
    const [from, to] = [before[name], after[name]];
    if (from === to) continue;
    const text = (value: number) => (name.endsWith("Ms") ? code(durationOf(value)) : codeOf(value));
    const positions = declaredPositions(operation, ["limits", key]);
    yield report(to < from ? lower : higher, positions, { from: text(from), to: text(to) });
  }
  for (const [name, rule] of LISTS) {
    const [from, to] = [listOf(base.policy, name), listOf(head.policy, name)];
    if (isDeepStrictEqual(from, to)) continue;
    const values = { from: codesOrNothing(from), to: codesOrNothing(to) };
    yield report(rule, declaredPositions(operation, ["limits", name]), values);
  }
  yield* compareIdempotencyKey(operation);
}

/** Their order says nothing. */
function listOf(policy: Policy, name: (typeof LISTS)[number][0]): readonly string[] {
  return [...new Set(policy[name])].toSorted();
}

function codesOrNothing(values: readonly string[]): string {
  return values.length > 0 ? codesOf(values) : "none";
}

function* compareIdempotencyKey(operation: OperationPair): Iterable<Change> {
  const { pair, base, head } = operation;
  const report = reporter(pair, head.id);
  const [from, to] = [base.policy.idempotencyHeader, head.policy.idempotencyHeader];
  if (from?.toLowerCase() === to?.toLowerCase()) return;
  const positions = declaredPositions(operation, ["limits", "idempotencyKey"]);
  if (from === undefined)
    yield report("idempotency-key-added", positions, { to: code(String(to)) });
  else if (to === undefined)
    yield report("idempotency-key-removed", positions, { from: code(from) });
  else yield report("idempotency-key-moved", positions, { from: code(from), to: code(to) });
}
