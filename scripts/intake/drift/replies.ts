import type { Reply } from "../../language/ir/types.ts";
import { isPlainText } from "../../language/manifest/plain-replies.ts";
import type { ManifestPath } from "../../language/manifest/source.ts";
import { isOfReply, isTextual } from "../content.ts";
import type { Finding } from "../finding.ts";
import type { VendorReply } from "../model.ts";
import { typesOf } from "../shape/types.ts";
import { type OperationComparison, positionOf } from "./comparison.ts";
import { either } from "./list-text.ts";
import { compareSchemas } from "./schemas.ts";

/** Statuses and bodies of replies of success. */
export function* compareReplies(comparison: OperationComparison): Generator<Finding> {
  const { ours, theirs, report } = comparison;
  const successes = theirs.replies.filter(({ status }) => status < 300);
  const path = ["operations", ours.id, "reply"];
  for (const reply of ours.replies) {
    const { status } = reply;
    const found = successes.find((other) => other.status === status) ?? successes.find(isOpen);
    const position = positionOf(theirs, [...path, status]);
    if (found) yield* compareBody(reply, found, position.path, comparison);
    else if (!theirs.hasOtherReplies && successes.length > 0) {
      yield report("reply-status-gone", position, { status });
    }
  }
  const known = new Set(ours.replies.map(({ status }) => status));
  const others = successes.filter((reply) => !known.has(reply.status) && !isOpen(reply));
  for (const { status } of others) {
    yield report("reply-status-new", positionOf(theirs, path), { status });
  }
}

/** Whether a vendor says it of any status of success. */
function isOpen({ said }: VendorReply): boolean {
  return said !== undefined;
}

/** The body of a reply that both sides have. */
export function* compareBody(
  reply: Reply,
  theirs: VendorReply,
  path: ManifestPath,
  comparison: OperationComparison,
): Generator<Finding> {
  const { schema, status, isText, listing, file } = reply;
  if (schema === null) return;
  // What the values of a list or the bytes of a file are, the manifest does not say.
  if (listing || file) {
    if (isOfReply(reply, theirs.mediaTypes)) return;
    const type = listing === undefined ? (file?.mediaType ?? "a file") : LISTS[listing];
    yield comparison.report("reply-type-other", positionOf(comparison.theirs, path), {
      status,
      types: typesText(theirs),
      type,
    });
    return;
  }
  if (isText || isPlainText(schema, comparison.provider.schemas)) {
    if (isTextual(theirs.mediaTypes) || mayBeText(theirs, comparison)) return;
    yield comparison.report("reply-text-gone", positionOf(comparison.theirs, path), {
      status,
      types: typesText(theirs),
    });
    return;
  }
  if (theirs.schema === null) {
    yield comparison.report("reply-body-gone", positionOf(comparison.theirs, path), { status });
    return;
  }
  const ours = { schema: comparison.provider.schemas[schema] ?? {}, at: ["schemas", schema] };
  yield* compareSchemas(ours, { schema: theirs.schema, at: [] }, comparison);
}

const LISTS = { lines: "lines of JSON", events: "a stream of events" } as const;

function typesText({ mediaTypes }: VendorReply): string {
  return mediaTypes.length > 0 ? either(mediaTypes) : "empty";
}

/** Few vendors that describe a text as JSON send it in quotes. */
function mayBeText({ schema }: VendorReply, { followTheirs }: OperationComparison): boolean {
  const types = schema && typesOf({ schema, at: [] }, followTheirs);
  return types?.has("string") === true;
}
