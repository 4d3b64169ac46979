import type { Base } from "../cases/base.ts";
import { exampleReply } from "../cases/example-reply.ts";
import { exampleInputs } from "../cases/examples.ts";
import { sampleOf } from "../values/candidates.ts";
import { rootOf, valueAt } from "../cases/replies/change.ts";
import type { Reply, WireRequest } from "../contract/case.ts";
import { namesIn, serverOf, urlsOf } from "../contract/server.ts";
import { splitAddress } from "../contract/server-path.ts";
import type { Contract, OperationContract, PageContract, Value } from "../contract/types.ts";
import { changedReply, linkedReply } from "../flows/changed-reply.ts";
import { nextOf, shownPages } from "../flows/followed-pages.ts";
import { hookedOutcome, hookedRequest } from "../oracle/hooks.ts";
import { parameterOf } from "../oracle/input-conditions.ts";
import { differences } from "../run/difference.ts";

/** An operation with pages, and the first of them. */
interface Paged extends Base {
  readonly contract: Contract;
  readonly operation: OperationContract;
  readonly page: PageContract;
}

/** The first page. Where the host is the caller's own, the next one is at an address without a host. */
export async function firstPage({ contract, operation, page, ...base }: Paged): Promise<Reply> {
  const { inputs, reply } = base;
  const isOpen = urlsOf(serverOf(contract, operation)).some((url) => namesIn(url).length > 0);
  const next = page.send === "url" && isOpen ? await nextOf(operation, inputs, reply) : null;
  if (typeof next !== "string" || !URL.canParse(next)) return reply;
  return linkedReply(reply, page, next.slice(new URL(next).origin.length));
}

/** The page after it: the example of a last page, else the first one without items. */
export async function lastPage({ operation, page, inputs, reply }: Paged): Promise<Reply> {
  const { last } = page.counted ? {} : await shownPages(operation);
  if (last) return last;
  const items = valueAt(reply, page.items);
  const count = Array.isArray(items) ? items.length : 0;
  const counts = { [page.counted?.total ?? ""]: count, [page.counted?.pages ?? ""]: 1 };
  const said = [...Object.entries(counts), [page.more ?? "", false] as const]
    .filter(([path]) => path !== "")
    .map(([path, value]) => ({ path, value: rootOf(path) === "headers" ? `${value}` : value }));
  const ended = changedReply(linkedReply(reply, page, null), [
    { path: page.items, value: [] },
    ...said,
  ]);
  const { kind } = await hookedOutcome(operation, inputs, ended);
  const isLast = kind === "output" && (await nextOf(operation, inputs, ended)) === null;
  // A hook may read something else.
  return isLast ? ended : reply;
}

/** Whether a request asks for a page after the first: by a cursor, or by another number. */
export async function laterPages(
  paged: Paged,
): Promise<(request: Pick<WireRequest, "query" | "body">) => boolean> {
  const { contract, operation, page, inputs } = paged;
  if (page.send === "url" || page.with !== null) return () => false;
  const start = page.counted ? page.counted.first : undefined;
  const next =
    start === undefined ? (sampleOf(parameterOf(operation, page.send)) as Value) : start + 1; // of cursors they are scalars
  const asking = async (value: Value | undefined) => {
    const { query, body } = await hookedRequest(contract, operation, {
      ...inputs,
      [page.send]: value,
    });
    return { query, body };
  };
  const first = await asking(start);
  const isFirst = (value: unknown) => (value ?? null) === null || String(value) === String(start);
  const places = differences(first, await asking(next), "").filter(({ expected }) =>
    isFirst(expected),
  );
  const paths = new Set(places.map(({ path }) => path));
  return ({ query, body }) =>
    differences(first, { query, body }, "").some(
      ({ path, actual }) => paths.has(path) && !isFirst(actual),
    );
}

/** Paths and queries, without the provider's address, that replies give for the next page. */
export async function nextAddresses({
  contract,
  operation,
  ...base
}: Omit<Paged, "page">): Promise<readonly string[]> {
  const shown = operation.examples
    .filter(({ output, reply }) => output !== undefined && reply.status < 300)
    .map((example) => ({
      inputs: exampleInputs(operation, example),
      reply: exampleReply(operation, example),
    }));
  const found = [base, ...shown].map(async ({ inputs, reply }) => {
    const next = await nextOf(operation, inputs, reply);
    if (typeof next !== "string") return [];
    const { origin } = await hookedRequest(contract, operation, inputs);
    const { href, search } = new URL(next, origin);
    return [splitAddress(contract, href)[1] + search];
  });
  return (await Promise.all(found)).flat();
}
