import type { Context, Effect } from "@blockwright/runtime";
import { describe, expect, test } from "vitest";
import { runBlock } from "./block.ts";
import { block, search, workflowOf } from "./run.fixture.ts";
import { memoryStore } from "./store.ts";
import type { AnyBlock, AnyOperation, BlockOptions, RunEvent, WorkflowStore } from "./types.ts";

/** A block of the host's own, with one operation that does this. */
function ownBlock(
  execute: (inputs: unknown, context?: Context) => Promise<unknown>,
  effect: Effect = "read",
): AnyBlock {
  const operation: AnyOperation = {
    id: "own_do",
    provider: "own",
    name: "Do",
    effect,
    inputs: { key: { type: "string", secret: true } },
    outputs: {},
    replies: {},
    errors: { message: [], code: [] },
    execute,
  };
  return { type: "own", operations: { own_do: operation } };
}

const workflow = workflowOf({ do: block("own", "own_do", { key: "canary-0123" }) });
const task = { block: "do", operation: "own_do", effect: "read", outputs: {} } as const;

function run(own: AnyBlock, rest: Partial<BlockOptions> = {}) {
  return runBlock(workflow, task, { blocks: [own], ...rest });
}

describe("a block of the host's own", () => {
  test("has outputs as JSON, as a store would give them back", async () => {
    const date = new Date(0);
    const outputs = { date, list: [undefined, Number.NaN], gone: undefined, fine: { a: 1 } };
    const outcome = await run(ownBlock(async () => outputs));
    expect(outcome).toStrictEqual({
      block: "do",
      status: "completed",
      outputs: { date: date.toJSON(), list: [null, null], fine: { a: 1 } },
      ms: expect.any(Number),
    });
    expect(outcome.status === "completed" && outcome.outputs["fine"]).not.toBe(outputs.fine);
  });

  test.each([
    ["throws what is no ToolError", () => Promise.reject(new Error("canary-0123"))],
    ["throws nothing", () => Promise.reject(null)],
    ["has outputs that are no JSON", async () => ({ big: 1n })],
  ])("that %s fails, and says nothing that may be secret", async (_, execute) => {
    const outcome = await run(ownBlock(execute));
    expect(outcome).toMatchObject({
      status: "failed",
      operation: "own_do",
      error: { name: "Error", code: "unexpected" },
    });
    expect(JSON.stringify(outcome)).not.toContain("canary");
  });

  test("warns without secrets", async () => {
    const events: RunEvent[] = [];
    const own = ownBlock(async (_, context) => {
      const message = "canary-0123 is short.";
      context?.onWarning?.({ operation: "own_do", input: "key", message });
      return {};
    });
    await run(own, { onEvent: (event) => events.push(event) });
    expect(events).toEqual([
      { block: "do", operation: "own_do", kind: "warning", message: "[secret] is short." },
    ]);
  });
});

describe("the key of an unsafe call", () => {
  test("is that of the attempt that claimed it, and the same in no other run", async () => {
    const keys: unknown[] = [];
    const kept: Record<string, unknown> = {};
    const own = ownBlock(async (_, context) => {
      keys.push(context?.idempotencyKey);
      return {};
    }, "write");
    const inner = memoryStore();
    const keep: WorkflowStore["keep"] = async (key, make) => {
      const value = await inner.keep(key, make);
      kept[key] = value;
      return value;
    };
    const context = () => ({ idempotencyKey: "the same for all" });
    await run(own, { store: { keep }, context });
    await run(own, { context });
    expect(keys[0]).toBe(kept["do:claim"]);
    expect(new Set([...keys, "the same for all"]).size).toBe(3);
  });
});

test("a block that is aborted before it begins leaves no trace in the store", async () => {
  const keep = () => Promise.reject(new Error("nothing is to be kept"));
  const own = ownBlock(async () => ({}), "write");
  const outcome = await run(own, { store: { keep }, signal: AbortSignal.abort() });
  expect(outcome).toEqual({ block: "do", status: "aborted", ms: 0 });
});

test("a store that fails is no failure of the block", async () => {
  const keep = () => Promise.reject(new Error("disk full"));
  await expect(
    run(
      ownBlock(async () => ({})),
      { store: { keep } },
    ),
  ).rejects.toThrow("disk full");
});

test("a block needs its own secrets only", async () => {
  const blocks = {
    do: block("own", "own_do", { key: "{{KEY}}" }),
    other: search({ q: "{{WORD}}" }),
  };
  const options = { blocks: [ownBlock(async (inputs) => ({ inputs }))] };
  const outcome = await runBlock({ blocks }, task, { ...options, secrets: { KEY: "canary" } });
  expect(outcome).toMatchObject({ outputs: { inputs: { key: "[secret]" } } });
  await expect(runBlock({ blocks }, task, options)).rejects.toMatchObject({ problems: ["KEY"] });
});
