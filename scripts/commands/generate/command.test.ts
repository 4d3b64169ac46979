import { describe, expect, test } from "vitest";
import { command as check } from "./check.ts";
import { command as generate } from "./generate.ts";

const reading = { specs: null, only: null, format: "text" };
const plain = { ...reading, out: null, check: false, force: false, all: false };

describe("arguments", () => {
  test.each([
    [[], plain],
    [["--check"], { ...plain, check: true }],
    [["--only", "a,b", "--only=c"], { ...plain, only: ["a", "b", "c"] }],
    [["--json", "--force", "--all"], { ...plain, format: "json", force: true, all: true }],
    [["--specs", "s", "--out=o"], { ...plain, specs: "s", out: "o" }],
  ])("generate %j", (args, options) => expect(generate.parse(args)).toEqual(options));

  test.each([
    [["--format", "github"], { ...reading, format: "github", watch: false, fix: false }],
    [["--json", "--watch"], { ...reading, format: "json", watch: true, fix: false }],
    [["--explain", "limit-type", "--json"], { explain: "limit-type", format: "json" }],
  ])("check %j", (args, options) => expect(check.parse(args)).toEqual(options));

  test.each([
    [generate, ["books"], '"books" is an unexpected argument'],
    [check, ["--out", "x"], "check has no option --out"],
    [check, ["--force"], "check has no option --force"],
    [check, ["--explain", "tab", "--only=a"], "--explain reads no manifest; leave out --only"],
    [check, ["--explain", "tab", "--specs=a"], "leave out --specs"],
    [check, ["--explain", "tab", "--watch"], "leave out --watch"],
    [check, ["--explain", "tab", "--fix"], "leave out --fix"],
    [check, ["--explain", "tab", "--format=github"], "--explain prints text or json"],
    [check, ["--explain", ""], "--explain is empty"],
    [generate, ["--explain", "tab"], "generate has no option --explain"],
    [generate, ["--foo"], "generate has no option --foo"],
    [generate, ["-x"], "generate has no option -x"],
    [generate, ["--specs"], "--specs"],
    [generate, ["--check=yes"], "--check"],
    [generate, ["--format", "jsn"], 'text, json, github, not jsn; did you mean "json"?'],
    [generate, ["--json", "--format", "text"], "contradict each other"],
  ])("$name %j is refused", ({ parse }, args, message) => {
    expect(() => parse(args)).toThrow(message);
  });
});
