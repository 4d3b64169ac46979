import { changedReply } from "../cases/change.ts";
import { keeping } from "../cases/condition-parts.ts";
import { linkedReply, twoPages } from "../cases/replies/pages.ts";
import type { Outcome, Reply } from "../contract/case.ts";
import { sayCondition } from "../contract/say-condition.ts";
import type { Contract, OperationContract, PageContract } from "../contract/types.ts";
import { hookedRequest } from "../oracle/hooks.ts";
import { nextOf } from "../oracle/pages.ts";
import type { Inputs } from "../oracle/values.ts";
import type { Pages, PageStart } from "./flow.ts";

/** Pages of which each says where the next one is, and one that is the last by its own word. */
export async function followedPages(
  contract: Contract,
  operation: OperationContract,
  page: PageContract,
): Promise<PageStart | { readonly reason: string }> {
  const found = await twoPages(contract, operation, page);
  if ("reason" in found) return found;
  const { inputs, first, last } = found;
  const next = (reply: Reply, _: number, given: Inputs = inputs) => nextOf(operation, given, reply);
  const pages: Pages[] = [{ title: "to the last", replies: [first, last] }];
  const outcome: Outcome = { kind: "error", error: { code: "blocked_address" } };
  const links = page.send === "url" ? await foreignLinks(contract, operation, inputs) : [];
  for (const [title, link] of links) {
    const linking = linkedReply(first, page, link);
    // A hook may have found another address.
    if ((await next(linking, 1)) !== link) continue;
    pages.push({ title: `not at ${title}`, replies: [linking], outcome, isStopped: true });
  }
  if (page.end) {
    const ended = changedReply(first, keeping(page.end));
    // A hook may make something else of it.
    if ((await next(ended, 1)) === null)
      pages.push({ title: `until ${sayCondition(page.end)}`, replies: [ended] });
  }
  return { inputs, next, pages };
}

/** Where pages would be at another origin: the credential would go there as well. */
async function foreignLinks(contract: Contract, operation: OperationContract, inputs: Inputs) {
  const { origin, path } = await hookedRequest(contract, operation, inputs);
  const { host } = new URL(origin);
  return [
    ["another host", `https://other.example${path}?page=2`],
    ["a host that begins alike", `https://${host}.other.example${path}?page=2`],
    ["another port", `https://${host}:8443${path}?page=2`],
    ["an address without TLS", `http://${host}${path}?page=2`],
  ] as const;
}
