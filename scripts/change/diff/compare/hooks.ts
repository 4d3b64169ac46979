import { isDeepStrictEqual } from "node:util";
import { type Change, reporter } from "../change.ts";
import { declaredPositions, ownPositions } from "../declared.ts";
import type { Hook } from "../../../language/ir/types.ts";
import { codeOf } from "../../record/code.ts";
import type { OperationPair } from "./operation-pair.ts";

/** Code between the manifest and the provider: nothing more than that it changed can be reported. */
export function* compareHooks(operation: OperationPair): Iterable<Change> {
  const { pair, base, head } = operation;
  const report = reporter(pair, head.id);
  for (const kind of ["request", "reply"] as const) {
    const rule = ruleOf(base.hooks[kind], head.hooks[kind]);
    if (rule) yield report(rule, ownPositions(operation, ["hooks", kind]), { kind });
  }
  const [before = null, after = null] = [base.hooks.sign, head.hooks.sign];
  const isWider = !isDeepStrictEqual(before?.adds, after?.adds);
  const rule = ruleOf(before, after) ?? (isWider ? "hook-changed" : null);
  // The provider's own signs all operations that have none.
  if (rule)
    yield report(rule, declaredPositions(operation, ["hooks", "sign"]), { kind: "signature" });
}

function ruleOf(before: Hook | null, after: Hook | null) {
  if (isSame(before, after)) return null;
  return before ? (after ? "hook-changed" : "hook-removed") : "hook-added";
}

/** Whether the same code runs, whatever its comments say. */
function isSame(before: Hook | null, after: Hook | null): boolean {
  if (before === null || after === null) return before === after;
  if (before.name !== after.name) return false;
  return codeOf(before.source) === codeOf(after.source);
}
