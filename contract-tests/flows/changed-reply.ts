import { type Change, changed } from "../cases/replies/change.ts";
import { valueAt } from "../oracle/reply-path.ts";
import type { Reply } from "../contract/case.ts";
import type { PageContract, Value } from "../contract/types.ts";

/** A reply with something different in it, which no document has as an example. */
export function changedReply(reply: Reply, changes: readonly Change[]): Reply {
  return { ...changed(reply, changes), example: null, declared: false };
}

/** A reply that says where the next page is; null: nowhere. */
export function linkedReply(
  reply: Reply,
  { next, more, items }: PageContract,
  value: Value | null,
): Reply {
  const [, rel] = /^links\.(.*)\.url$/.exec(next ?? "") ?? [];
  if (rel !== undefined) {
    const link = value === null ? undefined : `<${String(value)}>; rel="${rel}"`;
    return changedReply(reply, [{ path: "headers.link", value: link }]);
  }
  const [, list = "", member = ""] = /^(.*)\[-1\](.*)$/.exec(next ?? "") ?? [];
  if (list === "") return changedReply(reply, next === null ? [] : [{ path: next, value }]);
  // The last item is there on the last page as well, where a flag says that it is the last.
  if (value === null)
    return more === null ? changedReply(reply, [{ path: items, value: [] }]) : reply;
  const last = [valueAt(reply, list) ?? []].flat().length - 1;
  return changedReply(reply, [{ path: `${list}[${Math.max(0, last)}]${member}`, value }]);
}
