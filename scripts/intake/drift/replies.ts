import type { Reply } from "../../language/ir/types.ts";
import type { ManifestPath } from "../../language/manifest/source.ts";
import type { Finding } from "../finding.ts";
import type { VendorReply } from "../model.ts";
import { compareSchemas } from "./schemas.ts";
import { type Subject, spotOf } from "./comparison.ts";

/** Statuses and bodies of replies of success. */
export function* compareReplies(subject: Subject): Generator<Finding> {
  const { ours, theirs, report } = subject;
  const successes = theirs.replies.filter(({ status }) => status < 300);
  const path = ["operations", ours.id, "reply"];
  for (const reply of ours.replies) {
    const { status } = reply;
    const found = successes.find((other) => other.status === status);
    const spot = spotOf(theirs, [...path, status]);
    if (found) yield* compareBody(reply, found, spot.path, subject);
    else if (!theirs.hasOtherReplies && successes.length > 0) {
      yield report("reply-status-gone", spot, { status });
    }
  }
  const known = new Set(ours.replies.map(({ status }) => status));
  for (const { status } of successes.filter((reply) => !known.has(reply.status))) {
    yield report("reply-status-new", spotOf(theirs, path), { status });
  }
}

/** The body of a reply that both sides have. */
export function* compareBody(
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
  const ours = { schema: subject.provider.schemas[schema] ?? {}, at: ["schemas", schema] };
  yield* compareSchemas(ours, { schema: theirs.schema, at: [] }, subject);
}
