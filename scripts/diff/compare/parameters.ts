import type { Parameter } from "../../ir/types.ts";
import type { ManifestPath } from "../../manifest/source.ts";
import { type Change, type Report, reporter } from "../change.ts";
import type { Pair } from "../contract.ts";
import type { OperationPair } from "./operations.ts";
import type { Paired } from "./pair-up.ts";
import { compareConversion } from "./parameters/conversion.ts";
import { compareDefault } from "./parameters/default.ts";
import { compareDependentValues } from "./parameters/dependent-values.ts";
import { compareInput } from "./parameters/input.ts";
import { compareLimits } from "./parameters/limits.ts";
import {
  ownParameters,
  type ParameterPair,
  renamesOf,
  sharedParameters,
} from "./parameters/pairs.ts";
import { withRenames } from "./parameters/renames.ts";
import { memberReporter, type ReportMember } from "./parameters/report.ts";
import { compareSending } from "./parameters/sending.ts";
import { compareType, isOtherType } from "./parameters/type.ts";
import { code } from "./words.ts";

/** What compares one part of a parameter. */
type ParameterComparison = (pair: ParameterPair, report: ReportMember) => Iterable<Change>;

const COMPARISONS: readonly ParameterComparison[] = [
  compareType,
  compareInput,
  compareDefault,
  compareSending,
];

/** What says nothing across types. */
const OF_ONE_TYPE: readonly ParameterComparison[] = [
  compareConversion,
  compareLimits,
  compareDependentValues,
];

/** Parameters that every operation takes: what changed of them is said once, of the package. */
export function* compareSharedParameters(pair: Pair): Iterable<Change> {
  const [base] = pair.base.provider.operations;
  const [head] = pair.head.provider.operations;
  if (!base || !head) return;
  const operation = { pair, base, head };
  yield* compareAll(operation, sharedParameters(operation), reporter(pair, null));
}

/** Parameters that an operation has to itself. */
export function* compareParameters(operation: OperationPair): Iterable<Change> {
  const report = reporter(operation.pair, operation.head.id);
  yield* compareAll(operation, ownParameters(operation), report);
}

function* compareAll(
  operation: OperationPair,
  { pairs, removed, added }: Paired<Parameter>,
  report: Report,
): Iterable<Change> {
  const renames = renamesOf(operation);
  for (const [base, head] of pairs) {
    const pair = { base: withRenames(base, renames), head, operation, renames };
    yield* comparePair(pair, report);
  }
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
  const { base, head, operation } = pair;
  const before = pathOf(operation.base.id, base);
  const after = pathOf(operation.head.id, head);
  if (base.name !== head.name) {
    const names = { name: code(base.name), to: code(head.name) };
    yield report("input-renamed", { base: before, head: after }, names);
  }
  const reportMember = memberReporter(report, head.name, { base: before, head: after });
  for (const compare of COMPARISONS) yield* compare(pair, reportMember);
  if (isOtherType(pair)) return;
  for (const compare of OF_ONE_TYPE) yield* compare(pair, reportMember);
}

/** Where the manifest declares a parameter. */
function pathOf(operation: string, { name, shared }: Parameter): ManifestPath {
  return shared ? ["params", name] : ["operations", operation, "params", name];
}
