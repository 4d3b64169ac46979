import { describe, expect, test } from "vitest";
import { parseCommand } from "./command.ts";

const plain = {
  kind: "generate",
  specs: null,
  out: null,
  only: null,
  format: "text",
  check: false,
  force: false,
  all: false,
};

describe("arguments", () => {
  test.each([
    [["generate"], plain],
    [["--check", "generate"], { ...plain, check: true }],
    [["generate", "--only", "a,b", "--only=c"], { ...plain, only: ["a", "b", "c"] }],
    [
      ["generate", "--json", "--force", "--all"],
      { ...plain, format: "json", force: true, all: true },
    ],
    [["generate", "--specs", "s", "--out=o"], { ...plain, specs: "s", out: "o" }],
    [["check", "--format", "github"], { ...plain, kind: "check", format: "github" }],
    [["check", "--json", "--format", "json"], { ...plain, kind: "check", format: "json" }],
    [["generate", "--help"], { kind: "help" }],
    [["-v"], { kind: "version" }],
  ])("%j", (args, command) => expect(parseCommand(args)).toEqual(command));

  test.each([
    [[], "a command is missing"],
    [["chekc"], 'no command "chekc"; did you mean "check"?'],
    [["generate", "books"], '"books" is an unexpected argument'],
    [["check", "--out", "x"], "check has no option --out"],
    [["check", "--force"], "check has no option --force"],
    [["generate", "--foo"], "generate has no option --foo"],
    [["generate", "-x"], "generate has no option -x"],
    [["generate", "--specs"], "--specs"],
    [["generate", "--check=yes"], "--check"],
    [["generate", "--format", "jsn"], 'text, json, github, not jsn; did you mean "json"?'],
    [["generate", "--json", "--format", "text"], "contradict each other"],
  ])("%j is refused", (args, message) => expect(() => parseCommand(args)).toThrow(message));
});
