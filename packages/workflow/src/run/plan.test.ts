import { booksBlock } from "@blockwright/books";
import { docgenBlock } from "@blockwright/docgen";
import { describe, expect, test } from "vitest";
import { anything } from "../../../runtime/src/anything.fixture.ts";
import type { Workflow } from "../types.ts";
import { runBlock } from "./block.ts";
import { block, generate, search } from "./run.fixture.ts";
import { runWorkflow } from "./workflow.ts";

const fetch = () => Promise.reject(new Error("nothing is sent"));
const options = { blocks: [booksBlock, docgenBlock], context: () => ({ fetch }) };

describe("a workflow that cannot run says why", () => {
  test.each<[Workflow["blocks"], string]>([
    [{ a: block("maps", "maps_find", {}) }, 'a: no block of type "maps" is given'],
    [{ a: block("books", "books_find", {}) }, 'a: "books" has no operation "books_find"'],
    [{ a: block("books", "toString", {}) }, 'a: "books" has no operation "toString"'],
    [
      { a: { ...search(), wait: true } },
      "a: books_search_volumes does not start a job to wait for",
    ],
    [
      { a: { ...generate(), wait: { everyMs: 0 } } },
      "a: everyMs must be a whole number, 1 or more",
    ],
    [
      { a: { ...generate(), wait: { waitMs: 1.5 } } },
      "a: waitMs must be a whole number, 1 or more",
    ],
    [{ a: search({}, "b") }, 'a: connects to "b", which is not a block'],
    [{ a: search({}, "toString") }, 'a: connects to "toString", which is not a block'],
    [{ a: search({}, "b"), b: search({}, "a") }, "a: runs after itself (a -> b -> a)"],
    [{ a: search({}, "a") }, "a: runs after itself (a -> a)"],
    [{ a: search({ q: "{{b.data}}" }) }, 'a: refers to "b", which does not run before it'],
    [{ a: search({ q: "{{a.data}}" }) }, 'a: refers to "a", which does not run before it'],
    [
      { a: search({ q: "{{b.data}}" }), b: search() },
      'a: refers to "b", which does not run before it',
    ],
    [{ a: search(), b: search({ q: "{{a}}" }) }, "b: {{a}} names a block without an output"],
    [{ a: search({ q: "{{}}" }) }, "a: {{}} is empty"],
  ])("%#: %j", async (blocks, problem) => {
    await expect(runWorkflow({ blocks }, options)).rejects.toMatchObject({
      name: "WorkflowError",
      code: "workflow_invalid",
      problems: [problem],
      message: `The workflow cannot run:\n- ${problem}`,
    });
  });

  test("with everything at once", async () => {
    const blocks = {
      a: block("maps", "maps_find", {}, ["c"]),
      b: search({ q: "{{x.y}} {{" }, "b"),
    };
    const run = runWorkflow({ blocks }, options);
    await expect(run).rejects.toMatchObject({ problems: { length: 5 } });
  });

  // What a program without types may hand over.
  test.each<[unknown, string]>([
    [undefined, "workflow: has no blocks"],
    [{}, "workflow: has no blocks"],
    [{ blocks: [] }, "workflow: has no blocks"],
    [{ blocks: { a: { inputs: { operation: "x" } } } }, "a: has no type"],
    [{ blocks: { a: { type: "books" } } }, "a: has no inputs with an operation"],
    [
      { blocks: { a: { ...search(), connections: { outgoing: ["b"] } } } },
      "a: connections must be { outgoing: [{ target }] }",
    ],
  ])("whatever its shape, %#", async (workflow, problem) => {
    const task = { block: "a", operation: "", effect: "read", outputs: {} } as const;
    const refused = { name: "WorkflowError", code: "workflow_invalid", problems: [problem] };
    await expect(runWorkflow(anything(workflow), options)).rejects.toMatchObject(refused);
    await expect(runBlock(anything(workflow), task, options)).rejects.toMatchObject(refused);
  });

  test("before a job is started that could not be waited for", async () => {
    const context = () => ({ fetch, everyMs: 0 });
    const run = runWorkflow({ blocks: { a: generate() } }, { ...options, context });
    const problems = ["a, context: everyMs must be a whole number, 1 or more"];
    await expect(run).rejects.toMatchObject({ code: "workflow_invalid", problems });
  });

  test("also of one block by itself", async () => {
    const task = { block: "toString", operation: "", effect: "read", outputs: {} } as const;
    const run = runBlock({ blocks: { a: search() } }, task, options);
    await expect(run).rejects.toMatchObject({
      problems: ["toString: is not a block of this workflow"],
    });
  });
});
