import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import { startScript } from "../support/script.ts";
import { resultOf } from "../support/call-result.ts";
import { betrays, canaries, leaksOf } from "../support/canary.ts";
import { emitHostile } from "../support/hostile/packages.ts";

let reply = "{}";
const server = await startScript((_, response) => {
  response.writeHead(200, { "content-type": "application/json" }).end(reply);
});
const packages = emitHostile("graph");

/** What a call gives, what it sent and what it warned of. */
async function call(id: string, inputs: object, answer: unknown) {
  reply = typeof answer === "string" ? answer : JSON.stringify(answer);
  const { execute } = await packages.operation(id);
  const warnings: unknown[] = [];
  const context = {
    baseUrl: server.url,
    maxRetries: 0,
    onWarning: (warning: unknown) => warnings.push(warning),
  };
  const result = await resultOf(() => execute({ apiKey: canaries.base64, ...inputs }, context));
  return { ...result, warnings, requests: server.take() };
}

const made = { data: { made: { id: "a1" } } };

test.each([
  'x") { id } delete(all: true',
  '"}}}{',
  "$input",
  "\\u0022",
  "# comment",
  '"""',
  "a\nb\u2028c",
  "__proto__",
])("a value travels in variables alone: %j", async (title) => {
  const first = await call("graph_make", { title: "x" }, made);
  const input = { title, $title: title, query: title };
  const { requests } = await call("graph_make", { title, input, tags: [title] }, made);
  const [plain = "", hostile = ""] = [...first.requests, ...requests].map(({ body }) => body);
  const { query, variables, ...rest } = JSON.parse(hostile);
  expect(query).toBe(JSON.parse(plain).query);
  expect(variables).toEqual({ title, input, tags: [title.trim()] });
  expect(rest).toEqual({});
});

describe("errors of a reply", () => {
  const secret = canaries.base64;
  const error = { message: `no ${secret}`, extensions: { code: secret, [secret]: secret } };

  test("show no secret", async () => {
    for (const answer of [
      { errors: [error] },
      { data: null, errors: [error] },
      { ...made, errors: [error] },
    ]) {
      const { error: thrown } = await call("graph_make", { title: "x" }, answer);
      expect(thrown).toMatchObject({ code: "bad_request" });
      expect(leaksOf(thrown)).toEqual([]);
    }
  });

  test("beside an answer show no secret, nor one that a hook made", async () => {
    const errors = [
      error,
      { message: "of Zq7Xw9Lk2M-derived" },
      { message: { a: secret } },
      secret,
      null,
    ];
    const { warnings, value } = (await call("graph_find", { title: "x" }, { ...made, errors })) as {
      warnings: unknown[];
      value: unknown;
    };
    expect(value).toEqual({ made: { id: "a1" } });
    expect(warnings).toHaveLength(errors.length);
    expect(betrays(inspect(warnings, { depth: 9 }))).toBe(false);
  });

  test.each([
    ["many", Array.from({ length: 100_000 }, () => error)],
    ["long", [{ message: `%41${secret}`.repeat(50_000) }]],
  ])("that are %s do not keep the host busy", async (_, errors) => {
    for (const data of [null, made.data]) {
      for (const id of ["graph_make", "graph_find"]) {
        const began = performance.now();
        const { error: thrown, warnings } = await call(id, { title: "x" }, { data, errors });
        expect(performance.now() - began).toBeLessThan(10_000);
        expect(leaksOf(thrown)).toEqual([]);
        expect(betrays(JSON.stringify(warnings))).toBe(false);
      }
    }
  });

  test.each([50, 400, 501, 100_000])("may be %i deep", async (depth) => {
    const deep = `${'{"errors":['.repeat(depth)}${JSON.stringify(secret)}${"]}".repeat(depth)}`;
    const answer = `{"errors":[{"message":${JSON.stringify(secret)},"extensions":${deep}}]}`;
    for (const id of ["graph_make", "graph_find"]) {
      const { error: thrown } = await call(id, { title: "x" }, answer);
      expect(thrown?.code).toMatch(/^(bad_request|invalid_reply)$/);
      expect(leaksOf(thrown)).toEqual([]);
      expect(() => JSON.stringify(thrown)).not.toThrow();
    }
  });

  test.each([
    '{"errors":{"__proto__":[1]}}',
    '{"errors":"x","data":{}}',
    '{"errors":[],"data":null}',
    "[]",
    '"x"',
    "1",
  ])("of another shape are no crash: %s", async (answer) => {
    for (const id of ["graph_make", "graph_find"]) {
      const { error: thrown } = await call(id, { title: "x" }, answer);
      expect(["bad_request", "invalid_reply", undefined]).toContain(thrown?.code);
    }
  });
});
