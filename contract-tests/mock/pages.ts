import type { Base } from "../cases/base.ts";
import { rootOf, valueAt } from "../oracle/reply-path.ts";
import type { Reply, WireRequest } from "../contract/case.ts";
import { namesIn, serverOf, urlsOf } from "../contract/server.ts";
import { splitAddress } from "../contract/server-path.ts";
import type { Contract, OperationContract, PageContract, Value } from "../contract/types.ts";
import { changedReply } from "../cases/change.ts";
import { keeping } from "../cases/condition-parts.ts";
import { linkedReply, shownPages } from "../cases/replies/pages.ts";
import { hookedOutcome, hookedRequest } from "../oracle/hooks.ts";
import { parameterOf } from "../oracle/input-conditions.ts";
import { nextOf } from "../oracle/pages.ts";
import { differences } from "../run/difference.ts";
import { sampleOf } from "../values/candidates.ts";

/** The pages of an operation. */
export interface Pages {
  readonly first: Reply;
  readonly last: Reply;
  /** Paths and queries, without the provider's address, that lead to the last page. */
  readonly addresses: readonly string[];
  /** Whether nothing follows a reply that is read as a page. */
  isLast(reply: Reply): Promise<boolean>;
  /** Whether a request asks for a page after the first: by a cursor, or by another number. */
  isLater(request: Pick<WireRequest, "query" | "body">): boolean;
}

interface Paged extends Base {
  readonly contract: Contract;
  readonly operation: OperationContract;
  readonly page: PageContract;
}

/** Two pages: the reply of the base call, and the last page of examples, else the first one without items. */
export async function pagesOf(paged: Paged): Promise<Pages> {
  const { contract, operation, page, inputs, reply } = paged;
  const next = await nextOf(operation, inputs, reply);
  const shown = page.counted ? [] : await shownPages(operation);
  const last = shown.find((each) => each.next === null)?.reply ?? (await endedPage(paged));
  const isLast = async (other: Reply) => (await nextOf(operation, inputs, other)) === null;
  if (page.send !== "url")
    return { first: reply, last, addresses: [], isLast, isLater: await laterOf(paged) };
  const found = [{ inputs, next }, ...shown].map(async (each) => {
    if (typeof each.next !== "string") return [];
    const { origin } = await hookedRequest(contract, operation, each.inputs);
    const { href, search } = new URL(each.next, origin);
    return [splitAddress(contract, href)[1] + search];
  });
  // Where the host is the caller's own, no other is named.
  const isOpen = urlsOf(serverOf(contract, operation)).some((url) => namesIn(url).length > 0);
  const isNamed = isOpen && typeof next === "string" && URL.canParse(next);
  return {
    first: isNamed ? linkedReply(reply, page, next.slice(new URL(next).origin.length)) : reply,
    last,
    addresses: (await Promise.all(found)).flat(),
    isLast,
    isLater: () => false,
  };
}

async function endedPage({ operation, page, inputs, reply }: Paged): Promise<Reply> {
  const items = valueAt(reply, page.items);
  const said: readonly (readonly [path: string | null | undefined, value: Value])[] = [
    [page.items, []],
    ...keeping(page.end ?? []).map(({ path, value = null }) => [path, value] as const),
    [page.counted?.total, Array.isArray(items) ? items.length : 0],
    [page.counted?.pages, 1],
  ];
  const changes = said.flatMap(([path, value]) =>
    path ? [{ path, value: rootOf(path) === "headers" ? String(value) : value }] : [],
  );
  const ended = changedReply(linkedReply(reply, page, null), changes);
  const { kind } = await hookedOutcome(operation, inputs, ended);
  const isLast = kind === "output" && (await nextOf(operation, inputs, ended)) === null;
  // A hook may read something else.
  return isLast ? ended : reply;
}

async function laterOf({ contract, operation, page, inputs }: Paged): Promise<Pages["isLater"]> {
  if (page.call !== null) return () => false;
  const start = page.counted?.first;
  const usual = sampleOf(parameterOf(operation, page.send)) as Value; // of cursors they are scalars
  const asking = async (value: Value | undefined) => {
    const given = { ...inputs, [page.send]: value };
    const { query, body } = await hookedRequest(contract, operation, given);
    return { query, body };
  };
  const first = await asking(start);
  const later = await asking(start === undefined ? usual : start + 1);
  const isFirst = (value: unknown) => (value ?? null) === null || String(value) === String(start);
  const places = differences(first, later, "").filter(({ expected }) => isFirst(expected));
  const paths = new Set(places.map(({ path }) => path));
  return ({ query, body }) =>
    differences(first, { query, body }, "").some(
      ({ path, actual }) => paths.has(path) && !isFirst(actual),
    );
}
