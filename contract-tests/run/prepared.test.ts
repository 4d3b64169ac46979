import { expect, test } from "vitest";
import { exampleCases } from "../cases/examples.ts";
import type { Case } from "../contract/case.ts";
import { contractOf } from "../contract/read.ts";
import { memoryTarget } from "../servers/memory.ts";
import { generatedOperations } from "./blocks.ts";
import { runPrepared } from "./prepared.ts";
import type { FlowOperation } from "./types.ts";

const contract = contractOf("books");
const example = exampleOf("books_search_volumes");
const operations = await generatedOperations("books");
const own = operations[example.operation];

/** The first example of an operation. */
function exampleOf(id: string): Case {
  const operation = contract.operations.find((each) => each.id === id);
  const [first] = operation ? exampleCases(contract, operation) : [];
  if (!first) throw new Error(`${id} has no example`);
  return first;
}

/** What is said of the operation with other members. */
async function said(changed: Partial<FlowOperation>, each = example) {
  const all = { ...operations, [example.operation]: { ...own, ...changed } };
  const failures = await runPrepared(all, memoryTarget, each, contract);
  return failures.map(({ message }) => message);
}

test("a request or an output that differs is a failure", async () => {
  expect(await said({})).toEqual([]);
  const prepare: FlowOperation["prepare"] = async (inputs, context) => {
    const call = await own?.prepare?.(inputs, context);
    if (!call) throw new Error("it has no prepare");
    call.request.headers.set("x-more", "1");
    return call;
  };
  expect(await said({ prepare })).toEqual([
    expect.stringMatching(/^prepared: books_.*header has "x-more"/),
  ]);
  expect(await said({ read: async () => ({}) })).toContainEqual(
    expect.stringMatching(/^prepared: books_.*output/),
  );
});

test("what an operation lacks is a failure, and what only a block does is none", async () => {
  const { prepare: _, ...lacking } = { ...own };
  const all = { ...operations, [example.operation]: lacking };
  const failures = await runPrepared(all, memoryTarget, example, contract);
  expect(failures).toMatchObject([{ message: expect.stringContaining("no prepare and read") }]);
  const other = Object.values(operations).flatMap(({ inputs }) => Object.keys({ ...inputs }));
  const foreign = other.find((name) => !Object.hasOwn({ ...own?.inputs }, name)) ?? "";
  expect(foreign).not.toBe("");
  const prepare = async () => expect.unreachable();
  for (const name of ["operation", foreign]) {
    const each = { ...example, inputs: { ...example.inputs, [name]: "any" } };
    expect(await said({ prepare }, each)).toEqual([]);
  }
});
