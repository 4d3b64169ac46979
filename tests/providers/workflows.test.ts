import { readFileSync } from "node:fs";
import { booksBlock } from "@blockwright/books";
import { crmBlock } from "@blockwright/crm";
import { directoryBlock } from "@blockwright/directory";
import { docgenBlock } from "@blockwright/docgen";
import { persondataBlock } from "@blockwright/persondata";
import { checkWorkflow, parseWorkflow, type RunEvent, runWorkflow } from "@blockwright/workflow";
import { expect, inject, test } from "vitest";
import { contractOf } from "../../contract-tests/contract/read.ts";
import type { OperationContract, Value } from "../../contract-tests/contract/types.ts";
import { chosenProviders } from "../../contract-tests/settings/environment.ts";
import { select } from "../../contract-tests/oracle/path.ts";
import { sentRequest } from "../../contract-tests/run/sent-request.ts";
import type { SentRequest } from "../../contract-tests/run/types.ts";
import { blockDocument } from "../../contract-tests/documents/block-document.ts";
import { mockFetch } from "../../contract-tests/mock/target.ts";
import { expectBlocks } from "../support/workflow-failures.ts";

const blocks = [booksBlock, crmBlock, directoryBlock, docgenBlock, persondataBlock];

/** An example of a workflow; blocks have the type of their provider. */
function example(name: string) {
  const path = `examples/workflows/${name}.yaml`;
  const parsed = parseWorkflow(
    readFileSync(new URL(`../../${path}`, import.meta.url), "utf8"),
    path,
  );
  if (!parsed.workflow) throw new Error(`${path} is no workflow`);
  const providers = [...new Set(Object.values(parsed.workflow.blocks).map(({ type }) => type))];
  return { parsed, workflow: parsed.workflow, providers };
}

/** Runs an example against mock servers; keeps what was sent and which events were reported. */
async function run({ workflow, providers }: ReturnType<typeof example>) {
  const sent: SentRequest[] = [];
  const events: RunEvent[] = [];
  const fetches = providers.map((provider) => {
    const answer = mockFetch(inject("mocks"), provider, expect.unreachable);
    const fetch = async (request: Request) => {
      sent.push(await sentRequest(request));
      return answer(request);
    };
    return [provider, fetch] as const;
  });
  const byType = new Map(fetches);
  const { status, blocks: outcomes } = await runWorkflow(workflow, {
    blocks,
    secrets: (name) => (name === "CRM_INSTANCE_URL" ? "https://acme.my.salesforce.com" : "any"),
    context: (type) => ({ fetch: byType.get(type), everyMs: 1 }),
    onEvent: (event) => events.push(event),
  });
  const outputs = Object.entries(outcomes).map(([id, outcome]) => {
    return [id, outcome.status === "completed" ? outcome.outputs : outcome] as const;
  });
  return { status, outputs: Object.fromEntries(outputs), sent, events };
}

/** Each block has ended with its outputs, and no other. */
function expectOutputs(
  { workflow }: ReturnType<typeof example>,
  actual: Readonly<Record<string, unknown>>,
  expected: Readonly<Record<string, unknown>>,
): void {
  // Blocks that run side by side end in any order.
  expect(Object.keys(actual).toSorted()).toEqual(Object.keys(expected).toSorted());
  const blocksRun = Object.entries(workflow.blocks).map(([id, { type, inputs }]) => ({
    id,
    provider: type,
    operation: String(inputs["operation"]),
    expected: expected[id],
    actual: actual[id],
  }));
  expectBlocks(blocksRun);
}

/** Outputs of the first example of an operation that ends well; of those that match, when given. */
function exampleOutput(id: string, wanted: (output: Value) => boolean = () => true): Value {
  const output = operationOf(id).examples.find(
    (each) => each.reply.status < 300 && each.output !== undefined && wanted(each.output),
  )?.output;
  if (output === undefined) throw new Error(`${id} has no such example`);
  return output;
}

function operationOf(id: string): OperationContract {
  const operations = chosenProviders().flatMap((provider) => contractOf(provider).operations);
  const operation = operations.find((each) => each.id === id);
  if (!operation) throw new Error(`there is no operation ${id}`);
  return operation;
}

/** The answer to who asks for a generation that is in this state. */
const generation = (state: string) =>
  exampleOutput("docgen_check_status", (output) => select("output.status", { output }) === state);

/** One value of the outputs of an example: `data[0].id`. */
function valueIn(id: string, path: string): unknown {
  return select(`output.${path}`, { output: exampleOutput(id) });
}

const has = (names: readonly string[]) => names.every((name) => chosenProviders().includes(name));

const enrich = example("enrich-contact");
const present = example("present-team");
const summarise = example("summarise-book");

for (const { parsed, providers } of [enrich, present, summarise].filter((each) =>
  has(each.providers),
)) {
  test(`the check finds nothing in ${parsed.source.file.path}`, () => {
    const found = checkWorkflow(parsed, providers.map(blockDocument));
    expect(found.map(({ code, message }) => `${code}: ${message}`)).toEqual([]);
  });
}

test.runIf(has(enrich.providers))("a person and a company become a contact", async () => {
  const { status, outputs, sent } = await run(enrich);
  expectOutputs(enrich, outputs, {
    person: exampleOutput("persondata_person_enrich"),
    company: exampleOutput("persondata_company_enrich"),
    contact: exampleOutput("crm_create_record"),
  });
  expect(status).toBe("completed");
  const company = (path: string) => valueIn("persondata_company_enrich", path);
  const person = (path: string) => valueIn("persondata_person_enrich", path);
  expect(sent.at(-1)).toMatchObject({
    method: "POST",
    path: "/services/data/v59.0/sobjects/Contact",
    body: {
      FirstName: person("data.first_name"),
      LastName: person("data.last_name"),
      Title: person("data.job_title"),
      Email: "ines@fernweh.example",
      Description: `Works at ${company("data.display_name")}, founded ${company("data.founded")} (match ${person("metadata.likelihood")} of 10).`,
    },
  });
});

test.runIf(has(present.providers))("users become a presentation, when it is done", async () => {
  const { status, outputs, sent, events } = await run(present);
  expectOutputs(present, outputs, {
    users: exampleOutput("directory_list_users"),
    presentation: generation("completed"),
  });
  expect(status).toBe("completed");
  const waiting = events.filter((event) => event.kind === "waiting");
  expect(waiting.map((event) => event.outputs)).toEqual([
    generation("pending"),
    generation("completed"),
  ]);
  const users = (path: string) => valueIn("directory_list_users", path);
  const inputText = select("output.inputText", { output: sent[1]?.body });
  expect(inputText).toContain(`our team of ${users("metadata.count")}:`);
  expect(inputText).toContain(JSON.stringify(users("data")));
  const asked = `GET /v1.0/generations/${valueIn("docgen_generate", "generationId")}`;
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
    "GET /v1.0/users",
    "POST /v1.0/generations",
    asked,
    asked,
  ]);
});

test.runIf(has(summarise.providers))("the first volume found becomes a document", async () => {
  const { status, outputs, sent } = await run(summarise);
  expectOutputs(summarise, outputs, {
    search: exampleOutput("books_search_volumes"),
    volume: exampleOutput("books_get_volume"),
    document: generation("completed"),
  });
  expect(status).toBe("completed");
  const search = (path: string) => valueIn("books_search_volumes", path);
  const volume = (path: string) => valueIn("books_get_volume", `data.volumeInfo.${path}`);
  expect(sent[1]?.path).toBe(`/books/v1/volumes/${search("data[0].id")}`);
  const inputText = select("output.inputText", { output: sent[2]?.body });
  expect(inputText).toContain(`${volume("title")}, by ${volume("authors[0]")}`);
  expect(inputText).toContain(volume("description"));
  expect(inputText).toContain(`One of ${search("metadata.totalItems")} volumes`);
});
