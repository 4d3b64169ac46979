import { isDeepStrictEqual } from "node:util";
import type { Accept, Json } from "../../../language/ir/types.ts";
import { type Change, type Report, reporter } from "../change.ts";
import { declaredPositions } from "../declared.ts";
import type { OperationPair } from "./operation-pair.ts";
import { pairOutputs } from "./outputs.ts";
import { code, codeOf } from "./inline-code.ts";

/** Error statuses that became answers, are none any more, or answer otherwise. */
export function* compareAccepted(operation: OperationPair): Iterable<Change> {
  const report = reporter(operation.pair, operation.head.id);
  const before = new Map(operation.base.accept.map((accept) => [accept.status, accept]));
  const after = new Map(operation.head.accept.map((accept) => [accept.status, accept]));
  for (const status of new Set([...before.keys(), ...after.keys()])) {
    const [base, head] = [before.get(status), after.get(status)];
    if (base && head) {
      yield* compareAccept(base, head, { operation, report });
      continue;
    }
    const positions = declaredPositions(operation, ["accept", status]);
    if (head) yield report("accept-added", { ...positions, base: null }, { status });
    else yield report("accept-removed", { ...positions, head: null }, { status });
  }
}

interface Setting {
  readonly operation: OperationPair;
  readonly report: Report;
}

function* compareAccept(base: Accept, head: Accept, { operation, report }: Setting) {
  const { status } = head;
  if (!isDeepStrictEqual(base.match, head.match)) {
    const positions = declaredPositions(operation, ["accept", status, "match"]);
    yield report("accept-match-changed", positions, { status });
  }
  for (const [former, { name }] of pairOutputs(operation).pairs) {
    const [before, after] = [base.output[former.name], head.output[name]];
    if (isDeepStrictEqual(before, after)) continue;
    const values = {
      status,
      output: code(name),
      from: constantText(before),
      to: constantText(after),
    };
    const positions = declaredPositions(operation, ["accept", status, "output", name]);
    yield report("accept-output-changed", positions, values);
  }
}

/** Without a constant, an output is taken from the reply. */
function constantText(constant: Json | undefined): string {
  return constant === undefined ? "taken from the reply" : codeOf(constant);
}
