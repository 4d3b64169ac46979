import { didYouMean } from "../../../packages/runtime/src/did-you-mean.ts";
import type { Contract } from "../../language/contract.ts";
import { everyLine } from "../../language/ir/lines.ts";
import type { ManifestPath, ManifestSource } from "../../language/manifest/source.ts";
import { nameOf, requestOf } from "../draft/names.ts";
import { placeIn, sift } from "../draft/obstacle.ts";
import { type Finding, sorted, teller } from "../finding.ts";
import { followManifest, followVendor } from "../follow.ts";
import type { Vendor, VendorOperation } from "../model.ts";
import { compareAdditions } from "./additions.ts";
import type { OperationComparison } from "./comparison.ts";
import { compareEncoding } from "./encoding.ts";
import { matcherOf } from "./match.ts";
import { compareOutputs } from "./outputs.ts";
import { compareErrors, compareReplies } from "./replies.ts";
import { compareSecurity } from "./security.ts";
import { compareSent } from "./sent.ts";
import { compareServer } from "./server.ts";

export interface Drift {
  readonly findings: readonly Finding[];
  /** Operations of the vendor that the manifest does not have. */
  readonly others: readonly VendorOperation[];
}

/** Every difference between a manifest and the vendor's own document. */
export function drift({ provider, source }: Contract, vendor: Vendor): Drift {
  const follow = { followOurs: followManifest(provider), followTheirs: followVendor(vendor) };
  const shared = { ...follow, provider, seen: new Map(), placeOf: placesIn(source) };
  const findings: Finding[] = [];
  const comparisons: OperationComparison[] = [];
  const match = matcherOf(provider, vendor);
  const requests = () => vendor.operations.map(requestOf);
  for (const operation of provider.operations) {
    const { id } = operation;
    const own: OperationComparison[] = [];
    for (const line of everyLine(operation)) {
      const found = match(line);
      if (found) {
        const tell = teller(source, found.theirs.pointer);
        own.push({ ...shared, ...found, ours: { ...line, id }, tell });
        continue;
      }
      const request = `${line.method} ${line.path}`;
      const text = `The vendor has no \`${request}\`${didYouMean(request, requests())}`;
      findings.push(teller(source, null)("sent-gone", ["operations", id, "request"], text));
    }
    comparisons.push(...own);
    findings.push(...ofLines(own.map((comparison) => [...compareOperation(comparison)])));
  }
  findings.push(...compareErrors(comparisons));
  const known = new Set(comparisons.map(({ theirs }) => theirs));
  const others = vendor.operations.filter((operation) => !known.has(operation));
  return { findings: sorted(findings), others };
}

/** Where an operation writes something, or the provider for all of them. */
function placesIn(source: ManifestSource) {
  return (path: ManifestPath) => {
    const isOwn = source.keyAt(path).start !== source.keyAt(path.slice(0, -1)).start;
    return isOwn ? path : path.slice(2);
  };
}

/** What is found for the lines of one operation: what is sent is for the others where one takes it. */
function ofLines(lines: readonly (readonly Finding[])[]): readonly Finding[] {
  const isIn = (found: Finding) => (line: readonly Finding[]) =>
    line.some(({ code, message }) => code === found.code && message === found.message);
  return lines.flat().filter((found) => found.code !== "sent-gone" || lines.every(isIn(found)));
}

function* compareOperation(comparison: OperationComparison): Generator<Finding> {
  const { ours, theirs, tell } = comparison;
  const { id, method, path } = ours;
  if (theirs.deprecated && !ours.words?.deprecated)
    yield tell(
      "sent-deprecated",
      ["operations", id, "request"],
      `\`${method} ${path}\` is deprecated`,
    );
  yield* compareServer(comparison);
  yield* compareSecurity(comparison);
  // What travels in a document, and comes back for it, is said by another schema.
  if (ours.graphql) return;
  yield* compareEncoding(comparison);
  yield* compareSent(comparison);
  yield* compareAdditions(comparison);
  yield* compareReplies(comparison);
  yield* compareOutputs(comparison);
}

/** With what the vendor has beside, as findings: what `import` would add, and what it would leave out. */
export function withOthers({ findings, others }: Drift, contract: Contract, vendor: Vendor): Drift {
  const { provider, source } = contract;
  const { kept, leftOut } = sift(others, placeIn(provider, vendor));
  const more = kept.map((theirs): Finding => {
    const tell = teller(source, theirs.pointer);
    const found = tell(
      "operation-new",
      ["operations"],
      `The vendor also has \`${requestOf(theirs)}\``,
    );
    const command = `npx blockwright import FILE --operations '${nameOf(theirs)}' --provider ${provider.id}`;
    return { ...found, fix: `Add it with \`${command}\`, or leave it.` };
  });
  const unsupported = leftOut.map(({ operation, reason, detail }): Finding => {
    const text = `The vendor also has \`${requestOf(operation)}\`, but ${reason} (${detail})`;
    return teller(source, operation.pointer)("operation-unsupported", ["operations"], text);
  });
  return { findings: sorted([...findings, ...more, ...unsupported]), others };
}
