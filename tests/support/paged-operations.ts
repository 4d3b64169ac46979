import { query } from "@blockwright/crm";
import { listGroups, listUsers } from "@blockwright/directory";
import { listFolders, listThemes } from "@blockwright/docgen";
import { personSearch } from "@blockwright/persondata";
import type { PageContext } from "@blockwright/runtime";
import type { ScriptedReply } from "./script.ts";

/** Given as the credential. */
export const secret = "s3cret-value";

interface Item {
  readonly id: string;
  readonly name: string;
}

/** An operation that comes page by page, and what its provider would say. */
export interface PagedCase {
  readonly id: string;
  pages(context: PageContext, inputs?: object): AsyncGenerator<unknown, void, void>;
  items(context: PageContext, inputs?: object): AsyncGenerator<unknown, void, void>;
  execute(context: PageContext, inputs?: object): Promise<unknown>;
  /** The reply that holds these items and leads to this page; without one it is the last. */
  reply(items: readonly Item[], next?: string): ScriptedReply;
  /** What leads to the second page and to the third. */
  readonly next: readonly [string, string];
  /** What asks for the first three pages: method, path and query, and body. */
  readonly asked: readonly (readonly [target: string, body: string])[];
  /** The header that the credential travels in, and its value. */
  readonly credential: readonly [name: string, value: string];
  /** Whether pages are found by addresses that the provider gives. */
  readonly byLink: boolean;
}

interface Paged {
  readonly id: string;
  pages(inputs: unknown, context?: PageContext): AsyncGenerator<unknown, void, void>;
  items(inputs: unknown, context?: PageContext): AsyncGenerator<unknown, void, void>;
  execute(inputs: unknown, context?: PageContext): Promise<unknown>;
}

/** Inputs are those of the operation; tests may give others beside them. */
function bound({ id, pages, items, execute }: Paged, inputs: object) {
  const all = (more: object = {}) => ({ ...inputs, ...more });
  return {
    id,
    pages: (context: PageContext, more?: object) => pages(all(more), context),
    items: (context: PageContext, more?: object) => items(all(more), context),
    execute: (context: PageContext, more?: object) => execute(all(more), context),
  };
}

function cursors(path: string, output: Paged): PagedCase {
  return {
    ...bound(output, { apiKey: secret, query: "a b", limit: 2 }),
    reply: (data, next) => ({
      body: { data, hasMore: next !== undefined, nextCursor: next ?? null },
    }),
    next: ["cur_1/+= &", "cur_2"],
    asked: [
      [`GET ${path}?query=a%20b&limit=2`, ""],
      [`GET ${path}?query=a%20b&limit=2&after=cur_1%2F%2B%3D%20%26`, ""],
      [`GET ${path}?query=a%20b&limit=2&after=cur_2`, ""],
    ],
    credential: ["x-api-key", secret],
    byLink: false,
  };
}

function graphLinks(path: string, operation: Paged): PagedCase {
  // What the service puts there must come back as it is: no sign may be coded another way.
  const rest = ["?$top=2&$skiptoken=RFN%2Bw%2F-_.~!*(),;:@+a%20b", "?$skiptoken=2"] as const;
  return {
    ...bound(operation, { accessToken: secret, top: 2 }),
    reply: (value, next) => ({ body: { value, ...(next && { "@odata.nextLink": next }) } }),
    next: [
      `https://graph.microsoft.com${path}${rest[0]}`,
      `https://graph.microsoft.com${path}${rest[1]}`,
    ],
    asked: [
      [`GET ${path}?$top=2`, ""],
      [`GET ${path}${rest[0]}`, ""],
      [`GET ${path}${rest[1]}`, ""],
    ],
    credential: ["authorization", `Bearer ${secret}`],
    byLink: true,
  };
}

const soql = "SELECT Id FROM Account";
const records: PagedCase = {
  ...bound(query, {
    apiKey: secret,
    instanceUrl: "https://acme.my.salesforce.com",
    query: soql,
  }),
  reply: (items, next) => ({
    body: {
      totalSize: 5,
      done: next === undefined,
      ...(next && { nextRecordsUrl: next }),
      records: items,
    },
  }),
  next: ["/services/data/v59.0/query/01gD0-2000", "/services/data/v59.0/query/01gD0-4000"],
  asked: [
    ["GET /services/data/v59.0/query?q=SELECT%20Id%20FROM%20Account", ""],
    ["GET /services/data/v59.0/query/01gD0-2000", ""],
    ["GET /services/data/v59.0/query/01gD0-4000", ""],
  ],
  credential: ["authorization", `Bearer ${secret}`],
  byLink: true,
};

const sql = "SELECT * FROM person WHERE job_title='porter'";
const people: PagedCase = {
  ...bound(personSearch, { apiKey: secret, sql, size: 2 }),
  reply: (data, next) => ({
    body: { status: 200, data, total: 5, ...(next && { scroll_token: next }) },
  }),
  next: ["sCr0ll/+=1", "sCr0ll2"],
  asked: [undefined, "sCr0ll/+=1", "sCr0ll2"].map((scroll_token) => [
    "POST /v5/person/search",
    JSON.stringify({ sql, size: 2, scroll_token }),
  ]),
  credential: ["x-api-key", secret],
  byLink: false,
};

/** Every operation that comes page by page. */
export const pagedOperations: readonly PagedCase[] = [
  cursors("/v1.0/themes", listThemes),
  cursors("/v1.0/folders", listFolders),
  records,
  graphLinks("/v1.0/users", listUsers),
  graphLinks("/v1.0/groups", listGroups),
  people,
];

/** Items of three pages: two, two and one. */
export const threePages: readonly (readonly Item[])[] = [["a", "b"], ["c", "d"], ["e"]].map((ids) =>
  ids.map((id) => ({ id, name: id.toUpperCase() })),
);

/** The replies of three pages. */
export function threeReplies({ reply, next }: PagedCase): readonly ScriptedReply[] {
  return threePages.map((items, i) => reply(items, next[i]));
}
