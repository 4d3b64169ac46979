import { type Change, changed } from "../cases/replies/change.ts";
import type { Reply } from "../contract/case.ts";

/** A reply with something different in it, which no document has as an example. */
export function changedReply(reply: Reply, changes: readonly Change[]): Reply {
  return { ...changed(reply, changes), example: null, declared: false };
}
