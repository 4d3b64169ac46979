import { expect, test } from "vitest";
import { parseCommand } from "./command.ts";

test("everything is put to the test unless something else is asked", () => {
  expect(parseCommand([])).toEqual({ providers: null, sample: null, json: null, help: false });
});

test("providers are given as to the suite", () => {
  const { providers } = parseCommand(["--provider", "crm,books", "--provider=docgen"]);
  expect(providers).toEqual(["crm", "books", "docgen"]);
});

test("a sample has a seed of its own or the usual one", () => {
  expect(parseCommand(["--sample", "20"]).sample).toEqual({ count: 20, seed: 1 });
  expect(parseCommand(["--sample", "20", "--seed", "7"]).sample).toEqual({ count: 20, seed: 7 });
});

test.each([
  [["--sample", "0"], "--sample must be a whole number of at least 1"],
  [["--sample", "many"], "--sample must be a whole number"],
  [["--seed", "2"], "--seed needs --sample"],
  [["--samples", "2"], "--samples"],
  [["books"], "books"],
])("%j is refused", (args, message) => {
  expect(() => parseCommand(args)).toThrow(message);
});
