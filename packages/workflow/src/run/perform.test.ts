import { booksBlock } from "@blockwright/books";
import { expect, test } from "vitest";
import type { Workflow } from "../types.ts";
import { search } from "./run.fixture.ts";
import type { BlockTask, RunOptions } from "./types.ts";
import { runWorkflow } from "./workflow.ts";

const workflow: Workflow = {
  blocks: {
    search: {
      type: "books",
      name: "Search",
      inputs: { operation: "books_search_volumes", apiKey: "{{BOOKS_API_KEY}}", q: "bees" },
    },
  },
};

const elsewhere: RunOptions = {
  blocks: [booksBlock],
  perform: async ({ block }) => ({ block, status: "completed", outputs: {}, ms: 1 }),
};

test("a host that has blocks run elsewhere needs none of their secrets", async () => {
  expect(await runWorkflow(workflow, elsewhere)).toMatchObject({ status: "completed" });
});

test("secrets that it is given nevertheless must all have a value", async () => {
  const run = runWorkflow(workflow, { ...elsewhere, secrets: {} });
  await expect(run).rejects.toMatchObject({ problems: ["BOOKS_API_KEY"] });
});

test.each([
  undefined,
  Promise.race.bind(Promise),
])("the outcome of another block ends the run", async (race) => {
  const perform = async () =>
    ({ block: "other", status: "completed", outputs: {}, ms: 1 }) as const;
  const run = runWorkflow(workflow, { ...elsewhere, perform, ...(race && { race }) });
  await expect(run).rejects.toThrow('There is an outcome for "other"');
});

test("a block gets the outputs that it refers to, over however long a way", async () => {
  const blocks = {
    first: search({}, "second"),
    second: search({}, "third"),
    third: search({ q: "{{first.metadata.count}} {{first.data}}" }),
  };
  const tasks: BlockTask[] = [];
  const perform: RunOptions["perform"] = async (task) => {
    tasks.push(task);
    return { block: task.block, status: "completed", outputs: { of: task.block }, ms: 1 };
  };
  await runWorkflow({ blocks }, { ...elsewhere, perform });
  expect(tasks.map(({ outputs }) => outputs)).toEqual([{}, {}, { first: { of: "first" } }]);
});

test("a run in which one block failed and another was aborted was aborted", async () => {
  const error = { name: "ToolError", code: "forbidden", message: "No." };
  const perform: RunOptions["perform"] = async ({ block, operation }) =>
    block === "refused"
      ? { block, operation, status: "failed", error, ms: 1 }
      : { block, status: "aborted", ms: 1 };
  const blocks = { refused: search(), ended: search() };
  const result = await runWorkflow({ blocks }, { ...elsewhere, perform });
  expect(result.status).toBe("aborted");
});
