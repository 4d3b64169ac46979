import { booksBlock } from "@blockwright/books";
import { describe, expect, test } from "vitest";
import { search, workflowOf } from "./run.fixture.ts";
import type { BlockOutcome, BlockTask } from "./types.ts";
import { runWorkflow } from "./workflow.ts";

describe("a host that performs blocks itself", () => {
  const pair = workflowOf({ a: search({}, "b"), b: search({ q: "{{a.x}}" }), c: search() });
  const options = { blocks: [booksBlock] };

  test("gets what a block needs, and no more", async () => {
    const tasks: BlockTask[] = [];
    const perform = async (task: BlockTask): Promise<BlockOutcome> => {
      tasks.push(task);
      return { block: task.block, status: "completed", outputs: { x: task.block }, ms: 1 };
    };
    await runWorkflow(pair, { ...options, perform });
    const task = { operation: "books_search_volumes", effect: "read", outputs: {}, secrets: [] };
    expect(tasks).toEqual([
      { ...task, block: "a" },
      { ...task, block: "c" },
      { ...task, block: "b", outputs: { a: { x: "a" } } },
    ]);
    expect(JSON.parse(JSON.stringify(tasks))).toEqual(tasks);
  });

  test("gets its own promises back for the race", async () => {
    const given = new Set<Promise<BlockOutcome>>();
    const perform = ({ block }: BlockTask) => {
      const promise = Promise.resolve<BlockOutcome>({
        block,
        status: "completed",
        outputs: {},
        ms: 1,
      });
      given.add(promise);
      return promise;
    };
    const race = (running: readonly Promise<BlockOutcome>[]) => {
      for (const promise of running) expect(given).toContain(promise);
      return Promise.race(running);
    };
    expect(await runWorkflow(pair, { ...options, perform, race })).toMatchObject({
      status: "completed",
    });
  });

  test.each([
    [undefined],
    [Promise.race.bind(Promise)],
  ])("and fails ends the run: %#", async (race) => {
    const perform = async ({ block }: BlockTask): Promise<BlockOutcome> => {
      throw new Error(`no machine for ${block}`);
    };
    const run = runWorkflow(pair, { ...options, perform, ...(race && { race }) });
    await expect(run).rejects.toThrow("no machine for a");
  });

  test("may say that a block was aborted: what comes after it never begins", async () => {
    const perform = async ({ block }: BlockTask): Promise<BlockOutcome> => ({
      block,
      status: "aborted",
      ms: 1,
    });
    expect(await runWorkflow(pair, { ...options, perform })).toMatchObject({
      status: "aborted",
      blocks: { b: { status: "aborted", ms: 0 } },
    });
  });
});
