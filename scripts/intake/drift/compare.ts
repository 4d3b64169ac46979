import { didYouMean } from "../../../packages/runtime/src/did-you-mean.ts";
import type { Contract } from "../../language/contract.ts";
import type { Operation } from "../../language/ir/types.ts";
import { everyLine } from "../../language/ir/lines.ts";
import type { ManifestPath, ManifestSource } from "../../language/manifest/source.ts";
import { nameOf, requestOf } from "../draft/names.ts";
import { placeIn, sift } from "../draft/obstacle.ts";
import { type Finding, type FindingCode, type Report, reporter, sorted } from "../finding.ts";
import { followManifest, followVendor } from "../follow.ts";
import type { Vendor, VendorOperation } from "../model.ts";
import { compareAdditions } from "./additions.ts";
import { compareEncoding } from "./encoding.ts";
import { compareErrors } from "./errors.ts";
import { matcherOf } from "./match.ts";
import { compareOutputs } from "./outputs.ts";
import { compareParameters } from "./parameters.ts";
import { compareReplies } from "./replies.ts";
import { compareSecurity } from "./security.ts";
import { compareServer } from "./server.ts";
import { compareWritten } from "./written.ts";
import { type Seen, type OperationComparison, positionOf } from "./comparison.ts";

export interface Drift {
  readonly findings: readonly Finding[];
  /** Operations of the vendor that the manifest does not have. */
  readonly others: readonly VendorOperation[];
}

/** Every difference between a manifest and the vendor's own document. */
export function drift({ provider, source }: Contract, vendor: Vendor): Drift {
  const report = reporter(source);
  const placeOf = (path: ManifestPath) => (isAt(path, source) ? path : path.slice(2));
  const seen: Seen = new Map();
  const follow = { followOurs: followManifest(provider), followTheirs: followVendor(vendor) };
  const findings: Finding[] = [];
  const comparisons: OperationComparison[] = [];
  const known = new Set<VendorOperation>();
  const match = matcherOf(provider, vendor);
  for (const operation of provider.operations) {
    const own: OperationComparison[] = [];
    for (const ours of everyLine(operation).map((line) => ({ ...line, id: operation.id }))) {
      const found = match(ours);
      if (found === undefined) {
        findings.push(gone(ours, vendor, report));
        continue;
      }
      known.add(found.theirs);
      own.push({ ...found, ...follow, provider, ours, report, seen, placeOf });
    }
    comparisons.push(...own);
    findings.push(...ofLines(own.map((comparison) => [...compareOperation(comparison)])));
  }
  findings.push(...compareErrors(comparisons));
  const others = vendor.operations.filter((operation) => !known.has(operation));
  return { findings: sorted(findings), others };
}

/** Codes of what is sent and not taken: with several lines, it is for the others where one takes it. */
const UNTAKEN: ReadonlySet<FindingCode> = new Set([
  "parameter-gone",
  "parameter-moved",
  "constant-gone",
  "member-gone",
]);

/** What is found for the lines of one operation. */
function ofLines(lines: readonly (readonly Finding[])[]): readonly Finding[] {
  const isIn = (found: Finding) => (line: readonly Finding[]) =>
    line.some(({ code, message }) => code === found.code && message === found.message);
  const all = lines.flat();
  return all.filter((found) => !UNTAKEN.has(found.code) || lines.every(isIn(found)));
}

function isAt(path: ManifestPath, source: ManifestSource): boolean {
  return source.keyAt(path).start !== source.keyAt(path.slice(0, -1)).start;
}

function gone(ours: Operation, vendor: Vendor, report: Report): Finding {
  const request = `${ours.method} ${ours.path}`;
  const path = ["operations", ours.id, "request"];
  const candidates = vendor.operations.map(requestOf);
  return report("operation-gone", { path }, { request, hint: didYouMean(request, candidates) });
}

function* compareOperation(comparison: OperationComparison): Generator<Finding> {
  const { ours, theirs, report } = comparison;
  const position = positionOf(theirs, ["operations", ours.id, "request"]);
  if (theirs.deprecated && !ours.words?.deprecated) {
    yield report("operation-deprecated", position, { request: `${ours.method} ${ours.path}` });
  }
  yield* compareServer(comparison);
  yield* compareSecurity(comparison);
  // What travels in a document, and comes back for it, is said by another schema.
  if (ours.graphql) return;
  yield* compareEncoding(comparison);
  yield* compareParameters(comparison);
  yield* compareWritten(comparison);
  yield* compareAdditions(comparison);
  yield* compareReplies(comparison);
  yield* compareOutputs(comparison);
}

/** With what the vendor has beside, as findings: what `import` would add, and what it would leave out. */
export function withOthers({ findings, others }: Drift, contract: Contract, vendor: Vendor): Drift {
  const { provider, source } = contract;
  const report = reporter(source);
  const path = ["operations"];
  const { kept, leftOut } = sift(others, placeIn(provider, vendor));
  const more = kept.map((theirs): Finding => {
    const values = { request: requestOf(theirs), operation: nameOf(theirs), provider: provider.id };
    return report("operation-new", { path, pointer: theirs.pointer }, values);
  });
  const unsupported = leftOut.map(({ operation, reason, detail }): Finding => {
    const values = { request: requestOf(operation), reason: `${reason} (${detail})` };
    return report("operation-unsupported", { path, pointer: operation.pointer }, values);
  });
  return { findings: sorted([...findings, ...more, ...unsupported]), others };
}
