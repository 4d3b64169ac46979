import type { ReplyContent, Value } from "../contract/types.ts";
import { membersOf, select } from "./path.ts";

/** The value at a path of a reply. */
export function valueAt({ status, headers, body }: ReplyContent, path: string): Value | undefined {
  return select(path, { status, headers, body });
}

export function rootOf(path: string): string {
  return String(membersOf(path)[0]);
}

/** The path of a member, as people would write it. */
export function memberAt(path: string, member: string | number): string {
  const isWord = typeof member === "string" && /^\w+$/.test(member);
  return isWord ? `${path}.${member}` : `${path}[${JSON.stringify(member)}]`;
}

/** Paths of what a value lies in, within its root: `body.error` of `body.error.message`. */
export function holdersOf(path: string): readonly string[] {
  const [root = "", ...members] = membersOf(path);
  const inside = members.slice(0, -1);
  return inside.map((_, index) => inside.slice(0, index + 1).reduce(memberAt, String(root)));
}
