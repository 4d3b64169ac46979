import type { VendorOperation } from "../model.ts";

/** What a person has to decide about pages: the member of the operation, and what is open. */
export interface PagingRemark {
  readonly member: readonly string[];
  readonly text: string;
}

/** Names of parameters that ask for the next page in many APIs, and what usually gives their value. */
const NEXT: Readonly<Record<string, string>> = {
  startingafter: '`next: "body.data[-1].id"`, with `more` where a flag says that there are more',
  pagetoken: "`next: body.nextPageToken`, or what the reply calls it",
  cursor: "`next` with the path of the next cursor in the reply",
};

/** Marks parameters that look like paging: a manifest says it with `page`. */
export function pagingRemarks(
  { method, replies }: Pick<VendorOperation, "method" | "replies">,
  params: readonly { readonly name: string; readonly wire: string }[],
): readonly PagingRemark[] {
  if (method !== "GET") return [];
  const byLink = replies.some(({ status, hasLinks }) => hasLinks && status < 300);
  const links: readonly PagingRemark[] = byLink ? [{ member: ["reply"], text: BY_LINK }] : [];
  const byParameter = params.flatMap(({ name, wire }) => {
    const plain = wire.toLowerCase().replace(/[^a-z]/g, "");
    const next = Object.hasOwn(NEXT, plain) ? NEXT[plain] : undefined;
    const text = `whether pages follow each other by this: \`page\` with \`send: ${name}\` and ${next}`;
    return next === undefined ? [] : [{ member: ["params", name], text }];
  });
  return [...byParameter, ...links];
}

const BY_LINK =
  "whether pages follow each other by the `Link` header: `page` with `next: links.next.url` and `send: url`";
