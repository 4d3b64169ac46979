import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { recordingFiles } from "./record/read.ts";
import { secretIn } from "./record/scan.ts";
import { generatedBlocks } from "../../../contract-tests/run/blocks.ts";
import { liveCases } from "./live.ts";
import { replayCases } from "./replay.ts";
import { callsFolder, failuresOf, runAll, standInEnvironment } from "./sample.fixture.ts";
import { readSettings } from "./settings.ts";
import { type StandIn, secrets, startStandIn } from "./stand-in.fixture.ts";

let standIn: StandIn;
let folder: string;
beforeEach(async () => {
  standIn = await startStandIn();
  folder = callsFolder();
});

const known = Object.entries(secrets).map(([input, text]) => ({ input, text }));
const recordings = () => join(folder, "recordings");

/** Records calls of the stand-in. */
function record(changes: Readonly<Record<string, string>> = {}) {
  const usual = standInEnvironment(standIn.url, folder);
  const settings = readSettings({ ...usual, CONTRACT_RECORD: "1", ...changes });
  return runAll(liveCases(["books", "crm"], settings, generatedBlocks));
}

/** Repeats what was recorded, with no provider and no credential. */
function replay() {
  const env = { CONTRACT_TARGET: "replay", CONTRACT_RECORDINGS: recordings() };
  return runAll(replayCases(["books", "crm"], readSettings(env), generatedBlocks));
}

describe("recordings", () => {
  test("are made of calls in which nothing is wrong, and hold no secret", async () => {
    const { checked } = await record();
    expect(failuresOf(checked)).toEqual([]);
    const files = recordingFiles(recordings());
    expect(files).toHaveLength(Object.keys(checked).length);
    for (const file of files) expect(secretIn(readFileSync(file, "utf8"), known)).toBeUndefined();
    const [, volume = ""] = files.filter((file) => file.includes("books_get_volume"));
    const text = readFileSync(volume, "utf8").replace(/(?<="recorded": ")[^"]+/, "now");
    expect(text).toMatchInlineSnapshot(`
      "{
        "recorded": "now",
        "provider": "books",
        "operation": "books_get_volume",
        "case": "id with a slash",
        "inputs": {
          "volumeId": "a/b?c"
        },
        "request": {
          "method": "GET",
          "path": "/books/v1/volumes/a%2Fb%3Fc",
          "query": {
            "key": [
              "SCRUBBED-apiKey"
            ]
          },
          "headers": {
            "accept": "application/json"
          }
        },
        "reply": {
          "status": 200,
          "headers": {
            "content-type": "application/json",
            "retry-after": "0",
            "x-request-id": "SCRUBBED-apiKey"
          },
          "body": {
            "id": "v1",
            "saleInfo": {
              "country": "GB",
              "isPreorder": false
            },
            "selfLink": "https://books.example/v1?key=SCRUBBED-apiKey",
            "volumeInfo": {
              "pageCount": "three hundred",
              "title": "Key SCRUBBED-apiKey"
            }
          }
        }
      }
      "
    `);
  });

  test("are refused where a secret cannot be scrubbed", async () => {
    const name = Buffer.from(encodeURIComponent(secrets.crm)).toString("hex");
    const params = { sobject: "Account", fields: { Name: name } };
    const calls = { crm_create_record: [{ name: "echo", params }], crm_get_record: [] };
    writeFileSync(join(folder, "crm.yaml"), JSON.stringify(calls));
    const { checked } = await record({ BOOKS_API_KEY: "" });
    expect(failuresOf(checked)).toEqual([
      'crm_create_record "echo": apiKey still occurs in inputs, plain or encoded; nothing was written. Use other inputs, or do not record this case',
    ]);
    const files = recordingFiles(recordings());
    expect(files.filter((file) => file.includes("crm_create_record"))).toEqual([]);
  });
});

describe("a replay", () => {
  test("passes without provider and credentials, and reports the same drift", async () => {
    const { checked: made } = await record();
    await standIn.close();
    const { checked } = await replay();
    expect(failuresOf(checked)).toEqual([]);
    expect(Object.keys(checked)).toHaveLength(Object.keys(made).length);
    const changes = (of: typeof made) =>
      Object.values(of).flatMap(({ drift }) => drift.map(({ change }) => change));
    expect(changes(checked).toSorted()).toEqual(changes(made).toSorted());
    expect(changes(checked)).not.toEqual([]);
  });

  test("skips what was never recorded, also where nothing was", async () => {
    mkdirSync(recordings());
    const { checked, skipped } = await replay();
    expect(checked).toEqual({});
    expect(Object.keys(skipped)).toHaveLength(6);
    expect(new Set(Object.values(skipped))).toEqual(
      new Set(["no recording; CONTRACT_TARGET=live with CONTRACT_RECORD=1 makes one"]),
    );
  });

  test("fails where the request has changed, or what comes of the reply", async () => {
    await record();
    edit("crm_create_record", /"Name": "Acme"(?=[^]*"request")/, '"Name": "Other"');
    edit("crm_get_record", /"recordId": "\w+"/, '"recordId": ""');
    edit("crm_query", /"totalSize": 1/, '"totalSize": "one"');
    edit("crm_query", /"authorization": "Bearer /, '"authorization": "Basic ');
    expect(failuresOf((await replay()).checked)).toMatchInlineSnapshot(`
      [
        "crm_create_record "an account": the request differs from the recorded one (request.body.Name: expected "Acme", got "Other"); record it again with CONTRACT_TARGET=live CONTRACT_RECORD=1 CONTRACT_WRITES=crm_create_record npx blockwright contract --provider crm",
        "crm_get_record "the account": nothing was sent: ToolError: recordId is required.",
        "crm_get_record "the account": the recorded inputs no longer lead to a request; record it again with CONTRACT_TARGET=live CONTRACT_RECORD=1 npx blockwright contract --provider crm",
        "crm_query "aggregate rows have no address and no id": the provider answered 203 (invalid_reply): the outputs cannot be made of it",
        "crm_query "aggregate rows have no address and no id": the request differs from the recorded one (request.headers.authorization: expected "Basic SCRUBBED-apiKey", got "Bearer SCRUBBED-apiKey"); record it again with CONTRACT_TARGET=live CONTRACT_RECORD=1 npx blockwright contract --provider crm",
      ]
    `);
  });

  test("notes recordings that are of a time to come", async () => {
    await record({ CRM_API_KEY: "" });
    edit("books_get_volume", /"recorded": "[^"]+"/, '"recorded": "2999-01-05T09:00:00.000Z"');
    const { checked } = await replay();
    const notes = Object.values(checked).flatMap((each) => each.notes);
    expect(notes).toEqual(["recorded on 2999-01-05, a date in the future: record it again"]);
  });

  test("notes recordings that are old", async () => {
    await record({ CRM_API_KEY: "" });
    const long = new Date(Date.now() - 100 * 86_400_000).toISOString();
    const recent = new Date(Date.now() - 80 * 86_400_000).toISOString();
    edit("books_get_volume", /"recorded": "[^"]+"/, `"recorded": "${long}"`);
    edit("books_search_volumes", /"recorded": "[^"]+"/, `"recorded": "${recent}"`);
    const { checked } = await replay();
    const notes = Object.values(checked).flatMap((each) => each.notes);
    expect(notes).toEqual([`recorded 100 days ago, on ${long.slice(0, 10)}: record it again`]);
  });

  test("fails by files that are no recordings, or of operations that are gone", async () => {
    await record({ CRM_API_KEY: "" });
    edit("books_get_volume", /"operation": "books_get_volume"/, '"operation": "books_old"');
    edit("books_search_volumes", /"request"/, '"wish"');
    mkdirSync(join(recordings(), "gone/gone_list"), { recursive: true });
    writeFileSync(join(recordings(), "gone/gone_list/all.json"), "{");
    const failures = failuresOf((await replay()).checked);
    expect(failures.map((each) => each.replaceAll(folder, ""))).toMatchInlineSnapshot(`
      [
        "books_old "full metadata": no manifest has this operation; delete /recordings/books/books_get_volume/full-metadata.json",
        "/recordings/books/books_search_volumes/isbn-and-a-literal-plus-sign.json is not a recording: it must have required property 'request'; record it again, or delete it",
        "/recordings/gone/gone_list/all.json is not a recording: Expected property name or '}' in JSON at position 1 (line 1 column 2); record it again, or delete it",
      ]
    `);
  });
});

/** Edits the first recording of an operation. */
function edit(operation: string, from: RegExp, to: string): void {
  const file = recordingFiles(recordings()).find((each) => each.includes(`/${operation}/`)) ?? "";
  const text = readFileSync(file, "utf8");
  expect(text).toMatch(from);
  writeFileSync(file, text.replace(from, to));
}
