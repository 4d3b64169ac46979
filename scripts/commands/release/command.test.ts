import { expect, test } from "vitest";
import { command } from "./command.ts";

test("plans all packages, stable, for people", () => {
  expect(command.parse(["plan"])).toEqual({
    kind: "plan",
    only: null,
    versionOptions: { pre: null, stable: false },
    json: false,
  });
});

test("takes packages, a channel and the first stable version", () => {
  const args = ["apply", "--only", "books, crm", "--pre", "next", "--stable", "--json"];
  expect(command.parse(args)).toEqual({
    kind: "apply",
    only: ["books", "crm"],
    versionOptions: { pre: "next", stable: true },
    json: true,
  });
  expect(command.parse(["record", "--only=books"])).toEqual({ kind: "record", only: ["books"] });
});

test.each([
  [[], "a command is missing: plan, apply, or record"],
  [["aply"], 'there is no command "aply"; did you mean "apply"?'],
  [["plan", "books"], '"books" is an unexpected argument; select packages with --only'],
  [["record", "--pre", "next"], "record has no option --pre"],
  [["plan", "--only", ""], "--only is empty"],
  [["plan", "--pre", "1"], '--pre must be a lower-case name such as next, not "1"'],
  [["plan", "--pre", "next.1"], '--pre must be a lower-case name such as next, not "next.1"'],
  [["apply", "--pre", "latest"], '--pre must be a lower-case name such as next, not "latest"'],
  [["apply", "--pre", "x"], '--pre must be a lower-case name such as next, not "x"'],
])("%j is refused", (args, message) => {
  expect(() => command.parse(args)).toThrow(message);
});
