import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { baseOf } from "../../../contract-tests/cases/base.ts";
import type { OperationContract } from "../../../contract-tests/contract/types.ts";
import type { MockServer } from "../../../contract-tests/mock/server.ts";
import { operationOf } from "../../../contract-tests/oracle/asked.ts";
import { hookedOutcome } from "../../../contract-tests/oracle/hooks.ts";
import { readSpecs } from "../../language/specs.ts";
import { roots } from "../../system/roots.fixture.ts";
import { madeOf, serve } from "./served.fixture.ts";

// The five providers, and the manifests of public APIs: their packages call the mock over a socket.
const { root } = roots.workspace;
const specs = ["specs", "examples/providers/specs"].flatMap(
  (folder) => readSpecs(root, join(root, folder)).specs,
);
const made = await Promise.all(specs.map(madeOf));
const all = made.flatMap(({ contract, operations }) =>
  contract.operations.map((operation) => ({
    id: operation.id,
    contract,
    operation,
    own: operations[operation.id] ?? {},
  })),
);

let server: MockServer;
beforeAll(async () => {
  server = await serve(made);
});
afterAll(() => server.close());

/** The smallest call of an operation, and how it is sent to the mock. */
function callOf(operation: OperationContract) {
  const base = baseOf(operation);
  if ("reason" in base) throw new Error(`${operation.id}: ${base.reason}`);
  const baseUrl = `${server.url}/${operation.provider}`;
  return { base, context: { baseUrl, maxRetries: 0, everyMs: 1, maxPages: 9 } };
}

/** What nothing of a request tells from another operation, which is found in its place. */
const ALIKE = ["azureblob_get_file", "notion_append_text", "s3_get_file"];

// Addresses of whole files are no provider's; jobs have a test of their own.
const answered = all.filter(
  ({ id, contract, operation }) =>
    !operation.fetches &&
    !contract.jobs.some(({ poll }) => poll.call === id) &&
    !ALIKE.includes(id),
);

test.each(answered)("$id is answered with its first success", async ({ operation, own }) => {
  const { base, context } = callOf(operation);
  const outcome = await hookedOutcome(operation, base.inputs, base.reply);
  const once = { ...context, maxItems: 1, maxPages: 1 };
  const output = await own.execute?.(base.inputs, operation.page?.collect ? context : once);
  expect({ kind: "output", output }).toMatchObject(outcome);
});

/** Of each operation with pages; where callers say how many items a page has, that is one. */
const PAGES: Readonly<Record<string, readonly [pages: number, items: number]>> = {
  airtable_list_records: [2, 1],
  crm_query: [2, 1],
  directory_list_groups: [2, 1],
  directory_list_users: [2, 2],
  docgen_list_folders: [2, 2],
  docgen_list_themes: [2, 3],
  dropbox_list_folder: [2, 2],
  freshdesk_list_tickets: [2, 1],
  gitlab_list_projects: [2, 1],
  linear_list_issues: [2, 1],
  persondata_person_search: [2, 3],
  spotify_list_playlists: [2, 1],
  stripe_list_charges: [2, 1],
  zuora_query: [2, 2],
  // Their first examples are of the only page.
  github_list_repos: [1, 1],
  gmail_list_messages: [1, 1],
  hubspot_search_contacts: [1, 1],
  jira_list_projects: [1, 1],
  jira_search_issues: [1, 1],
  notion_query_database: [1, 1],
  openai_list_files: [1, 1],
  slack_list_channels: [1, 1],
  stripe_search_customers: [1, 1],
  zendesk_search_tickets: [1, 1],
};

describe("pages end", () => {
  const paged = all.filter(({ operation }) => operation.page !== null);

  test("each operation with pages is listed", () => {
    expect(Object.keys(PAGES).toSorted()).toEqual(paged.map(({ id }) => id).toSorted());
  });

  test.each(paged)("of $id", async ({ id, operation, own }) => {
    const { base, context } = callOf(operation);
    const size = operation.page?.counted?.size;
    const inputs = { ...base.inputs, ...(size && { [size]: 1 }) };
    const [pages, items] = [
      await count(own.pages?.(inputs, context)),
      await count(own.items?.(inputs, context)),
    ];
    expect([pages, items]).toEqual(PAGES[id]);
  });
});

async function count(found: AsyncIterable<unknown> = expect.fail("none")): Promise<number> {
  let number = 0;
  for await (const _ of found) number++;
  return number;
}

const starts = made.flatMap(({ contract, operations }) =>
  contract.jobs.flatMap(({ start, result }) =>
    start.map((id) => ({
      id,
      operation: operationOf(contract, id),
      own: operations[id] ?? {},
      // The start, two questions, and the result where it is asked for.
      requests: result === null ? 3 : 4,
    })),
  ),
);

test.each(starts)("the job of $id is pending once, and done then, each time", async ({
  operation,
  own,
  requests,
}) => {
  const { base, context } = callOf(operation);
  for (let time = 1; time <= 2; time++) {
    let sent = 0;
    const fetch = (request: Request) => {
      sent++;
      return globalThis.fetch(request);
    };
    expect(await own.executeAndWait?.(base.inputs, { ...context, fetch })).toBeTypeOf("object");
    expect(sent).toBe(requests);
  }
});
