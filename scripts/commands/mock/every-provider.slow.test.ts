import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { baseOf } from "../../../contract-tests/cases/base.ts";
import { readContract } from "../../../contract-tests/contract/read.ts";
import type { OperationContract } from "../../../contract-tests/contract/types.ts";
import { type MockServer, serveMocks } from "../../../contract-tests/mock/server.ts";
import { mockOf } from "../../../contract-tests/mock/mock.ts";
import { operationOf } from "../../../contract-tests/oracle/asked.ts";
import { hookedOutcome } from "../../../contract-tests/oracle/hooks.ts";
import { type FlowBlock, flowOperations } from "../../../contract-tests/run/blocks.ts";
import type { FlowOperation } from "../../../contract-tests/run/types.ts";
import { projectOf } from "../../emit/project.ts";
import { factsOf } from "../../emit/fingerprint/facts.ts";
import { readSpecs } from "../../language/specs.ts";
import { load } from "../../mutation/load.ts";
import { readOriginal } from "../../mutation/original.ts";
import { regenerate } from "../../mutation/regenerate.ts";
import { roots } from "../../system/roots.fixture.ts";

// The five providers, and the manifests of public APIs: their packages call the mock over a socket.
const { root } = roots.workspace;
const specs = ["specs", "examples/providers/specs"].flatMap(
  (folder) => readSpecs(root, join(root, folder)).specs,
);
const contracts = specs.map(({ file, folder }) =>
  readContract(parse(file.text), file.path, folder),
);
const all = contracts.flatMap((contract) =>
  contract.operations.map((operation) => ({ id: operation.id, contract, operation })),
);
const project = projectOf(roots.workspace, factsOf(roots.installation));

let server: MockServer;
beforeAll(async () => {
  server = await serveMocks(
    contracts.map(({ provider }) => provider),
    {
      port: 0,
      make: async (provider) => mockOf(contractNamed(provider), await documentOf(provider)),
      onProblem: expect.unreachable,
    },
  );
});
afterAll(() => server.close());

function contractNamed(provider: string) {
  return contracts.find((each) => each.provider === provider) ?? expect.fail(provider);
}

const emitted = new Map<string, ReturnType<typeof regenerate>>();

async function filesOf(provider: string) {
  const spec = specs.find(({ name }) => name === provider) ?? expect.fail(provider);
  const files = emitted.get(provider) ?? regenerate(readOriginal(spec), null, project);
  emitted.set(provider, files);
  return (await files) ?? [];
}

async function documentOf(provider: string): Promise<string> {
  const document = (await filesOf(provider)).find(({ path }) => path === "openapi.yaml");
  return document?.contents ?? "";
}

/** An operation of a package, its smallest call, and how it is sent to the mock. */
async function callOf({ id, provider, ...operation }: OperationContract) {
  const [block] = Object.values(await load(await filesOf(provider), "src/block.ts"));
  // What a block says of its inputs is what this test disregards.
  const own: FlowOperation = flowOperations(block as FlowBlock)[id] ?? {};
  const base = baseOf({ id, provider, ...operation });
  if ("reason" in base) throw new Error(`${id}: ${base.reason}`);
  const context = { baseUrl: `${server.url}/${provider}`, maxRetries: 0, everyMs: 1, maxPages: 9 };
  return { own, base, context };
}

/** What nothing of a request tells from another operation, which is found in its place. */
const ALIKE = ["azureblob_get_file", "notion_append_text", "s3_get_file"];

// Addresses of whole files are no provider's; jobs have a test of their own.
const answered = all.filter(
  ({ id, contract, operation }) =>
    !operation.fetches && !contract.jobs.some(({ poll }) => poll === id) && !ALIKE.includes(id),
);

test.each(answered)("$id is answered with its first success", async ({ operation }) => {
  const { own, base, context } = await callOf(operation);
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

  test.each(paged)("of $id", async ({ id, operation }) => {
    const { own, base, context } = await callOf(operation);
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

const starts = contracts.flatMap((contract) =>
  contract.jobs.flatMap((job) =>
    job.start.map((id) => ({ id, job, operation: operationOf(contract, id) })),
  ),
);

test.each(starts)("the job of $id is pending once, and done then, each time", async ({
  job,
  operation,
}) => {
  const { own, base, context } = await callOf(operation);
  for (let time = 1; time <= 2; time++) {
    let requests = 0;
    const fetch = (request: Request) => {
      requests++;
      return globalThis.fetch(request);
    };
    expect(await own.executeAndWait?.(base.inputs, { ...context, fetch })).toBeTypeOf("object");
    // The start, two questions, and the result where it is asked for.
    expect(requests).toBe(job.result === null ? 3 : 4);
  }
});
