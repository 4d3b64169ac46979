import { didYouMean } from "../../../packages/workflow/src/diagnostics/did-you-mean.ts";
import type { Contract } from "../../language/contract.ts";
import type { Operation } from "../../language/ir/types.ts";
import { bodyTree } from "../../language/ir/body-tree.ts";
import { type Finding, type Report, reporter, sorted } from "../finding.ts";
import { followManifest, followVendor } from "../follow.ts";
import type { Vendor, VendorOperation } from "../model.ts";
import { compareAdditions } from "./additions.ts";
import { compareErrors } from "./errors.ts";
import { match } from "./match.ts";
import { compareOutputs } from "./outputs.ts";
import { compareParameters } from "./parameters.ts";
import { compareReplies } from "./replies.ts";
import { compareSecurity } from "./security.ts";
import { compareServer } from "./server.ts";
import { type Seen, type Subject, spotOf } from "./comparison.ts";
import { either } from "./list-text.ts";

/** What a comparison found. */
export interface Drift {
  readonly findings: readonly Finding[];
  /** Operations of the vendor that the manifest does not have. */
  readonly others: readonly VendorOperation[];
}

/** Every difference between a manifest and the vendor's own document. */
export function drift({ provider, source }: Contract, vendor: Vendor): Drift {
  const report = reporter(source);
  const seen: Seen = new Map();
  const follow = { followOurs: followManifest(provider), followTheirs: followVendor(vendor) };
  const findings: Finding[] = [];
  const subjects: Subject[] = [];
  const known = new Set<VendorOperation>();
  for (const ours of provider.operations) {
    const found = match(provider, ours, vendor);
    if (found === undefined) {
      findings.push(gone(ours, vendor, report));
      continue;
    }
    known.add(found.theirs);
    subjects.push({ ...found, ...follow, provider, ours, report, seen });
  }
  findings.push(...subjects.flatMap((subject) => [...compareOperation(subject)]));
  findings.push(...compareErrors(subjects));
  const others = vendor.operations.filter((operation) => !known.has(operation));
  return { findings: sorted(findings), others };
}

function gone(ours: Operation, vendor: Vendor, report: Report): Finding {
  const request = `${ours.method} ${ours.path}`;
  const path = ["operations", ours.id, "request"];
  const candidates = vendor.operations.map((theirs) => `${theirs.method} ${theirs.path}`);
  return report("operation-gone", { path }, { request, hint: didYouMean(request, candidates) });
}

function* compareOperation(subject: Subject): Generator<Finding> {
  const { ours, theirs, report } = subject;
  const spot = spotOf(theirs, ["operations", ours.id, "request"]);
  if (theirs.deprecated) {
    yield report("operation-deprecated", spot, { request: `${ours.method} ${ours.path}` });
  }
  yield* compareServer(subject);
  yield* compareSecurity(subject);
  if (bodyTree(ours) !== null && theirs.body !== null && theirs.body.schema === null) {
    yield report("body-refused", spot, { types: either(theirs.body.mediaTypes) });
  }
  yield* compareParameters(subject);
  yield* compareAdditions(subject);
  yield* compareReplies(subject);
  yield* compareOutputs(subject);
}

/** With what the vendor has beside, as findings. */
export function withOthers({ findings, others }: Drift, { provider, source }: Contract): Drift {
  const report = reporter(source);
  const more = others.map((operation): Finding => {
    const request = `${operation.method} ${operation.path}`;
    const values = { request, operation: operation.id ?? request, provider: provider.id };
    return report("operation-new", { path: ["operations"], pointer: operation.pointer }, values);
  });
  return { findings: sorted([...findings, ...more]), others };
}
