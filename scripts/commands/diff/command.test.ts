import { expect, test } from "vitest";
import { command } from "./command.ts";

const usual = { base: "released", head: null, only: null, format: "text" };

test("by default, the last release is compared with the working tree", () => {
  expect(command.parse([])).toEqual({ ...usual, failOn: null });
});

test("states, packages, format and what fails", () => {
  const args = ["main", "specs", "--only", "books,crm", "--only=docgen", "--fail-on", "additive"];
  expect(command.parse([...args, "--format", "markdown"])).toEqual({
    ...usual,
    base: "main",
    head: "specs",
    only: ["books", "crm", "docgen"],
    format: "markdown",
    failOn: "additive",
  });
  expect(command.parse(["--json"])).toMatchObject({ format: "json" });
});

test("a code is explained, as text or as data", () => {
  expect(command.parse(["--explain", "input-removed"])).toEqual({
    explain: "input-removed",
    format: "text",
  });
  expect(command.parse(["--explain=input-removed", "--json"])).toMatchObject({ format: "json" });
});

test.each([
  [["a", "--explain", "input-removed"], "--explain compares nothing; leave out states"],
  [["--explain", "input-removed", "--format", "markdown"], "must be one of text, json"],
  [["a", "b", "c"], 'diff compares two states; "c" is a third'],
  [[""], "a state must not be empty"],
  [["--onyl=a"], 'diff has no option --onyl; did you mean "--only"?'],
  [["--only", ","], "--only is empty"],
  [["--fail-on", "major"], "--fail-on must be one of breaking, additive, fix, docs, not major"],
  [["--fail-on="], "--fail-on is empty"],
  [["--format", "markdwon"], 'not markdwon; did you mean "markdown"?'],
  [["--format", "text", "--json"], "--json and --format text contradict each other"],
])("%j is refused", (args, message) => {
  expect(() => command.parse(args)).toThrow(message);
});
