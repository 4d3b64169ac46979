import { booksBlock } from "@blockwright/books";
import { expect, test } from "vitest";
import type { Workflow } from "../types.ts";
import type { RunOptions } from "./types.ts";
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
  await expect(run).rejects.toThrow('The outcome of "other" was given');
});
