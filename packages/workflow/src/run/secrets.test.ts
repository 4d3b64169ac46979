import { describe, expect, test } from "vitest";
import type { JsonReply, SeenRequest } from "../../../../tests/kit/server.ts";
import { anything } from "../../../runtime/src/anything.fixture.ts";
import type { Workflow } from "../types.ts";
import { runBlock } from "./block.ts";
import { create, search, workflowOf } from "./run.fixture.ts";
import { serving } from "./server.fixture.ts";
import type { RunOptions } from "./types.ts";
import { runWorkflow } from "./workflow.ts";

const key = "canary-0123456789";

/** A run with the secret against a server, with everything that is seen of it. */
async function seen(
  blocks: Workflow["blocks"],
  answer: (request: SeenRequest) => JsonReply,
  secrets: RunOptions["secrets"] = { BOOKS_API_KEY: key },
) {
  const { options, events, requests } = await serving(answer);
  const result = await runWorkflow(workflowOf(blocks), { ...options, secrets });
  return { result, events, requests, all: JSON.stringify([result, events]) };
}

const withKey = (inputs: object = {}, ...targets: string[]) =>
  search({ apiKey: "{{BOOKS_API_KEY}}", ...inputs }, ...targets);

describe("a secret", () => {
  test("reaches the provider", async () => {
    const { requests } = await seen({ a: withKey() }, () => ({}));
    expect(requests[0]?.target).toContain(`key=${key}`);
  });

  test("that a provider repeats is masked in outputs and events", async () => {
    const { result, all } = await seen({ a: withKey() }, ({ target }) => ({
      body: {
        items: [
          { id: "v1", selfLink: `https://books.example${target}`, echo: [key.toUpperCase()] },
        ],
      },
    }));
    expect(result.blocks["a"]).toMatchObject({
      outputs: { data: [{ id: "v1", echo: ["[secret]"] }] },
    });
    expect(all.toLowerCase()).not.toContain(key);
  });

  test("that a provider repeats is masked in errors", async () => {
    const { result, all } = await seen({ a: withKey() }, () => ({
      status: 403,
      body: { error: { message: `Key ${key} is blocked.`, details: [{ key }] } },
    }));
    expect(result.blocks["a"]).toMatchObject({
      error: { code: "forbidden", message: "Key [secret] is blocked." },
    });
    expect(all).not.toContain(key);
  });

  test("in clear text is masked, too", async () => {
    const { all } = await seen({ a: search({ apiKey: key }) }, () => ({
      body: { items: [{ id: key }] },
    }));
    expect(all).not.toContain(key);
  });

  test("in an input that is not marked goes on with outputs, and is masked where it is shown", async () => {
    const { result, events } = await seen(
      { a: search({ q: "{{WORD}}" }, "b"), b: search({ q: "{{a.data[0].title}}" }) },
      () => ({ body: { items: [{ id: "v1", title: "beekeeping" }] } }),
      { WORD: "beekeeping" },
    );
    expect(JSON.stringify(result.blocks["a"])).toContain("beekeeping");
    expect(JSON.stringify(events.filter(({ block }) => block === "a"))).not.toContain("beekeeping");
  });

  test("in an input that is not marked is masked in errors", async () => {
    const { result, all } = await seen({ a: search({ maxResults: "{{COUNT}}" }) }, () => ({}), {
      COUNT: "canary-1",
    });
    expect(result.blocks["a"]).toMatchObject({
      error: { code: "invalid_input", input: "maxResults" },
    });
    expect(all).not.toContain("canary");
  });

  test("that came with the output of another block is masked in errors, also on another machine", async () => {
    const blocks = {
      a: search({ q: "{{WORD}}" }, "b"),
      b: search({ maxResults: "{{a.data[0].title}}" }),
    };
    const given = { WORD: "beekeeping" };
    const answer = () => ({ body: { items: [{ id: "v1", title: "beekeeping" }] } });
    const { options } = await serving(answer);
    const worker = { ...options, secrets: given };
    const { result } = await seen(blocks, answer, given);
    const elsewhere = await runWorkflow(workflowOf(blocks), {
      blocks: options.blocks,
      perform: (task) => runBlock(workflowOf(blocks), task, worker),
    });
    for (const { b: outcome } of [result.blocks, elsewhere.blocks]) {
      expect(outcome).toMatchObject({ status: "failed", error: { code: "invalid_input" } });
      expect(JSON.stringify(outcome)).not.toContain("beekeeping");
    }
  });

  test("of four signs is masked everywhere", async () => {
    const answer = { body: { totalItems: 1, items: [{ id: "4711" }] } };
    const { all } = await seen({ a: search({ apiKey: "4711" }) }, () => answer);
    expect(all).not.toContain("4711");
  });

  test("of three signs leaves outputs alone, and is masked in words", async () => {
    const answer = { body: { totalItems: 42, items: [{ id: "42", pages: 42 }] } };
    const { result } = await seen({ a: search({ apiKey: "42" }) }, () => answer);
    expect(result.blocks["a"]).toMatchObject({ outputs: { data: [{ id: "42", pages: 42 }] } });
    const refused = { status: 403, body: { error: { message: "Key 42 is blocked." } } };
    const { result: failed } = await seen({ a: search({ apiKey: "42" }) }, () => refused);
    expect(failed.blocks["a"]).toMatchObject({ error: { message: "Key [secret] is blocked." } });
  });

  test("leaves the names in an error as they are", async () => {
    const { result } = await seen({ a: search({ apiKey: "books" }) }, () => ({ status: 403 }));
    expect(result.blocks["a"]).toMatchObject({
      error: { name: "ToolError", provider: "books", operation: "books_search_volumes" },
    });
  });
});

describe("an output that looks like a reference", () => {
  test.each([
    "{{BOOKS_API_KEY}}",
    "{{a.metadata.count}}",
    String.raw`\{{BOOKS_API_KEY}}`,
  ])("%s is sent on as it is", async (title) => {
    const { requests } = await seen(
      {
        a: withKey({}, "b"),
        b: create({ whole: "{{a.data[0].title}}", text: "<{{a.data[0].title}}>" }),
      },
      ({ method }) =>
        method === "GET"
          ? { body: { items: [{ id: "v1", title }] } }
          : { status: 201, body: { id: "1", success: true } },
    );
    expect(JSON.parse(requests[1]?.body ?? "")).toEqual({ whole: title, text: `<${title}>` });
  });
});

describe("secrets without a value", () => {
  const blocks = {
    a: withKey({}, "b"),
    b: create({ x: ["{{OTHER}} {{OTHER}}"] }),
    c: withKey({ q: "{{BLANK}}" }),
  };

  test("are named all at once, and nothing is sent", async () => {
    const run = seen(blocks, () => ({}), { BLANK: " ", OTHER: undefined });
    await expect(run).rejects.toMatchObject({
      name: "WorkflowError",
      code: "secrets_missing",
      problems: ["BOOKS_API_KEY", "OTHER", "BLANK"],
      message: expect.stringContaining("BOOKS_API_KEY, OTHER, BLANK"),
    });
  });

  test("are not found among what every object has", async () => {
    const run = seen({ a: search({ q: "{{constructor}}" }) }, () => ({}), {});
    await expect(run).rejects.toMatchObject({ problems: ["constructor"] });
  });
});

test("a function can give secrets", async () => {
  const { requests } = await seen(
    { a: withKey() },
    () => ({}),
    (name) => `value-of-${name}`,
  );
  expect(requests[0]?.target).toContain("key=value-of-BOOKS_API_KEY");
});

test("a secret that comes in with the outputs of another block is masked in errors and events", async () => {
  const { result, events } = await seen(
    {
      a: search({ q: "{{WORD}}" }, "b", "c"),
      b: search({ q: "fail {{a.data[0].title}}" }),
      c: search({ q: "{{a.data[0].title}}" }),
    },
    ({ target }) => {
      const title = decodeURIComponent(target);
      if (target.includes("fail")) return { status: 400, body: { error: { message: title } } };
      return { body: { items: [{ id: "v1", title }] } };
    },
    { WORD: key },
  );
  expect(JSON.stringify(result.blocks["a"])).toContain(key);
  expect(JSON.stringify([result.blocks["b"], events])).not.toContain(key);
});

test("a secret that is no text is none: nothing is sent", async () => {
  const secrets = async () => key;
  await expect(seen({ a: withKey() }, () => ({}), anything(secrets))).rejects.toThrow(
    "BOOKS_API_KEY",
  );
});
