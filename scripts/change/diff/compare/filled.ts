import { isDeepStrictEqual } from "node:util";
import type { OperationHooks, Parameter } from "../../../language/ir/types.ts";
import { type Change, reporter } from "../change.ts";
import { ownPositions } from "../declared.ts";
import { code } from "./inline-code.ts";
import type { OperationPair } from "./operation-pair.ts";
import { pairUp } from "./pair-up.ts";

/** What hooks call, and the parameters that only they give. */
export function* compareFilled(operation: OperationPair): Iterable<Change> {
  const { pair, base, head } = operation;
  const report = reporter(pair, head.id);
  const [from, to] = [callsText(base.hooks), callsText(head.hooks)];
  if (from !== to) {
    const positions = ownPositions(operation, ["hooks", "calls"]);
    yield report("hook-calls-changed", positions, { from, to });
  }
  const { filled: were = [] } = base;
  const { filled: are = [] } = head;
  const { pairs, added, removed } = pairUp(were, are, (one, other) => one.name === other.name);
  const told = ({ name }: Parameter) =>
    [ownPositions(operation, ["params", name]), { name: code(name) }] as const;
  for (const [one, other] of pairs) {
    if (other.required && !one.required) yield report("hook-fills-required", ...told(other));
    else if (!isDeepStrictEqual(sentOf(one), sentOf(other)))
      yield report("hook-fills-changed", ...told(other));
  }
  for (const each of removed) yield report("hook-fills-removed", ...told(each));
  for (const each of added)
    yield report(each.required ? "hook-fills-required" : "hook-fills-added", ...told(each));
}

/** `people_find` once, `people_tag` 20 times */
function callsText({ calls = [] }: OperationHooks): string {
  const texts = calls.map(({ operation, most }) => {
    return `${code(operation)} ${most === 1 ? "once" : `${most} times`}`;
  });
  return texts.join(", ") || "nothing";
}

/** What decides how it travels and what is taken. */
function sentOf({ description: _, words: __, example: ___, ...sent }: Parameter) {
  return sent;
}
