import type { Reply } from "../../language/ir/types.ts";
import { isPlainText } from "../../language/ir/plain-replies.ts";
import type { ManifestPath } from "../../language/manifest/source.ts";
import { isOfReply, isTextual } from "../content.ts";
import type { Finding } from "../finding.ts";
import type { VendorReply } from "../model.ts";
import { typesOf } from "../shape/types.ts";
import type { OperationComparison } from "./comparison.ts";
import { either } from "./list-text.ts";
import { missing } from "./outputs.ts";
import { compareSchemas } from "./schemas.ts";

/** Statuses and bodies of replies of success. */
export function* compareReplies(comparison: OperationComparison): Generator<Finding> {
  const { ours, theirs, tell } = comparison;
  const successes = theirs.replies.filter(({ status }) => status < 300);
  // Said of any status of success.
  const open = successes.find(({ said }) => said !== undefined);
  const path = ["operations", ours.id, "reply"];
  yield* compareDeclared(ours.replies, successes, path, comparison);
  if (theirs.hasOtherReplies || successes.length === 0 || open) return;
  for (const { status } of ours.replies)
    if (!successes.some((other) => other.status === status))
      yield tell("got-less", [...path, status], `The vendor's document has no reply ${status}`);
}

function* compareDeclared(
  own: readonly Reply[],
  theirs: readonly VendorReply[],
  path: ManifestPath,
  comparison: OperationComparison,
): Generator<Finding> {
  const open = theirs.find(({ said }) => said !== undefined);
  for (const reply of own) {
    const found = theirs.find(({ status }) => status === reply.status) ?? open;
    if (found) yield* compareBody(reply, found, [...path, reply.status], comparison);
  }
  for (const { status, said } of theirs)
    if (said === undefined && !own.some((reply) => reply.status === status))
      yield comparison.tell("got-new", path, `The vendor also replies ${status}`);
}

/**
 * Error replies of all operations together: a manifest says once what most of them have, and few
 * documents list every error of every operation.
 */
export function* compareErrors(comparisons: readonly OperationComparison[]): Generator<Finding> {
  const listing = comparisons.filter((comparison) => errorsOf(comparison).length > 0);
  const [first] = listing;
  if (first === undefined) return;
  const path = ["errors", "reply"];
  for (const comparison of listing) {
    const { errorReplies } = comparison.ours;
    if (errorReplies.length > 0)
      yield* compareDeclared(errorReplies, errorsOf(comparison), path, comparison);
  }
  const known = new Set(
    listing.flatMap(({ theirs }) => theirs.replies.map(({ status }) => status)),
  );
  const isOpen = listing.some(({ theirs }) => theirs.hasOtherReplies);
  for (const { status } of isOpen ? [] : listing.flatMap(({ ours }) => ours.errorReplies))
    if (!known.has(status))
      // An operation's own errors are found by its nearest line.
      yield first.tell(
        "got-less",
        [...path, status],
        `The vendor's document has no reply ${status}`,
      );
  const bodies = comparisons.flatMap((comparison) => [
    ...errorsOf(comparison).flatMap(({ schema }) => (schema ? [schema] : [])),
    ...comparison.theirs.openErrors,
  ]);
  const roots = { body: bodies.map((schema) => ({ schema, at: [] })), item: [] };
  for (const name of ["message", "code"] as const) {
    const paths = [...new Set(comparisons.flatMap(({ ours }) => ours.errors[name]))];
    yield* missing(paths, roots, ["errors", name], first);
  }
}

/** Replies that are no success, and that the manifest does not take for an answer. */
function errorsOf({ ours, theirs }: OperationComparison): readonly VendorReply[] {
  const accepted = new Set(ours.accept.map(({ status }) => status));
  return theirs.replies.filter(({ status }) => status >= 400 && !accepted.has(status));
}

/** The body of a reply that both sides have. */
function* compareBody(
  reply: Reply,
  theirs: VendorReply,
  path: ManifestPath,
  comparison: OperationComparison,
): Generator<Finding> {
  const { schema, status, isText, listing, file } = reply;
  const { provider, tell } = comparison;
  if (schema === null) return;
  const types = theirs.mediaTypes.length > 0 ? either(theirs.mediaTypes) : "empty";
  const other = (type: string) =>
    tell("got-other", path, `The vendor's reply ${status} is ${types}, not ${type}`);
  // What the values of a list or the bytes of a file are, the manifest does not say.
  if (listing || file) {
    const type = listing === undefined ? (file?.mediaType ?? "a file") : LISTS[listing];
    if (!isOfReply(reply, theirs.mediaTypes)) yield other(type);
  } else if (isText || isPlainText(schema, provider.schemas)) {
    if (!isTextual(theirs.mediaTypes) && !mayBeText(theirs, comparison)) yield other("bare text");
  } else if (theirs.schema === null) {
    yield tell("got-gone", path, `The vendor's reply ${status} has no JSON body`);
  } else {
    const ours = { schema: provider.schemas[schema] ?? {}, at: ["schemas", schema] };
    yield* compareSchemas(ours, { schema: theirs.schema, at: [] }, comparison);
  }
}

const LISTS = { lines: "lines of JSON", events: "a stream of events" } as const;

/** Few vendors that describe a text as JSON send it in quotes. */
function mayBeText({ schema }: VendorReply, { followTheirs }: OperationComparison): boolean {
  const types = schema && typesOf({ schema, at: [] }, followTheirs);
  return types?.has("string") === true;
}
