import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { newFolder } from "../../../tests/kit/folder.ts";
import { contractOf } from "../../../contract-tests/contract/read.ts";
import { roots } from "../../../scripts/system/roots.fixture.ts";
import { callsOf, givenCalls } from "./calls.ts";
import { liveInputs } from "./inputs.ts";
import { readSettings } from "./settings.ts";

const live = { CONTRACT_TARGET: "live" };

describe("settings", () => {
  test("call reads only, at most fifty times, once a second, unless something else is said", () => {
    expect(readSettings(live)).toMatchObject({
      writes: [],
      maxCalls: 50,
      intervalMs: 1000,
      record: false,
      driftFails: false,
      calls: join(roots.workspace.root, "contract-tests/live"),
      recordings: join(roots.workspace.root, "contract-tests/recordings"),
    });
  });

  test.each([
    [{ CONTRACT_WRITES: "crm_query,crm_x" }, 'CONTRACT_WRITES: there is no operation "crm_x"'],
    [{ CONTRACT_MAX_CALLS: "0" }, "CONTRACT_MAX_CALLS must be a whole number of at least 1, not 0"],
    [
      { CONTRACT_MAX_CALLS: "many" },
      "CONTRACT_MAX_CALLS must be a whole number of at least 1, not many",
    ],
    [
      { CONTRACT_INTERVAL_MS: "-1" },
      "CONTRACT_INTERVAL_MS must be a whole number from 0 to 60000, not -1",
    ],
    [
      { CONTRACT_INTERVAL_MS: "3000000000" },
      "CONTRACT_INTERVAL_MS must be a whole number from 0 to 60000, not 3000000000",
    ],
    [{ CONTRACT_CALLS: "no/such" }, /^CONTRACT_CALLS: there is no folder \/.*no\/such$/],
    [
      { CONTRACT_TARGET: "replay", CONTRACT_RECORDINGS: "no/such" },
      /^CONTRACT_RECORDINGS: there is no folder \/.*no\/such$/,
    ],
    [{ CONTRACT_DRIFT: "warn" }, "CONTRACT_DRIFT must be fail or not set, not warn"],
    [{ CONTRACT_RECORD: "yes" }, "CONTRACT_RECORD must be 1 or not set, not yes"],
    [{ CRM_BASE_URL: "crm.example" }, "CRM_BASE_URL must be an https:// URL"],
    [
      { CONTRACT_TARGET: "replay", CONTRACT_RECORD: "1" },
      "CONTRACT_RECORD=1 needs CONTRACT_TARGET=live",
    ],
  ])("%j is refused", (env, message) => {
    expect(() => readSettings({ ...live, ...env })).toThrow(message);
  });
});

describe("calls", () => {
  const folder = newFolder();
  const crm = contractOf("crm");
  const given = (text: string) => {
    writeFileSync(join(folder, "crm.yaml"), text);
    return () => givenCalls(folder, crm);
  };

  test("are the examples that succeed, the same params once", () => {
    const [operation] = crm.operations;
    if (!operation) throw new Error("crm has operations");
    const success = { request: null, reply: { status: 201, headers: {} }, output: {} };
    const examples = [
      { ...success, name: "one", params: { a: 1 } },
      { ...success, name: "again", params: { a: 1 } },
      { ...success, name: "other", params: { a: 2 } },
      { ...success, name: "failing", params: {}, error: { code: "not_found" } },
    ];
    expect(callsOf({ ...operation, examples }, {}).map(({ name }) => name)).toEqual([
      "one",
      "other",
    ]);
    const own = { [operation.id]: [{ name: "mine", params: {} }] };
    expect(callsOf({ ...operation, examples }, own)).toEqual(own[operation.id]);
  });

  test.each([
    ["crm_qery: []", /crm\.yaml: crm has no operation "crm_qery"$/],
    ["crm_query: { name: x }", /crm\.yaml\/crm_query: must be array; write `operation: \[/],
    ["crm_query: [{", /crm\.yaml: Flow map in block collection must be /],
    [
      "crm_query: [{ name: x, params: { qery: x } }]",
      /crm\.yaml: crm_query "x": crm_query has no parameter "qery"$/,
    ],
    [
      "crm_query: [{ name: x, params: { query: x, operation: crm_create_record } }]",
      /crm\.yaml: crm_query "x": crm_query has no parameter "operation"$/,
    ],
    [
      "crm_query: [{ name: x, params: { apiKey: secret } }]",
      /crm\.yaml: crm_query "x": apiKey is a credential: set CRM_API_KEY$/,
    ],
    [
      "crm_query: [{ name: x, params: {} }, { name: x, params: {} }]",
      /crm\.yaml: crm_query has two calls of the name "x"$/,
    ],
    ["crm_query: [{ params: {} }]", /crm\.yaml\/crm_query\/0: must have required property 'name'/],
  ])("that make no sense are refused: %s", (text, message) => {
    expect(given(text)).toThrow(message);
  });

  test("may be none", () => {
    expect(given("")()).toEqual({});
    expect(givenCalls(tmpdir(), crm)).toEqual({});
  });
});

describe("inputs", () => {
  const crm = contractOf("crm");
  const query = crm.operations.find(({ id }) => id === "crm_query");
  if (!query) throw new Error("crm has a query");
  const env = {
    CRM_API_KEY: "key",
    CRM_INSTANCE_URL: "https://a.my.salesforce.com",
    SOQL: "SELECT",
  };

  test("are the params, with what the environment holds", () => {
    const { CRM_API_KEY: apiKey, CRM_INSTANCE_URL: instanceUrl } = env;
    expect(liveInputs(query, { query: "${SOQL}" }, env)).toEqual({
      inputs: { query: "SELECT", apiKey, instanceUrl },
    });
    const other = { query: "a ${SOQL}", instanceUrl: "https://example.my.salesforce.com" };
    expect(liveInputs(query, other, env)).toEqual({
      inputs: { query: "a ${SOQL}", apiKey, instanceUrl },
    });
  });

  test("are taken from the environment at any depth", () => {
    const create = crm.operations.find(({ id }) => id === "crm_create_record");
    if (!create) throw new Error("crm has a create");
    const params = { sobject: "Account", fields: { OwnerId: "${OWNER}", Tags: [{ a: "${TAG}" }] } };
    expect(liveInputs(create, params, { ...env, OWNER: "005" })).toEqual({ missing: "TAG" });
    expect(liveInputs(create, params, { ...env, OWNER: "005", TAG: "t" })).toMatchObject({
      inputs: { fields: { OwnerId: "005", Tags: [{ a: "t" }] } },
    });
  });

  test.each([
    [{ CRM_API_KEY: " " }, "CRM_API_KEY"],
    [{ CRM_INSTANCE_URL: undefined }, "CRM_INSTANCE_URL"],
    [{ SOQL: "" }, "SOQL"],
  ])("name the variable that is missing: %j", (changes, missing) => {
    const found = liveInputs(query, { query: "${SOQL}" }, { ...env, ...changes });
    expect(found).toEqual({ missing });
  });
});
