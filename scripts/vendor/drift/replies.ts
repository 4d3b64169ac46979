import type { Reply } from "../../ir/types.ts";
import type { ManifestPath } from "../../manifest/source.ts";
import type { Finding } from "../finding.ts";
import type { VendorReply } from "../model.ts";
import { compareSchemas } from "./schemas.ts";
import { type Subject, spotOf } from "./subject.ts";

/** Statuses and bodies of replies. */
export function* compareReplies(subject: Subject): Generator<Finding> {
  const { ours, theirs } = subject;
  const isError = ({ status }: { readonly status: number }) => status >= 300;
  const successes = theirs.replies.filter((reply) => !isError(reply));
  const own = ["operations", ours.id, "reply"];
  yield* compareSet(ours.replies, successes, own, subject);
  // Few documents list every error; one that lists some means something by it.
  const errors = theirs.replies.filter(isError);
  if (errors.length === 0) return;
  const accepted = new Set(ours.accept.map(({ status }) => status));
  const unexpected = errors.filter(({ status }) => !accepted.has(status));
  const declared = ours.errorReplies.filter(({ status }) => !accepted.has(status));
  yield* compareSet(declared, unexpected, ["errors", "reply"], subject);
}

function* compareSet(
  ours: readonly Reply[],
  theirs: readonly VendorReply[],
  path: ManifestPath,
  subject: Subject,
): Generator<Finding> {
  for (const reply of ours) {
    const { status } = reply;
    const found = theirs.find((other) => other.status === status);
    const spot = spotOf(subject.theirs, [...path, status]);
    if (found) yield* compareBody(reply, found, spot.path, subject);
    else if (!subject.theirs.hasOtherReplies && theirs.length > 0) {
      yield subject.report("reply-status-gone", spot, { status });
    }
  }
  // Without any, there is nothing to compare: a table of errors is a matter of its own.
  if (ours.length === 0) return;
  const known = new Set(ours.map(({ status }) => status));
  for (const { status } of theirs.filter((reply) => !known.has(reply.status))) {
    yield subject.report("reply-status-new", spotOf(subject.theirs, path), { status });
  }
}

function* compareBody(
  { schema, status }: Reply,
  theirs: VendorReply,
  path: ManifestPath,
  subject: Subject,
): Generator<Finding> {
  if (schema === null) return;
  if (theirs.schema === null) {
    yield subject.report("reply-body-gone", spotOf(subject.theirs, path), { status });
    return;
  }
  const ours = subject.provider.schemas[schema] ?? {};
  const ourNode = { schema: ours, at: ["schemas", schema] };
  yield* compareSchemas(ourNode, { schema: theirs.schema, at: [] }, subject);
}
