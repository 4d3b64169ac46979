import { existsSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { secretIn } from "./record/scan.ts";
import { generatedBlocks } from "../../../contract-tests/run/blocks.ts";
import { liveCases } from "./live.ts";
import { callsFolder, failuresOf, runAll, standInEnvironment } from "./sample.fixture.ts";
import { readSettings } from "./settings.ts";
import { type StandIn, secrets, startStandIn } from "./stand-in.fixture.ts";

let standIn: StandIn;
let folder: string;
beforeEach(async () => {
  standIn = await startStandIn();
  folder = callsFolder();
});

/** Runs against the stand-in with these variables beside the usual ones. */
function live(changes: Readonly<Record<string, string>> = {}, blocks = generatedBlocks) {
  const env = { ...standInEnvironment(standIn.url, folder), ...changes };
  return runAll(liveCases(["books", "crm"], readSettings(env), blocks));
}

const known = Object.entries(secrets).map(([input, text]) => ({ input, text }));

describe("a live run", () => {
  test("makes each call once and finds nothing wrong", async () => {
    const { checked } = await live();
    expect(failuresOf(checked)).toEqual([]);
    expect(Object.keys(checked)).toMatchInlineSnapshot(`
      [
        "books_search_volumes "two volumes, one rich and one sparse"",
        "books_search_volumes "ISBN and a literal plus sign"",
        "books_search_volumes "nothing found, number as text"",
        "books_search_volumes "reply without a total"",
        "books_get_volume "full metadata"",
        "books_get_volume "id with white space around it"",
        "books_get_volume "id with a slash"",
        "crm_create_record "an account"",
        "crm_query "parent, child and compound values, more to come"",
        "crm_query "no match, text sent as it is"",
        "crm_query "COUNT() gives a total and no records"",
        "crm_query "aggregate rows have no address and no id"",
        "crm_get_record "the account"",
      ]
    `);
    expect(standIn.take()).toHaveLength(Object.keys(checked).length);
  });

  test("reports each drift once, with the change that accepts it and without secrets", async () => {
    const { checked } = await live();
    const drift = Object.values(checked).flatMap((each) => each.drift);
    expect(
      drift.map(({ operation, kind, path, message, change }) => ({
        [kind]: `${operation} ${path}: ${message}`,
        change,
      })),
    ).toMatchInlineSnapshot(`
      [
        {
          "change": "# specs/books.yaml: schemas.SaleInfo.properties
      isPreorder: { type: boolean }",
          "unknown-field": "books_search_volumes body.items[].saleInfo.isPreorder: unknown field, boolean",
        },
        {
          "change": "# specs/books.yaml: schemas.VolumeInfo.properties.pageCount
      type: [ integer, string ]",
          "type-change": "books_search_volumes body.items[].volumeInfo.pageCount: string where integer is declared",
        },
        {
          "change": "# specs/books.yaml: schemas.SaleInfo.properties
      isPreorder: { type: boolean }",
          "unknown-field": "books_get_volume body.saleInfo.isPreorder: unknown field, boolean",
        },
        {
          "change": "# specs/books.yaml: schemas.VolumeInfo.properties.pageCount
      type: [ integer, string ]",
          "type-change": "books_get_volume body.volumeInfo.pageCount: string where integer is declared",
        },
        {
          "change": "# specs/crm.yaml: operations.crm_query.reply
      203: QueryResult",
          "undeclared-status": "crm_query status 203: not declared for crm_query",
        },
      ]
    `);
    expect(secretIn(JSON.stringify(drift), known)).toBeUndefined();
  });

  test("fails by drift where that is wanted", async () => {
    const { checked } = await live({ CONTRACT_DRIFT: "fail" });
    expect(failuresOf(checked)).toMatchInlineSnapshot(`
      [
        "books_search_volumes "two volumes, one rich and one sparse": drift: body.items[].saleInfo.isPreorder: unknown field, boolean",
        "books_search_volumes "two volumes, one rich and one sparse": drift: body.items[].volumeInfo.pageCount: string where integer is declared",
        "books_get_volume "full metadata": drift: body.saleInfo.isPreorder: unknown field, boolean",
        "books_get_volume "full metadata": drift: body.volumeInfo.pageCount: string where integer is declared",
        "crm_query "parent, child and compound values, more to come": drift: status 203: not declared for crm_query",
      ]
    `);
  });

  test("skips what changes something or costs, and says why", async () => {
    const { skipped } = await live({ CONTRACT_WRITES: "", CRM_RECORD: "" });
    expect(skipped).toMatchInlineSnapshot(`
      {
        "crm_create_record": "changes data: name it in CONTRACT_WRITES to have it called",
        "crm_get_record": "CRM_RECORD is not set",
        "crm_update_record": "changes data: name it in CONTRACT_WRITES to have it called",
      }
    `);
    const sent = standIn.take().map(({ method }) => method);
    expect(new Set(sent)).toEqual(new Set(["GET"]));
  });

  test("skips operations without credentials or address", async () => {
    const { checked, skipped } = await live({ BOOKS_API_KEY: " ", CRM_INSTANCE_URL: "" });
    expect(checked).toEqual({});
    expect(skipped).toMatchInlineSnapshot(`
      {
        "books_get_volume": "BOOKS_API_KEY is not set",
        "books_search_volumes": "BOOKS_API_KEY is not set",
        "crm_create_record": "CRM_INSTANCE_URL is not set",
        "crm_get_record": "CRM_INSTANCE_URL is not set",
        "crm_query": "CRM_INSTANCE_URL is not set",
        "crm_update_record": "changes data: name it in CONTRACT_WRITES to have it called",
      }
    `);
    expect(standIn.take()).toEqual([]);
  });

  test("sends no more than the cap", async () => {
    const { checked, skipped } = await live({ CONTRACT_MAX_CALLS: "2" });
    expect(standIn.take()).toHaveLength(2);
    expect(Object.keys(checked)).toHaveLength(2);
    const reasons = new Set(Object.values(skipped));
    expect(reasons).toContain("CONTRACT_MAX_CALLS: 2 requests have left");
  });

  test("waits between the calls of one provider", async () => {
    const began = performance.now();
    await live({ CONTRACT_INTERVAL_MS: "300", CRM_API_KEY: "", CONTRACT_MAX_CALLS: "3" });
    // Since the beginning: a call that takes long to arrive leaves less time before the next one.
    const [, two = 0, three = 0, ...more] = standIn.arrivals.map((at) => at - began);
    expect(more).toEqual([]);
    // A timer may fire a little early.
    expect(two).toBeGreaterThan(290);
    expect(three).toBeGreaterThan(580);
  });
});

describe("a live run finds", () => {
  test("a provider that refuses, and does not repeat the credential", async () => {
    const key = "wro/ng k+ey";
    const { checked } = await live({ BOOKS_API_KEY: key, CRM_RECORD: "001Hs00009KpQzRIAV" });
    const failures = failuresOf(checked);
    expect([
      ...new Set(failures.map((each) => each.replace(/ ".*?":/, ":"))),
    ]).toMatchInlineSnapshot(`
      [
        "books_search_volumes: the provider answered 400 (unauthorized): API key not valid: SCRUBBED-apiKey",
        "books_get_volume: the provider answered 400 (unauthorized): API key not valid: SCRUBBED-apiKey",
        "crm_get_record: the provider answered 404 (not_found): The requested resource does not exist",
      ]
    `);
    expect(secretIn(JSON.stringify(checked), [{ input: "apiKey", text: key }])).toBeUndefined();
    expect(existsSync(join(folder, "recordings"))).toBe(false);
  });

  test("a client that sends something else", async () => {
    const { checked } = await live(
      {},
      {
        execute: (provider, inputs, context) =>
          generatedBlocks.execute(provider, inputs, {
            ...context,
            async fetch(request) {
              const more = provider === "books" ? "&country=GB" : "";
              const url = request.url + more;
              return context.fetch?.(new Request(url, request)) ?? Response.error();
            },
          }),
      },
    );
    const failures = failuresOf(checked);
    expect(failures[0]).toMatch(/: query has "country", which is not declared: /);
    expect(failures.every((each) => each.startsWith("books_"))).toBe(true);
  });

  test("a provider that cannot be reached", async () => {
    const { checked } = await live({ CRM_BASE_URL: "http://127.0.0.1:9" });
    expect(failuresOf(checked)[0]).toMatch(/^crm_create_record "an account": no reply came: /);
  });
});
