import type { ReplyContent, Value } from "../contract/types.ts";
import type { Reply } from "../contract/case.ts";
import { isMap, membersOf } from "../oracle/path.ts";
import { rootOf } from "../oracle/reply-path.ts";
import { shown } from "./inputs/shown.ts";

/** A difference in a reply: a value at a path, or nothing there when it is undefined. */
export interface Change {
  /** Begins with `body` or `headers`. */
  readonly path: string;
  readonly value: Value | undefined;
}

/** A copy of a reply with these changes; members on the way to a value are made. */
export function changed(reply: ReplyContent, changes: readonly Change[]): ReplyContent {
  return changes.reduce(withChange, reply);
}

/** A reply with something different in it, which no document has as an example. */
export function changedReply(reply: ReplyContent, changes: readonly Change[]): Reply {
  return { ...changed(reply, changes), example: null, declared: false };
}

function withChange(reply: ReplyContent, { path, value }: Change): ReplyContent {
  const [root, ...members] = membersOf(path);
  const { headers, body, ...rest } = reply;
  if (root === "headers") {
    // Only texts are put into headers; see `canHold`.
    return { ...reply, headers: withMember(headers, members, value) as typeof headers };
  }
  // A bare text stays one.
  if (reply.text !== undefined && members.length === 0 && typeof value === "string") {
    return { ...reply, text: value };
  }
  const newBody = withMember(body, members, value);
  return { ...rest, headers, ...(newBody !== undefined && { body: newBody }) };
}

function withMember(
  holder: Value | undefined,
  [member, ...rest]: readonly (string | number)[],
  value: Value | undefined,
): Value | undefined {
  if (member === undefined) return value;
  if (typeof member === "number") {
    const known: readonly Value[] = Array.isArray(holder) ? holder : [];
    if (value === undefined && known[member] === undefined) return holder;
    const missing = Math.max(0, member + 1 - known.length);
    const items = [...known, ...Array.from({ length: missing }, () => ({}))];
    const item = withMember(items[member], rest, value);
    // Without an item there are none after it: another one would take its place.
    return item === undefined ? items.slice(0, member) : items.with(member, item);
  }
  const members = new Map(isMap(holder) ? Object.entries(holder) : []);
  if (value === undefined && !members.has(member)) return holder;
  const inside = withMember(members.get(member), rest, value);
  if (inside === undefined) members.delete(member);
  else members.set(member, inside);
  return Object.fromEntries(members);
}

/** Whether a reply can have this value at this path: headers hold text without spaces around it. */
export function canHold(path: string, value: Value | undefined): boolean {
  if (rootOf(path) === "body") return true;
  if (rootOf(path) !== "headers") return false;
  const isLength = membersOf(path)[1] === "content-length";
  const isText = typeof value === "string" && value.trim() === value;
  return value === undefined || (isText && (!isLength || /^\d+$/.test(value)));
}

/** Texts joined by commas, without empty ones. */
export function joined(...texts: readonly string[]): string {
  return texts.filter((each) => each !== "").join(", ");
}

/** Changes in words: `without body.Id, body.done null`. */
export function sayChanges(changes: readonly Change[]): string {
  return changes
    .map(({ path, value }) => (value === undefined ? `without ${path}` : `${path} ${shown(value)}`))
    .join(", ");
}
