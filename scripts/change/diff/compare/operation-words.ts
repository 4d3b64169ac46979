import type { Deprecation } from "../../../language/ir/types.ts";
import { type Change, reporter } from "../change.ts";
import { ownPositions } from "../declared.ts";
import { code } from "./inline-code.ts";
import type { OperationPair } from "./operation-pair.ts";
import { changedWords } from "./words.ts";

/** What an operation says to people, to language models and to the hosts that call it for them. */
export function* compareOperationWords(operation: OperationPair): Iterable<Change> {
  const { pair, base, head } = operation;
  const report = reporter(pair, head.id);
  const { deprecated: was, ...before } = base.words ?? {};
  const { deprecated: is, ...after } = head.words ?? {};
  const [first, ...others] = changedWords(before, after);
  if (first !== undefined) {
    const words = [first, ...others].map(code).join(", ");
    yield report("operation-words-changed", ownPositions(operation, [first]), { words });
  }
  const positions = ownPositions(operation, ["deprecated"]);
  if (!was && is) yield report("operation-deprecated", positions, {});
  else if (changedWords(was, is).length > 0) {
    const values = { from: textOf(was), to: textOf(is) };
    yield report("operation-deprecation-changed", positions, values);
  }
  yield* compareHabits(operation);
}

/** What follows from another effect or method is said with these. */
function* compareHabits(operation: OperationPair): Iterable<Change> {
  const { pair, base, head } = operation;
  if (base.effect !== head.effect || base.method !== head.method) return;
  const report = reporter(pair, head.id);
  for (const habit of ["destructive", "idempotent"] as const) {
    if (base[habit] === head[habit]) continue;
    const rule = head[habit] ? (`${habit}-told` as const) : (`${habit}-untold` as const);
    yield report(rule, ownPositions(operation, [habit]), {});
  }
}

function textOf(deprecation: Deprecation | undefined): string {
  const { since, use } = deprecation ?? {};
  const parts = [...(since === undefined ? [] : [since]), ...(use === undefined ? [] : [use])];
  return parts.length === 0 ? "none" : parts.map(code).join(", ");
}
