import { isDeepStrictEqual } from "node:util";
import { type Change, reporter } from "../change.ts";
import { ownPositions } from "../declared.ts";
import type { Hook } from "../../../language/ir/types.ts";
import { codeOf } from "../../record/code.ts";
import type { OperationPair } from "./operation-pair.ts";

/** Code between the manifest and the provider: nothing more than that it changed can be reported. */
export function* compareHooks(operation: OperationPair): Iterable<Change> {
  const { pair, base, head } = operation;
  const report = reporter(pair, head.id);
  for (const kind of ["request", "reply"] as const) {
    const [before, after] = [base.hooks[kind], head.hooks[kind]];
    if (isSame(before, after)) continue;
    const rule = before ? (after ? "hook-changed" : "hook-removed") : "hook-added";
    yield report(rule, ownPositions(operation, ["hooks", kind]), { kind });
  }
}

/** Whether the same code runs, whatever its comments say. */
function isSame(before: Hook | null, after: Hook | null): boolean {
  if (isDeepStrictEqual(before, after)) return true;
  if (before === null || after === null || before.name !== after.name) return false;
  return codeOf(before.source) === codeOf(after.source);
}
