import { changedReply } from "../cases/replies/change.ts";
import type { Outcome, Reply } from "../contract/case.ts";
import type { PageContract, Value } from "../contract/types.ts";
import { isMap } from "../oracle/path.ts";
import { valueAt } from "../oracle/reply-path.ts";
import type { Inputs } from "../oracle/values.ts";

/** Pages that follow each other, and how they are called. */
export interface Pages {
  /** `to the last` */
  readonly title: string;
  readonly replies: readonly Reply[];
  /** What is given beside the inputs of all calls. */
  readonly given?: Inputs;
  /** Where it is not what the replies are read as. */
  readonly outcome?: Outcome;
  /** Whether another page is begun, of which the request is not sent. */
  readonly isStopped?: true;
  /** Of pages whose items one call gives: the most items that come of it, and that the host takes. */
  readonly most?: number;
  readonly maxItems?: number;
}

/** What the pages of an operation are made of. */
export interface PageStart {
  readonly inputs: Inputs;
  /** Two pages to the last come first. */
  readonly pages: readonly Pages[];
  /** What the page of this index is asked for by, after this reply. */
  readonly next: (before: Reply, index: number, inputs: Inputs) => Promise<Value | null>;
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

/** The items of a page. */
export function itemsIn(reply: Reply, { items }: PageContract): readonly Value[] {
  const found = valueAt(reply, items);
  return Array.isArray(found) ? found : [];
}

/** Items like one, of which no two are alike: so many, from a number on. */
export function itemsLike(item: Value, from: number, count: number): readonly Value[] {
  return Array.from({ length: count }, (_, at) => differing(item, from + at));
}

/** Whether items like one can be told apart. */
export function isTellable(item: Value): boolean {
  const [one, other] = itemsLike(item, 0, 2).map((each) => JSON.stringify(each));
  return one !== other;
}

/** An item that no other one of these numbers is like; true, false and null stay as they are. */
function differing(item: Value, number: number): Value {
  if (typeof item === "string") return `${item}${number}`;
  if (typeof item === "number") return item + number;
  if (Array.isArray(item)) return [...item, number];
  return isMap(item) ? { ...item, differs: number } : item;
}
