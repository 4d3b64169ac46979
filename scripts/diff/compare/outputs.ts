import { isDeepStrictEqual } from "node:util";
import type { Output } from "../../ir/types.ts";
import type { ManifestPath } from "../../manifest/source.ts";
import { type Change, reporter } from "../change.ts";
import type { Contract } from "../contract.ts";
import { type MatchedNames, matchNames, type Twin } from "../names.ts";
import { isStated, own } from "../stated.ts";
import type { OperationPair } from "./operations.ts";
import { compareAbsence } from "./outputs/absence.ts";
import type { OutputPair } from "./outputs/pair.ts";
import { compareShaping } from "./outputs/shaping.ts";
import { compareSources } from "./outputs/sources.ts";

const COMPARISONS = [compareSources, compareShaping, compareAbsence, compareDescriptions] as const;

/** Outputs that came, went, were renamed, or differ. */
export function* compareOutputs(operation: OperationPair): Iterable<Change> {
  const report = reporter(operation.pair, operation.head.id);
  const spotOf = (base: string, head = base) => ({
    base: own(operation, ["output", base]).base,
    head: own(operation, ["output", head]).head,
  });
  const outputs = outputsOf(operation);
  for (const { before, name } of outputs.renamed) {
    yield report("output-renamed", spotOf(before, name), { output: before, name });
  }
  for (const output of outputs.gone.keys()) {
    yield report("output-removed", { ...spotOf(output), head: null }, { output });
  }
  for (const output of outputs.come.keys()) {
    yield report("output-added", { ...spotOf(output), base: null }, { output });
  }
  for (const { name, base, head } of outputs.kept) {
    const pair: OutputPair = { operation, report, base, head, spot: spotOf(name) };
    yield* COMPARISONS.flatMap((compare) => [...compare(pair)]);
  }
}

/** The outputs that both states have. */
export function keptOutputs(operation: OperationPair): readonly Twin<Output>[] {
  const { kept, renamed } = outputsOf(operation);
  return [...kept, ...renamed];
}

function outputsOf({ base, head }: OperationPair): MatchedNames<Output> {
  return matchNames(byName(base), byName(head), isAlike);
}

function isDescribed({ source }: Contract, path: ManifestPath | null): boolean {
  return path !== null && isStated(source, [...path, "description"]);
}

function byName({ outputs }: OperationPair["base"]): ReadonlyMap<string, Output> {
  return new Map(outputs.map((output) => [output.name, output]));
}

/** Whether all but name and description is the same. */
function isAlike(base: Output, head: Output): boolean {
  const { name, description } = head;
  return isDeepStrictEqual({ ...base, name, description }, head);
}

function* compareDescriptions({ operation, report, base, head, spot }: OutputPair) {
  if (base.description === head.description) return;
  const { pair } = operation;
  const isOwn = isDescribed(pair.base, spot.base) || isDescribed(pair.head, spot.head);
  // An output without a description of its own has that of its schema, which is compared itself.
  if (!isOwn) return;
  yield report("output-description-changed", spot, { output: head.name });
}
