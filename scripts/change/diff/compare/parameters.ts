import type { Parameter } from "../../../language/ir/types.ts";
import type { ManifestPath } from "../../../language/manifest/source.ts";
import { type Change, type Report, reporter, type Positions } from "../change.ts";
import type { Pair } from "../../../language/contract.ts";
import type { OperationPair } from "./operation-pair.ts";
import type { Paired } from "./pair-up.ts";
import { compareConversion } from "./parameters/conversion.ts";
import { compareDefault } from "./parameters/default.ts";
import { compareDependentValues } from "./parameters/dependent-values.ts";
import { compareInput } from "./parameters/input.ts";
import { compareLimits } from "./parameters/limits.ts";
import {
  firstOperations,
  ownParameters,
  type ParameterPair,
  renamesOf,
  sharedParameters,
  sharedWithin,
} from "./parameters/pairs.ts";
import { withRenames } from "./parameters/renames.ts";
import { memberReporter, type ReportMember } from "./parameters/report.ts";
import { compareSending } from "./parameters/sending.ts";
import { compareType, isOtherType } from "./parameters/type.ts";
import { code } from "./inline-code.ts";

type ParameterComparison = (pair: ParameterPair, report: ReportMember) => Iterable<Change>;

const COMPARISONS: readonly ParameterComparison[] = [compareType, compareInput, compareDefault];

const OF_ONE_TYPE: readonly ParameterComparison[] = [
  compareConversion,
  compareLimits,
  compareDependentValues,
];

/** Parameters that every operation takes: what callers see of them is said once, of the package. */
export function* compareSharedParameters(pair: Pair): Iterable<Change> {
  yield* compareAll(firstOperations(pair), sharedParameters(pair), reporter(pair, null));
}

/** Parameters that an operation has to itself, and where those of all operations go in it. */
export function* compareParameters(operation: OperationPair): Iterable<Change> {
  const report = reporter(operation.pair, operation.head.id);
  const own = ownParameters(operation);
  yield* compareAll(operation, own, report);
  for (const pair of parameterPairs(operation, [...own.pairs, ...sharedWithin(operation)])) {
    yield* compareSending(pair, reporterOf(pair, report));
  }
}

function parameterPairs(
  operation: OperationPair,
  pairs: Paired<Parameter>["pairs"],
): readonly ParameterPair[] {
  const renames = renamesOf(operation);
  return pairs.map(([base, head]) => {
    return { base: withRenames(base, renames), head, operation, renames };
  });
}

function* compareAll(
  operation: OperationPair,
  { pairs, removed, added }: Paired<Parameter>,
  report: Report,
): Iterable<Change> {
  for (const pair of parameterPairs(operation, pairs)) yield* comparePair(pair, report);
  for (const parameter of removed) {
    const name = code(parameter.name);
    yield report(
      "input-removed",
      { base: pathOf(operation.base.id, parameter), head: null },
      { name },
    );
  }
  for (const parameter of added) {
    const rule = parameter.required ? "input-added-required" : "input-added";
    const name = code(parameter.name);
    yield report(rule, { base: null, head: pathOf(operation.head.id, parameter) }, { name });
  }
}

function* comparePair(pair: ParameterPair, report: Report): Iterable<Change> {
  const { base, head } = pair;
  if (base.name !== head.name) {
    yield report("input-renamed", positionsOf(pair), {
      name: code(base.name),
      to: code(head.name),
    });
  }
  const reportMember = reporterOf(pair, report);
  for (const compare of COMPARISONS) yield* compare(pair, reportMember);
  if (isOtherType(pair)) return;
  for (const compare of OF_ONE_TYPE) yield* compare(pair, reportMember);
}

function reporterOf(pair: ParameterPair, report: Report): ReportMember {
  return memberReporter(report, pair.head.name, positionsOf(pair));
}

function positionsOf({ base, head, operation }: ParameterPair): Positions {
  return { base: pathOf(operation.base.id, base), head: pathOf(operation.head.id, head) };
}

/** Where the manifest declares a parameter. */
function pathOf(operation: string, { name, shared }: Parameter): ManifestPath {
  return shared ? ["params", name] : ["operations", operation, "params", name];
}
