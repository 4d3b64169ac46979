import { isDeepStrictEqual } from "node:util";
import type { Output } from "../../../language/ir/types.ts";
import type { ManifestPath } from "../../../language/manifest/source.ts";
import { type Change, reporter, type Spot } from "../change.ts";
import type { Contract } from "../../../language/contract.ts";
import { isStated, own } from "../declared.ts";
import type { OperationPair } from "./operation-pair.ts";
import { compareAbsence } from "./outputs/absence.ts";
import type { OutputPair } from "./outputs/pair.ts";
import { compareShaping } from "./outputs/shaping.ts";
import { compareSources } from "./outputs/sources.ts";
import { type Paired, pairUp } from "./pair-up.ts";
import { code } from "./inline-code.ts";

const COMPARISONS = [compareSources, compareShaping, compareAbsence, compareDescriptions] as const;

/** Outputs that came, went, were renamed, or differ. */
export function* compareOutputs(operation: OperationPair): Iterable<Change> {
  const report = reporter(operation.pair, operation.head.id);
  const { pairs, removed, added } = pairOutputs(operation);
  for (const [base, head] of pairs) {
    const spot = spotOf(operation, base, head);
    if (base.name !== head.name) {
      const names = { output: code(base.name), to: code(head.name) };
      yield report("output-renamed", spot, names);
    }
    const pair: OutputPair = { operation, report, base, head, spot };
    yield* COMPARISONS.flatMap((compare) => [...compare(pair)]);
  }
  for (const output of removed) {
    const spot = { ...spotOf(operation, output), head: null };
    yield report("output-removed", spot, { output: code(output.name) });
  }
  for (const output of added) {
    const spot = { ...spotOf(operation, output), base: null };
    yield report("output-added", spot, { output: code(output.name) });
  }
}

/** The outputs of both states; one that is gone and one that is new are the same when only the name differs. */
export function pairOutputs({ base, head }: OperationPair): Paired<Output> {
  return pairUp(base.outputs, head.outputs, (one, other) => one.name === other.name, isAlike);
}

/** Whether all but name and description is the same. */
function isAlike(base: Output, head: Output): boolean {
  const { name, description } = head;
  return isDeepStrictEqual({ ...base, name, description }, head);
}

function spotOf(operation: OperationPair, base: Output, head = base): Spot {
  return {
    base: own(operation, ["output", base.name]).base,
    head: own(operation, ["output", head.name]).head,
  };
}

function isDescribed({ source }: Contract, path: ManifestPath | null): boolean {
  return path !== null && isStated(source, [...path, "description"]);
}

function* compareDescriptions({ operation, report, base, head, spot }: OutputPair) {
  if (base.description === head.description) return;
  const { pair } = operation;
  const isOwn = isDescribed(pair.base, spot.base) || isDescribed(pair.head, spot.head);
  // An output without a description of its own has that of its schema, which is compared itself.
  if (!isOwn) return;
  yield report("output-description-changed", spot, { output: code(head.name) });
}
