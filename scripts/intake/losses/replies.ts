import type { Operation, Reply } from "../../language/ir/types.ts";
import { isJson, isSameContent } from "./bodies.ts";
import type { Facts } from "./facts.ts";
import type { Content, Parts, ReplyPart } from "./parts.ts";
import type { ReplySchemas } from "./reply-schemas.ts";
import type { Sides } from "./value.ts";

/** What is needed to compare replies. */
export interface ReplySides extends Sides {
  readonly schemas: ReplySchemas;
}

/** Reports what replies of the vendor hold, and those of the draft lack. */
export function compareReplies(parts: Parts, operation: Operation, sides: ReplySides): void {
  const all = [...operation.replies, ...operation.errorReplies];
  const accepted = operation.accept.map(({ status }) => status);
  for (const part of parts.replies) {
    if (!/^(?:[2-5](?:\d\d|xx)|default)$/i.test(part.status)) continue;
    compareHeaders(part, operation, sides);
    const replies = all.filter(({ status }) => isOf(part, status, parts));
    const [reply] = replies;
    if (isOfOthers(part, parts)) compareOthers(part, replies, sides);
    else if (reply) compareReply(part, reply, parts, operation, sides);
    else if (!accepted.some((status) => isOf(part, status, parts)))
      sides.notes.add("a reply", { ...metAt(part), words: [part.status] });
  }
}

/** Whether errors that are not listed are meant, or whatever else may come. */
function isOfOthers({ status }: ReplyPart, { replies }: Parts): boolean {
  if (status === "default") return replies.some((each) => each.status.startsWith("2"));
  return /xx$/i.test(status) && !status.startsWith("2");
}

function metAt({ pointer, status }: ReplyPart): { pointer: string; detail: string } {
  return { pointer, detail: status };
}

/** Whether a status is that of a reply, or one of its range; `default` speaks for what is not listed. */
function isOf({ status }: ReplyPart, own: number, { replies }: Parts): boolean {
  if (/^\d+$/.test(status)) return Number(status) === own;
  if (replies.some((each) => each.status === String(own))) return false;
  if (status !== "default") return status.startsWith(String(own).charAt(0));
  return own >= 300 || !replies.some((each) => each.status.startsWith("2"));
}

/** What the replies of all other statuses hold has to be what one of them holds. */
function compareOthers(part: ReplyPart, replies: readonly Reply[], sides: ReplySides): void {
  const { notes, theirs, schemas } = sides;
  for (const content of part.contents) {
    const node = theirs.target(content.node);
    // That there may be other replies is nothing to know, where nothing is said of them.
    if (theirs.factsOf(node).members.size === 0) continue;
    const isSaid = replies.some(({ schema }) => schema !== null && schemas.isSaid(node, schema));
    if (isSaid || !notes.isFirst(`schema ${node.id}`)) continue;
    const { pointer } = node;
    notes.add("replies of other statuses", { pointer, detail: part.status, words: [part.status] });
  }
}

const QUIET =
  /^(?:content-(?:type|length|encoding)|retry-after|date|connection|server|vary|access-control-.*)$/i;

function compareHeaders(
  { headers, pointer, status }: ReplyPart,
  { outputs, page, policy, errors }: Operation,
  { notes }: ReplySides,
): void {
  const known = headers.filter((each) => !QUIET.test(each));
  const told = known.length > 0 ? JSON.stringify([outputs, page, policy, errors]) : "";
  for (const name of known) {
    const isTold =
      name.toLowerCase() === "link"
        ? told.includes('"links.')
        : told.includes(`headers.${name.toLowerCase()}`);
    if (!isTold)
      notes.add("a header of a reply", {
        pointer: `${pointer}/headers/${name}`,
        detail: `${status}: ${name}`,
        words: [name],
      });
  }
}

function compareReply(
  part: ReplyPart,
  reply: Reply,
  { method }: Parts,
  operation: Operation,
  sides: ReplySides,
): void {
  const { notes, schemas } = sides;
  const { status, contents, pointer } = part;
  // Such a reply has no body, whatever a document says.
  if (method === "head" || /^20[45]$/.test(status) || contents.length === 0) return;
  const content = contents.find((each) => isReadAs(each, reply, sides));
  const types = contents.map(({ mediaType }) => mediaType);
  const detail = `${status}: ${types.join(", ")}`;
  if (!content) return notes.add("body of a reply", { pointer, detail, words: types });
  const isBare = reply.isText || reply.listing || reply.file;
  const others = contents
    .filter((other) => !isSameContent(other, content))
    .filter((other) => !isBare || !isReadAs(other, reply, sides))
    .map(({ mediaType }) => mediaType);
  // Of an error everything that comes is read as far as it can be.
  if (others.length > 0 && reply.status < 400) {
    const more = `${status}: ${others.join(", ")}`;
    notes.add("another media type of a reply", { pointer, detail: more, words: others });
  }
  if (isBare || reply.schema === null) return;
  if (reply.status < 300 && !types.some(isPlain) && !asksFor(operation))
    notes.add("a media type that is not asked for", { pointer, detail, words: types });
  schemas.compare(content.node, reply.schema, status);
}

/** What a draft asks for where it says nothing. */
function isPlain(mediaType: string): boolean {
  return /^(?:application\/json|text\/json|application\/\*|\*\/\*)$/.test(mediaType);
}

function asksFor({ written }: Operation): boolean {
  return written.headers.some(
    (each) =>
      each.kind === "member" && typeof each.name === "string" && /^accept$/i.test(each.name),
  );
}

/** Whether the draft reads a reply of this media type. */
function isReadAs(
  { mediaType, node }: Content,
  { schema, isText, listing, file }: Reply,
  { theirs }: Sides,
): boolean {
  if (file) return isOfFile(mediaType, file.mediaType) || isBinary(theirs.factsOf(node));
  if (listing === "events") return mediaType === "text/event-stream";
  if (listing === "lines") return /ndjson|jsonl|json-?lines|stream\+json/.test(mediaType);
  if (isText) return !isJson(mediaType) || mediaType === "*/*";
  return schema !== null && isJson(mediaType);
}

function isOfFile(mediaType: string, wanted = "*/*"): boolean {
  if (wanted === "*/*") return !isJson(mediaType);
  return (
    mediaType === wanted || (wanted.endsWith("/*") && mediaType.startsWith(wanted.slice(0, -1)))
  );
}

function isBinary({ words }: Facts): boolean {
  return words.get("format")?.[0] === "binary" || words.has("contentMediaType");
}
