import { expect, test } from "vitest";
import { manifestText } from "../../../tests/kit/manifest.ts";
import { check } from "../check/manifest.ts";
import { parse } from "../manifest/parse.ts";
import { lower } from "./provider.ts";

const text = { type: "string", description: "Text." };
const needed = { ...text, required: true };
const answer = { reply: { status: 200, body: { id: "i1" } }, output: { id: "i1" } };
const get = (request: string, more: object = {}) => ({
  name: "Get",
  request,
  reply: { 200: "Item" },
  output: "body",
  ...more,
});

/** The inputs that operations take of the provider's own, and what the check tells. */
function inputsOf(manifest: object) {
  const schemas = { Item: { type: "object", required: ["id"], properties: { id: text } } };
  const parsed = parse({
    path: "specs/demo.yaml",
    text: manifestText("demo", { schemas, ...manifest }),
  });
  if (!parsed.manifest) throw new Error(JSON.stringify(parsed.diagnostics[0]?.message));
  const found = check(parsed.manifest, parsed.source, new Map());
  const { operations } = lower(parsed.manifest, "specs/demo.yaml", new Map());
  const inputs = operations.map(({ id, parameters }) => [
    id.replace("demo_", ""),
    parameters.flatMap(({ name, shared }) => (shared ? [name] : [])).join(" "),
  ]);
  const problems = found.flatMap(({ severity, code }) => (severity === "error" ? [code] : []));
  return { inputs: Object.fromEntries(inputs), problems };
}

test("a parameter at the top is an input of the operations that use it", () => {
  const { inputs, problems } = inputsOf({
    server: "https://{site}.demo.example",
    params: {
      site: { ...needed, example: "acme" },
      teamId: needed,
      trace: { ...text, to: "headers.X-Trace" },
      locale: text,
      mode: { ...text, to: "none" },
      zone: { ...text, to: "none" },
      at: { ...text, to: "none", when: "zone" },
    },
    operations: {
      demo_path: get("GET /teams/{teamId}"),
      demo_none: get("GET /me"),
      demo_template: get("GET /a", { query: { "team?": "{teamId}", "at?": "{at}" } }),
      demo_when: get("GET /b", { params: { own: { ...text, when: { mode: "full" } } } }),
      demo_rule: get("GET /c", {
        params: { own: text },
        rules: [{ when: "own", need: { mode: "full" } }],
      }),
      demo_output: get("GET /d", { output: { mode: { from: "params.mode", type: "string" } } }),
    },
  });
  expect(problems).toEqual([]);
  expect(inputs).toEqual({
    path: "site teamId trace locale",
    none: "site trace locale",
    template: "site teamId trace locale zone at",
    when: "site trace locale mode",
    rule: "site trace locale mode",
    output: "site trace locale mode",
  });
});

test("a call takes what the calls that it makes cannot do without", () => {
  const { inputs, problems } = inputsOf({
    params: { teamId: needed, page: text, listId: needed },
    operations: {
      demo_list: get("GET /teams/{teamId}", {
        query: { "page?": "{page}" },
        examples: { one: { ...answer, params: { teamId: "t1" } } },
      }),
      demo_set: get("GET /lists/{listId}"),
      demo_before: get("GET /items/{found}", {
        before: { found: { call: "demo_list", take: "body.id" } },
      }),
      demo_given: get("GET /others/{found}", {
        before: { found: { call: "demo_list", with: { teamId: "t1" }, take: "body.id" } },
      }),
      demo_start: get("GET /start"),
    },
    jobs: {
      work: {
        start: "demo_start",
        poll: { call: "demo_before" },
        until: { "output.id": "done" },
        every: "1s",
        timeout: "1m",
      },
    },
  });
  expect(problems).toEqual([]);
  expect(inputs).toEqual({
    list: "teamId page",
    set: "listId",
    before: "teamId",
    given: "",
    start: "teamId",
  });
});

test("what an operation does not take is not given to it", () => {
  const { problems } = inputsOf({
    params: { teamId: needed },
    operations: {
      demo_team: get("GET /teams/{teamId}"),
      demo_all: get("GET /items", {
        examples: {
          one: { ...answer, params: { teamId: "t1" } },
          two: { ...answer, params: {} },
        },
      }),
      demo_item: get("GET /items/{found}", {
        before: { found: { call: "demo_all", with: { teamId: "t1" }, take: "body.id" } },
      }),
    },
  });
  expect(problems).toEqual(["example-parameter-unknown", "call-parameter-unknown"]);
});
