import { isDeepStrictEqual } from "node:util";
import type { Output } from "../../../language/ir/types.ts";
import type { ManifestPath } from "../../../language/manifest/source.ts";
import { type Change, reporter, type Positions } from "../change.ts";
import type { Contract } from "../../../language/contract.ts";
import { isDeclared, ownPositions } from "../declared.ts";
import type { OperationPair } from "./operation-pair.ts";
import { compareAbsence } from "./outputs/absence.ts";
import { compareMaking } from "./outputs/making.ts";
import type { OutputPair } from "./outputs/pair.ts";
import { compareShaping } from "./outputs/shaping.ts";
import { compareSources } from "./outputs/sources.ts";
import { type Paired, pairUp } from "./pair-up.ts";
import { code } from "./inline-code.ts";

const COMPARISONS = [
  compareSources,
  compareShaping,
  compareMaking,
  compareAbsence,
  compareDescriptions,
] as const;

/** Outputs that came, went, were renamed, or differ. */
export function* compareOutputs(operation: OperationPair): Iterable<Change> {
  const report = reporter(operation.pair, operation.head.id);
  const { pairs, removed, added } = pairOutputs(operation);
  for (const [base, head] of pairs) {
    const positions = positionsOf(operation, base, head);
    if (base.name !== head.name) {
      const names = { output: code(base.name), to: code(head.name) };
      yield report("output-renamed", positions, names);
    }
    const pair: OutputPair = { operation, report, base, head, positions };
    yield* COMPARISONS.flatMap((compare) => [...compare(pair)]);
  }
  for (const output of removed) {
    const positions = { ...positionsOf(operation, output), head: null };
    yield report("output-removed", positions, { output: code(output.name) });
  }
  for (const output of added) {
    const positions = { ...positionsOf(operation, output), base: null };
    yield report("output-added", positions, { output: code(output.name) });
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

function positionsOf(operation: OperationPair, base: Output, head = base): Positions {
  return {
    base: ownPositions(operation, ["output", base.name]).base,
    head: ownPositions(operation, ["output", head.name]).head,
  };
}

function isDescribed({ source }: Contract, path: ManifestPath | null): boolean {
  return path !== null && isDeclared(source, [...path, "description"]);
}

function* compareDescriptions({ operation, report, base, head, positions }: OutputPair) {
  if (base.description === head.description) return;
  const { pair } = operation;
  const isOwn = isDescribed(pair.base, positions.base) || isDescribed(pair.head, positions.head);
  // An output without a description of its own has that of its schema, which is compared itself.
  if (!isOwn) return;
  yield report("output-description-changed", positions, { output: code(head.name) });
}
