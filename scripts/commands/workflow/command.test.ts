import { expect, test } from "vitest";
import { command } from "./command.ts";

test("each command has its own options", () => {
  expect(command.parse(["check", "a.yaml", "b.yaml", "--json"])).toEqual({
    kind: "check",
    files: ["a.yaml", "b.yaml"],
    format: "json",
  });
  expect(command.parse(["run", "--mock", "--env-file", ".env", "a.yaml"])).toEqual({
    kind: "run",
    file: "a.yaml",
    mock: true,
    envFile: ".env",
    json: false,
  });
  expect(command.parse(["draw", "a.yaml"])).toEqual({ kind: "draw", file: "a.yaml" });
});

test.each([
  [[], "a command is missing: check, run, or draw"],
  [["chekc"], 'there is no command "chekc"; did you mean "check"?'],
  [["check"], "the file of a workflow is missing"],
  [["run", "a.yaml", "b.yaml"], 'run takes one file, not also "b.yaml"'],
  [["draw", "a.yaml", "--json"], "draw has no option --json"],
  [["run", "a.yaml", "--moc"], 'run has no option --moc; did you mean "--mock"?'],
  [["run", "a.yaml", "--env-file="], "--env-file is empty"],
  [["check", "a.yaml", "--format", "xml"], "--format must be one of text, json, github, not xml"],
  [["run", "a.yaml", "--mock=yes"], "'--mock' does not take an argument"],
])("%j is refused", (args, message) => {
  expect(() => command.parse(args)).toThrow(message);
});
