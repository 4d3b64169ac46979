import type { ManifestPath } from "../../language/manifest/source.ts";
import type { Finding } from "../finding.ts";
import type { VendorReply } from "../model.ts";
import type { SchemaNode } from "../shape/node.ts";
import { type OperationComparison, positionOf } from "./comparison.ts";
import { missing } from "./outputs.ts";
import { compareBody } from "./replies.ts";

/**
 * Error replies of all operations together: a manifest says once what most of them have, and few
 * documents list every error of every operation.
 */
export function* compareErrors(comparisons: readonly OperationComparison[]): Generator<Finding> {
  const listing = comparisons.filter((comparison) => errorsOf(comparison).length > 0);
  const [first] = listing;
  if (first === undefined) return;
  for (const comparison of listing) yield* compareDeclared(comparison);
  yield* gone(listing, first);
  const bodies = comparisons.flatMap((comparison) => [
    ...errorsOf(comparison).flatMap(bodyOf),
    ...comparison.theirs.openErrors.map((schema) => ({ schema, at: [] })),
  ]);
  for (const name of ["message", "code"] as const) {
    const paths = [...new Set(comparisons.flatMap(({ ours }) => ours.errors[name]))];
    yield* missing(paths, { body: bodies, item: [] }, ["errors", name], first);
  }
}

/** Replies that are no success, and that the manifest does not take for an answer. */
function errorsOf({ ours, theirs }: OperationComparison): readonly VendorReply[] {
  const accepted = new Set(ours.accept.map(({ status }) => status));
  return theirs.replies.filter(({ status }) => status >= 400 && !accepted.has(status));
}

function bodyOf({ schema }: VendorReply): readonly SchemaNode[] {
  return schema ? [{ schema, at: [] }] : [];
}

function* compareDeclared(comparison: OperationComparison): Generator<Finding> {
  const { ours, theirs, report } = comparison;
  if (ours.errorReplies.length === 0) return;
  for (const reply of errorsOf(comparison)) {
    const { status } = reply;
    const own = ours.errorReplies.find((declared) => declared.status === status);
    if (own) yield* compareBody(own, reply, pathOf(status), comparison);
    else yield report("reply-status-new", positionOf(theirs, ["errors", "reply"]), { status });
  }
}

function* gone(
  listing: readonly OperationComparison[],
  first: OperationComparison,
): Generator<Finding> {
  if (listing.some(({ theirs }) => theirs.hasOtherReplies)) return;
  const known = new Set(
    listing.flatMap((comparison) => comparison.theirs.replies.map(({ status }) => status)),
  );
  const declared = new Set(
    listing.flatMap(({ ours }) => ours.errorReplies.map(({ status }) => status)),
  );
  for (const status of declared) {
    if (known.has(status)) continue;
    yield first.report("reply-status-gone", positionOf(first.theirs, pathOf(status)), { status });
  }
}

/** An operation's own errors are found by its nearest line. */
function pathOf(status: number): ManifestPath {
  return ["errors", "reply", status];
}
