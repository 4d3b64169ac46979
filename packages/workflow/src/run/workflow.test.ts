import { describe, expect, test, vi } from "vitest";
import { loopbackServer, jsonServer } from "../../../../tests/kit/server.ts";
import { create, generate, search, short, workflowOf } from "./run.fixture.ts";
import { blocks, found, optionsFor, serving } from "./server.fixture.ts";
import { runWorkflow } from "./workflow.ts";

describe("a workflow", () => {
  test("hands outputs from block to block, with their types", async () => {
    const { options, events, requests } = await serving(({ target }) =>
      target.startsWith("/books")
        ? { body: found }
        : { status: 201, body: { id: "c1", success: true } },
    );
    const fields = {
      Name: "{{search.data[0].title}}, {{search.metadata.count}} found",
      Count__c: "{{search.metadata.count}}",
    };
    const result = await runWorkflow(
      workflowOf({ make: create(fields), search: search({}, "make") }),
      options,
    );
    expect(result).toMatchObject({
      status: "completed",
      blocks: {
        search: { block: "search", outputs: { data: [{ id: "v1" }], metadata: { count: 1 } } },
        make: { block: "make", outputs: { metadata: { id: "c1" } } },
      },
    });
    expect(Object.keys(result.blocks)).toEqual(["search", "make"]);
    expect(JSON.parse(requests[1]?.body ?? "")).toEqual({ Name: "Bees, 1 found", Count__c: 1 });
    expect(short(events)).toEqual([
      "search started",
      "search ended completed",
      "make started",
      "make ended completed",
    ]);
  });

  test("runs independent blocks side by side", async () => {
    const waiting: (() => void)[] = [];
    // Nobody is answered before both have asked.
    const { baseUrl } = await loopbackServer((response) => {
      waiting.push(() => response.writeHead(200, { "Content-Type": "application/json" }).end("{}"));
      if (waiting.length === 2) for (const answer of waiting) answer();
    });
    const { options, events } = optionsFor(baseUrl);
    const result = await runWorkflow(workflowOf({ b: search(), a: search() }), options);
    expect(result.status).toBe("completed");
    expect(short(events).slice(0, 2)).toEqual(["b started", "a started"]);
  });

  test("begins what is ready in the order of the document", async () => {
    const { options, events } = await serving(() => ({ body: found }));
    const ids = ["d", "c", "b", "a"];
    const last = Object.fromEntries(ids.map((id) => [id, search()]));
    await runWorkflow(workflowOf({ ...last, root: search({}, ...ids.toReversed()) }), options);
    expect(short(events).slice(2, 6)).toEqual(ids.map((id) => `${id} started`));
  });

  test("without blocks is done", async () => {
    expect(await runWorkflow({ blocks: {} }, { blocks })).toEqual({
      status: "completed",
      blocks: {},
    });
  });

  test("has listeners that may fail, also later", async () => {
    const { options } = await serving(() => ({ body: found }));
    for (const onEvent of [
      () => {
        throw new Error("listener");
      },
      () => Promise.reject(new Error("listener")),
    ]) {
      expect(await runWorkflow(workflowOf({ a: search() }), { ...options, onEvent })).toMatchObject(
        { status: "completed" },
      );
    }
  });
});

describe("a block that fails", () => {
  const failing = () =>
    serving(({ target }) =>
      target.includes("bad")
        ? { status: 400, body: { error: { message: "No such operator.", status: "INVALID" } } }
        : { body: found },
    );

  test("stops what depends on it, and nothing else", async () => {
    const { options, events, requests } = await failing();
    const result = await runWorkflow(
      workflowOf({
        bad: search({ q: "bad" }, "after"),
        after: search({ q: "after" }, "last"),
        last: search({ q: "last" }),
        other: search({ q: "other" }, "last", "more"),
        more: search({ q: "more" }),
      }),
      options,
    );
    expect(result.status).toBe("failed");
    expect(result.blocks).toMatchObject({
      bad: {
        status: "failed",
        operation: "books_search_volumes",
        error: {
          name: "ToolError",
          code: "bad_request",
          message: "No such operator.",
          status: 400,
        },
      },
      after: { status: "skipped", because: "bad" },
      last: { status: "skipped", because: "bad" },
      other: { status: "completed" },
      more: { status: "completed" },
    });
    expect(
      requests.map(({ target }) => new URLSearchParams(target.split("?")[1]).get("q")).toSorted(),
    ).toEqual(["bad", "more", "other"]);
    const ends = short(events).filter((event) => event.includes("ended"));
    expect(ends.toSorted()).toEqual([
      "after ended skipped",
      "bad ended failed",
      "last ended skipped",
      "more ended completed",
      "other ended completed",
    ]);
  });

  test("because a reference has no value says so", async () => {
    const { options, events } = await serving(() => ({ body: found }));
    const q = "{{first.data[3].title}}";
    const result = await runWorkflow(
      workflowOf({
        first: search({}, "whole", "text"),
        whole: search({ q }),
        text: search({ q: `<${q}>` }),
      }),
      options,
    );
    expect(result.blocks).toMatchObject({
      whole: { status: "failed", error: { code: "invalid_input", input: "q" } },
      text: { status: "completed" },
    });
    expect(events.filter(({ kind }) => kind === "warning")).toEqual([
      expect.objectContaining({ block: "whole", message: `q is required, but ${q} has no value.` }),
      expect.objectContaining({
        block: "text",
        message: `${q} has no value and is left out of the text.`,
      }),
    ]);
  });
});

describe("an abort", () => {
  test("ends calls in flight, and nothing new begins", async () => {
    const controller = new AbortController();
    const { options, events, requests } = await serving(({ target }) => {
      if (target.includes("hangs")) controller.abort();
      return target.includes("hangs") ? { hangs: true } : { body: found };
    });
    const result = await runWorkflow(
      workflowOf({
        quick: search({ q: "quick" }, "hangs"),
        hangs: search({ q: "hangs" }, "after"),
        after: search({ q: "after" }),
      }),
      { ...options, signal: controller.signal },
    );
    expect(result).toMatchObject({
      status: "aborted",
      blocks: {
        quick: { status: "completed" },
        hangs: { status: "aborted", error: { code: "aborted", attempts: 1 } },
        after: { status: "aborted", ms: 0 },
      },
    });
    expect(requests.length).toBe(2);
    expect(short(events).slice(-3)).toEqual([
      "hangs started",
      "hangs ended aborted",
      "after ended aborted",
    ]);
  });

  test("before the begin sends nothing, and nothing is said to have started", async () => {
    const { options, events } = await serving(() => ({}));
    const perform = () => Promise.reject(new Error("nothing is performed"));
    const signal = AbortSignal.abort();
    const result = await runWorkflow(workflowOf({ a: search() }), { ...options, perform, signal });
    const aborted = { block: "a", status: "aborted", ms: 0 };
    expect(result).toEqual({ status: "aborted", blocks: { a: aborted } });
    expect(short(events)).toEqual(["a ended aborted"]);
  });

  test("by the host's context of one type of block ends those", async () => {
    const { baseUrl } = await jsonServer(() => ({ hangs: true }));
    const context = () => ({ baseUrl, signal: AbortSignal.timeout(20) });
    const run = { blocks, context, signal: new AbortController().signal };
    expect(await runWorkflow(workflowOf({ a: search() }), run)).toMatchObject({
      status: "aborted",
    });
  });
});

test("a warning of the runtime is an event, without secrets", async () => {
  const { options, events } = await serving(() => ({
    status: 201,
    body: { generationId: "gen_1" },
  }));
  const onWarning = vi.fn();
  const make = { ...generate({ format: "social", cardDimensions: "16x9" }), wait: false };
  const context = () => ({ ...options.context?.("docgen"), onWarning });
  await runWorkflow(workflowOf({ make }), { ...options, context });
  expect(events.find(({ kind }) => kind === "warning")).toMatchObject({
    message: expect.stringContaining("cardDimensions"),
  });
  expect(onWarning).toHaveBeenCalledOnce();
});
