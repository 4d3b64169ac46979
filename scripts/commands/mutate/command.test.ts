import { expect, test } from "vitest";
import { command } from "./command.ts";

test("everything is put to the test unless something else is asked", () => {
  expect(command.parse([])).toEqual({ providers: null, sample: null, json: null, changed: null });
});

test("what changed since a revision", () => {
  expect(command.parse(["--changed", "main"]).changed).toEqual({ base: "main" });
});

test("providers are given as to the suite", () => {
  const { providers } = command.parse(["--provider", "crm,books", "--provider=docgen"]);
  expect(providers).toEqual(["crm", "books", "docgen"]);
});

test("a sample has a seed of its own or the usual one", () => {
  expect(command.parse(["--sample", "20"]).sample).toEqual({ count: 20, seed: 1 });
  expect(command.parse(["--sample", "20", "--seed", "7"]).sample).toEqual({ count: 20, seed: 7 });
});

test.each([
  [["--sample", "0"], "--sample must be a whole number of at least 1"],
  [["--sample", "many"], "--sample must be a whole number"],
  [["--seed", "2"], "--seed needs --sample"],
  [["--samples", "2"], "--samples"],
  [["books"], "books"],
])("%j is refused", (args, message) => {
  expect(() => command.parse(args)).toThrow(message);
});
