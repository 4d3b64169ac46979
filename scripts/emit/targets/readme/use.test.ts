import { describe, expect, test } from "vitest";
import type { Example, Json, Operation, Provider, Rule } from "../../../language/ir/types.ts";
import { createNote } from "../fixture/create-note.fixture.ts";
import { parameter } from "../fixture/parameter.fixture.ts";
import { searchNotes } from "../fixture/search-notes.fixture.ts";
import { provider } from "../provider.fixture.ts";
import { useOf } from "./use.ts";

type Params = Readonly<Record<string, Json>>;

const ADDRESS = { region: "https://eu.example.com" };
const PLAIN = { folder: "inbox", q: "tea" };

function answered(params: Params, status = 200): Example {
  const reply = { status, headers: {}, body: {} };
  return { name: "", params, request: null, reply, result: { kind: "output", output: null } };
}

function refused(params: Params): Example {
  return { ...answered(params, 400), result: { kind: "error", error: { code: "bad_request" } } };
}

function withOperations(...operations: readonly Operation[]): Provider {
  return { ...provider, operations };
}

/** What is shown of a search with these examples, as plain objects. */
function shown(...examples: readonly Example[]) {
  const { given, checked } = useOf(withOperations({ ...searchNotes, examples }));
  const object = (views: typeof given) =>
    Object.fromEntries(views.map(({ name, value }) => [name, value]));
  return { given: object(given), checked: object(checked) };
}

describe("the example of the section Use", () => {
  test.each<[string, Params]>([
    ["text where a number is meant", { ...PLAIN, limit: "5" }],
    ["a blank input", { ...PLAIN, limit: "" }],
    ["white space around a value", { folder: " inbox", q: "tea" }],
    ["a blank item of a list", { ...PLAIN, tags: "a, ,b" }],
    ["a warning", { ...PLAIN, trace: "a", order: "desc" }],
    ["a single input", { q: "tea" }],
    ["many inputs", { ...PLAIN, limit: 5, tags: "a", order: "asc" }],
    ["long inputs", { folder: "inbox", q: "tea ".repeat(50).trim() }],
  ])("is not one with %s while another is plain", (_, params) => {
    const other = { folder: "sent", q: "coffee", tags: "a, b" };
    const { given } = shown(answered(params), answered(other), answered(PLAIN));
    expect(given).toEqual({ ...ADDRESS, ...other });
  });

  test("is not one of a refusal, nor of an error that is accepted", () => {
    const other = { folder: "none", q: "tea" };
    const { given } = shown(refused(other), answered(other, 404), answered(PLAIN));
    expect(given).toEqual({ ...ADDRESS, ...PLAIN });
  });

  test("may be one of any operation; of equals the first counts", () => {
    const rough = { ...searchNotes, examples: [answered({ ...PLAIN, limit: "5" })] };
    const use = useOf(withOperations(rough, createNote, { ...createNote, id: "demo_other" }));
    expect(use.operation.id).toBe("demo_create_note");
  });

  test("has the declared types in typed calls, and nothing blank anywhere", () => {
    const { given, checked } = shown(
      answered({ ...PLAIN, limit: "5", tags: " , ", trace: "  ", order: "" }),
    );
    expect(given).toEqual({ ...ADDRESS, ...PLAIN, limit: "5", tags: " , " });
    expect(checked).toEqual({ ...ADDRESS, ...PLAIN, limit: 5 });
  });

  test("leaves out what all operations share where the call does without it", () => {
    const team = parameter("team", { shared: true, example: "a" });
    const host = parameter("host", { shared: true, example: "git.example.com" });
    const rule: Rule = {
      when: { folder: { given: true } },
      need: { team: { given: true } },
      input: "folder",
      severity: "error",
      message: "folder goes with team.",
    };
    const parameters = [...searchNotes.parameters, host, team];
    const examples = [answered(PLAIN)];
    const operation: Operation = { ...searchNotes, parameters, rules: [rule], examples };
    const names = (given: Params) => {
      const of = { ...operation, examples: [answered(given)] };
      return useOf(withOperations(of)).checked.map(({ name }) => name);
    };
    expect(names(PLAIN)).toEqual(expect.arrayContaining(["region", "team"]));
    expect(names(PLAIN)).not.toContain("host");
    expect(names({ ...PLAIN, host: "git.other.example" })).toContain("host");
  });

  test("keeps its secrets", () => {
    const { given, checked } = useOf(withOperations(createNote));
    const password = { name: "password", value: "********" };
    expect(given).toContainEqual(password);
    expect(checked).toContainEqual(password);
  });

  test("is made of every required input where no example succeeds", () => {
    const operation = { ...searchNotes, examples: [refused(PLAIN)] };
    const use = useOf(withOperations(operation));
    const required = operation.parameters.filter((each) => each.required);
    expect(required.length).toBeGreaterThan(0);
    for (const { name } of required) {
      expect(use.given.map((input) => input.name)).toContain(name);
      expect(use.checked.map((input) => input.name)).toContain(name);
    }
  });
});
