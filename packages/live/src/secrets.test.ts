import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { newFolder } from "../../../tests/kit/folder.ts";
import { afterwards } from "../../../tests/kit/afterwards.ts";
import { contractOf } from "../../../contract-tests/contract/read.ts";
import type { ReplyContent } from "../../../contract-tests/contract/types.ts";
import { generatedBlocks } from "../../../contract-tests/run/blocks.ts";
import type { Blocks } from "../../../contract-tests/run/types.ts";
import { type Loopback, startLoopback } from "../../../contract-tests/servers/loopback.ts";
import { bodyText } from "../../../contract-tests/contract/reply-text.ts";
import { replyHeaders } from "../../../contract-tests/servers/response.ts";
import { checkCall } from "./check.ts";
import { liveCases } from "./live.ts";
import { failuresOf, runAll, standInEnvironment } from "./sample.fixture.ts";
import { readSettings } from "./settings.ts";

let provider: Loopback;
let folder: string;
let reply: ReplyContent;
beforeEach(async () => {
  provider = await startLoopback((_, response) => {
    response.writeHead(reply.status, replyHeaders(reply)).end(bodyText(reply) ?? undefined);
  });
  afterwards(() => provider.close());
  const own = { name: "records", params: { query: "SELECT Id FROM Account" } };
  folder = newFolder({ "crm.yaml": { crm_get_record: [], crm_query: [own] } });
});

/** Makes one query with the key; it is answered with `reply`. */
async function query(key: string, blocks = generatedBlocks, record = "") {
  const usual = standInEnvironment(provider.url, folder);
  const env = { ...usual, CRM_API_KEY: key, CONTRACT_WRITES: "", CONTRACT_RECORD: record };
  return (await runAll(liveCases(["crm"], readSettings(env), blocks))).checked;
}

const rows = { totalSize: 1, done: true, records: [] };
const long = Array.from({ length: 40 }, (_, index) => `Zq7X${index}w9L`).join("");

test("a long credential is not shown in part where a value is cut", async () => {
  reply = { status: 200, headers: {}, body: rows };
  const checked = await query(long, {
    execute: (of, inputs, context) =>
      generatedBlocks.execute(of, inputs, {
        ...context,
        fetch(request) {
          request.headers.set("authorization", `Token ${long} ${long}`);
          return (context.fetch ?? fetch)(request);
        },
      }),
  });
  expect(failuresOf(checked)).toEqual([
    'crm_query "records": header "authorization": expected "Bearer SCRUBBED-apiKey", got "Token SCRUBBED-apiKey SCRUBBED-apiKey"',
  ]);
});

test("what a call made, such as the token of a login, is in no report and no recording", async () => {
  const token = "canary-token-0123";
  reply = { status: 200, headers: {}, body: { ...rows, records: [{ Name: `Seen ${token}` }] } };
  const making = (authorization: string): Blocks => ({
    execute(of, inputs, context) {
      context.secrets?.add(`Bearer ${token}`).add(token);
      return generatedBlocks.execute(of, inputs, {
        ...context,
        fetch(request) {
          request.headers.set("authorization", authorization);
          return (context.fetch ?? fetch)(request);
        },
      });
    },
  });
  expect(failuresOf(await query(key, making(`Bearer ${token}`)))).toEqual([
    'crm_query "records": header "authorization": expected "Bearer SCRUBBED-apiKey", got "Bearer SCRUBBED-derived"',
  ]);
  expect(failuresOf(await query(key, making(`Bearer ${key}`), "1"))).toEqual([]);
  const [file = ""] = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith("records.json"),
  );
  expect(readFileSync(join(folder, file), "utf8")).toContain("Seen SCRUBBED-derived");
});

const key = "00D!cr.m/tok+en==";
const hex = Buffer.from(key).toString("hex");

test("what a provider says of a failure is left out where it holds the credential in another form", async () => {
  const twice = encodeURIComponent(encodeURIComponent(key));
  for (const form of [hex, twice]) {
    reply = { status: 403, headers: {}, body: [{ message: `No: ${form}.`, errorCode: "NO" }] };
    const failures = failuresOf(await query(key));
    expect(failures).toContain(
      'crm_query "records": the provider answered 403 (forbidden): apiKey occurs in this message, encoded',
    );
    expect(failures.join()).not.toContain(form);
  }
});

test("drift is reported without the credential, also where a line is broken in it", async () => {
  const contract = contractOf("crm");
  const operation = contract.operations.find(({ id }) => id === "crm_query");
  if (!operation) throw new Error("crm has a query");
  const QueryResult = { type: "object", properties: { note: { enum: ["a"] } } };
  const note = `${"word ".repeat(17)}00D cr.m/tok end ${"word ".repeat(9)}`;
  const request = { url: "", origin: "", method: "GET", path: "", query: {}, headers: {} };
  const { drift } = await checkCall({
    contract,
    operation: { ...operation, schemas: { QueryResult } },
    title: "records",
    inputs: { apiKey: "00D cr.m/tok", instanceUrl: "https://a.my.salesforce.com", query: "x" },
    seen: {
      requests: [request],
      warnings: [],
      violations: [],
      result: { kind: "output", output: {} },
    },
    reply: { status: 200, headers: {}, body: { note } },
  });
  expect(drift.map(({ kind }) => kind)).toEqual(["new-enum-value"]);
  expect(JSON.stringify(drift)).not.toContain("cr.m");
});

test("drift is reported without what holds the credential in another form", async () => {
  reply = { status: 200, headers: {}, body: { ...rows, [hex]: 1 } };
  const checked = await query(key);
  expect(failuresOf(checked)).toEqual([]);
  expect(Object.values(checked).flatMap(({ drift }) => drift)).toMatchObject([
    {
      kind: "unknown-field",
      path: "apiKey occurs in this message, encoded",
      change: "apiKey occurs in this message, encoded",
    },
  ]);
});
