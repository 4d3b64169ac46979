import * as crm from "@blockwright/crm";
import * as directory from "@blockwright/directory";
import * as docgen from "@blockwright/docgen";
import * as persondata from "@blockwright/persondata";
import type { Context, JobOperation, PagedOperation } from "@blockwright/runtime";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type MockServer, startPrism } from "../support/prism.ts";
import {
  documentOf,
  exampleKeys,
  type ManifestExample,
  manifestOf,
  sharedInputs,
} from "../support/providers.ts";
import { recorder } from "../support/recorder.ts";

type Paged = PagedOperation<object, object, unknown>;
type Starting = JobOperation<object, object, object>;

const packages = [crm, directory, docgen, persondata];
const exported: readonly unknown[] = packages.flatMap((each) => Object.values(each));
const paged = exported.filter((each): each is Paged => "pages" in Object(each));
const starting = exported.filter((each): each is Starting => "executeAndWait" in Object(each));

test("six operations come page by page, and two start a job", () => {
  expect([paged.length, starting.length]).toEqual([6, 2]);
});

/** The examples of an operation that end well. */
function successes(provider: string, id: string): readonly [string, ManifestExample][] {
  const { examples = {} } = manifestOf(provider).operations[id] ?? {};
  return Object.entries(examples).filter(([, { error }]) => !error);
}

/** Asks Prism for the reply of an example. */
function answering(provider: string, id: string, name: string, { reply }: ManifestExample) {
  const key = exampleKeys(provider)(id, reply.status, name);
  return recorder({ prefer: `code=${reply.status}${key === undefined ? "" : `, example=${key}`}` });
}

describe.each(paged)("pages of $id against Prism", ({ id, provider, page, pages, items }) => {
  let mock: MockServer;
  beforeAll(async () => {
    mock = await startPrism(documentOf(provider));
  });
  afterAll(() => mock.close());

  test.each(successes(provider, id))("%s", async (name, example) => {
    const recorded = answering(provider, id, name, example);
    const inputs = { ...sharedInputs(manifestOf(provider), "any"), ...example.params };
    // An address that the provider gives is not in its document; a cursor is.
    const maxPages = page.send ? 2 : 1;
    const context = { baseUrl: mock.url, fetch: recorded.fetch, maxPages };
    const outputs = [];
    for await (const each of pages(inputs, context)) outputs.push(each);
    const asked = recorded.requests.length;
    expect(asked).toBeGreaterThan(0);
    // Prism says the same of the second page.
    expect(outputs).toEqual(Array(asked).fill(example.output));
    let count = 0;
    for await (const _ of items(inputs, context)) count += 1;
    const list: unknown = Object(example.output)[page.output];
    expect(count).toBe(asked * (list as unknown[]).length); // a list in every example
    expect(recorded.violations).toEqual([]);
  });
});

describe.each(starting)("jobs of $id against Prism", ({ id, provider, executeAndWait }) => {
  let mock: MockServer;
  beforeAll(async () => {
    mock = await startPrism(documentOf(provider));
  });
  afterAll(() => mock.close());

  const checkId = docgen.checkStatus.id;

  test.each(successes(provider, id))("%s", async (name, example) => {
    const start = answering(provider, id, name, example);
    const [checkName, done] = successes(provider, checkId)[0] ?? ["", example];
    const poll = answering(provider, checkId, checkName, done);
    const fetch: Context["fetch"] = (request) =>
      (request.method === "POST" ? start : poll).fetch(request);
    const inputs = { ...sharedInputs(manifestOf(provider), "any"), ...example.params };
    const result = await executeAndWait(inputs, { baseUrl: mock.url, fetch, everyMs: 1 });
    expect(result).toEqual(done.output);
    expect([start.requests.length, poll.requests.length]).toEqual([1, 1]);
    expect([...start.violations, ...poll.violations]).toEqual([]);
  });
});
