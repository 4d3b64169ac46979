import { join } from "node:path";
import { expect, test } from "vitest";
import { readContracts } from "../read-contract.ts";
import { readSpecs } from "../specs.ts";
import { checkExamples } from "./check.ts";

const root = join(import.meta.dirname, "../../..");

test("an example that we cannot execute hides no other", () => {
  const books = readContracts(readSpecs(root, join(root, "specs")).specs).contracts.get("books");
  const [operation, ...others] = books?.provider.operations ?? [];
  const [first, ...rest] = operation?.examples ?? [];
  if (!books || !operation || !first) throw new Error("no example");
  const failing = Object.defineProperty({ ...first }, "params", {
    get: () => {
      throw new TypeError("planted");
    },
  });
  const wrong = { ...first, reply: { ...first.reply, status: 500 } };
  const examples = [failing, wrong, ...rest];
  const provider = { ...books.provider, operations: [{ ...operation, examples }, ...others] };
  expect(checkExamples(provider, books.source).map(({ code }) => code)).toEqual([
    "internal-error",
    "example-outcome",
  ]);
});
