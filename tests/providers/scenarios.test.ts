import { booksBlock } from "@blockwright/books";
import { crmBlock } from "@blockwright/crm";
import { directoryBlock } from "@blockwright/directory";
import { docgenBlock } from "@blockwright/docgen";
import { persondataBlock } from "@blockwright/persondata";
import type { Context } from "@blockwright/runtime";
import { describe, expect, inject, test } from "vitest";
import { exampleReply } from "../../contract-tests/cases/example-reply.ts";
import { contractOf } from "../../contract-tests/contract/read.ts";
import { chosenProviders } from "../../contract-tests/settings/environment.ts";
import { sentRequest } from "../../contract-tests/run/sent-request.ts";
import type { SentRequest } from "../../contract-tests/run/types.ts";
import { startRecords } from "../support/records-server.ts";
import { mockTarget } from "../../contract-tests/mock/target.ts";

const target = mockTarget(inject("mocks"));

/** A context in which Prism answers with one example of an operation; what was sent is kept. */
function answering(provider: string, id: string, name: string) {
  const operation = contractOf(provider).operations.find((each) => each.id === id);
  const example = operation?.examples.find((each) => each.name === name);
  if (!operation || !example) throw new Error(`${id} has no example ${name}`);
  const sent: SentRequest[] = [];
  const context: Context = {
    async fetch(request) {
      sent.push(await sentRequest(request));
      const reply = exampleReply(operation, example);
      const { response, violations } = await target.send(provider, request, reply);
      expect(violations).toEqual([]);
      return response;
    },
  };
  return { context, sent };
}

const has = (...names: readonly string[]) =>
  names.every((name) => chosenProviders().includes(name));
const crm = { apiKey: "any", instanceUrl: "https://acme.my.salesforce.com", sobject: "Contact" };
const docgen = { apiKey: "any" };

describe.runIf(has("crm"))("a record", () => {
  test("that is created can be read, changed and read again", async () => {
    const server = await startRecords();
    const context = { baseUrl: server.url };
    const fields = { LastName: "Silva", Email: null };
    const { metadata } = await crmBlock.execute(
      { operation: "crm_create_record", ...crm, fields: JSON.stringify(fields) },
      context,
    );
    const recordId = metadata.id;
    const get = { operation: "crm_get_record", ...crm, recordId } as const;
    const created = await crmBlock.execute(get, context);
    expect(created).toEqual({
      data: expect.objectContaining({ ...fields, Id: recordId }),
      metadata: { id: recordId },
    });
    const changed = await crmBlock.execute(
      { operation: "crm_update_record", ...crm, recordId, fields: { Email: "ana@example.com" } },
      context,
    );
    expect(changed).toEqual({ data: { updated: true }, metadata: { id: recordId } });
    const { data } = await crmBlock.execute({ ...get, fields: "Email, LastName" }, context);
    expect(data).toMatchObject({ Email: "ana@example.com", LastName: "Silva" });
  });
});

describe.runIf(has("books"))("a volume", () => {
  test("that a search finds is fetched by its id", async () => {
    const search = answering(
      "books",
      "books_search_volumes",
      "two volumes, one rich and one sparse",
    );
    const found = await booksBlock.execute(
      { operation: "books_search_volumes", apiKey: "any", q: "lighthouse" },
      search.context,
    );
    const [first] = found.data;
    expect(first?.id).toBeTruthy();
    const get = answering("books", "books_get_volume", firstExample("books", "books_get_volume"));
    const volumeId = String(first?.id);
    const fetched = await booksBlock.execute(
      { operation: "books_get_volume", apiKey: "any", volumeId },
      get.context,
    );
    expect(get.sent.map(({ path }) => path)).toEqual([`/books/v1/volumes/${volumeId}`]);
    expect(fetched.metadata.id).toBe(fetched.data.id);
  });
});

describe.runIf(has("persondata", "crm"))("a workflow", () => {
  test("enriches a person and creates a contact from it", async () => {
    const enrich = answering("persondata", "persondata_person_enrich", "person known well");
    const person = await persondataBlock.execute(
      { operation: "persondata_person_enrich", apiKey: "any", email: "ines@fernweh.example" },
      enrich.context,
    );
    const create = answering("crm", "crm_create_record", "field values of every kind");
    const fields = { LastName: person.data?.last_name, Title: person.data?.job_title };
    const created = await crmBlock.execute(
      { operation: "crm_create_record", ...crm, fields },
      create.context,
    );
    expect(create.sent.map(({ body }) => body)).toEqual([fields]);
    expect(fields.LastName).toBeTruthy();
    expect(created.metadata.id).toBe(created.data.id);
  });
});

describe.runIf(has("directory", "docgen"))("a workflow", () => {
  test("presents the users of the directory, and follows the job to its end", async () => {
    const name = firstExample("directory", "directory_list_users");
    const users = answering("directory", "directory_list_users", name);
    const listed = await directoryBlock.execute(
      { operation: "directory_list_users", accessToken: "any", top: "5" },
      users.context,
    );
    const inputText = listed.data
      .map((user: { readonly displayName?: string | null }) => user.displayName)
      .join("\n");
    const generate = answering("docgen", "docgen_generate", "text and mode only");
    const { generationId } = await docgenBlock.execute(
      { operation: "docgen_generate", ...docgen, inputText, textMode: "generate" },
      generate.context,
    );
    expect(generate.sent[0]?.body).toEqual({ inputText, textMode: "generate" });
    const states = [];
    for (const state of ["still pending", "completed"]) {
      const poll = answering("docgen", "docgen_check_status", state);
      const check = { operation: "docgen_check_status", ...docgen, generationId } as const;
      states.push(await docgenBlock.execute(check, poll.context));
      expect(poll.sent[0]?.path).toBe(`/v1.0/generations/${generationId}`);
    }
    expect(states.map(({ status }) => status)).toEqual(["pending", "completed"]);
    expect(states.map(({ gammaUrl }) => gammaUrl !== undefined)).toEqual([false, true]);
  });
});

/** The first example of an operation that ends well. */
function firstExample(provider: string, id: string): string {
  const operation = contractOf(provider).operations.find((each) => each.id === id);
  const first = operation?.examples.find(({ output }) => output !== undefined);
  return first?.name ?? "";
}
