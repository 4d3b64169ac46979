import { describe, expect, test } from "vitest";
import type { ExampleJson } from "./block-json.ts";
import { demo, type DemoOperation } from "./demo.fixture.ts";
import { mockOf } from "./mock.ts";
import type { ToolsOptions } from "./tool.ts";
import { toolsOf } from "./tools-of.ts";

const examples: readonly ExampleJson[] = [
  { name: "no account", inputs: { it: "a" }, error: { code: "unauthorized", message: "No key." } },
  { name: "two", inputs: { it: "b", other: "x" }, output: { is: "b" } },
  { name: "one", inputs: { it: "a", other: "x" }, output: { is: "a" } },
  { name: "none", inputs: { it: "c" }, error: { code: "not_found", message: "There is none." } },
];

test.each([
  ["the example that is most like it", { it: "a" }, { value: { is: "a" } }],
  ["an error that its inputs make", { it: "c" }, { error: { message: "There is none." } }],
  ["another example where none is like it", { it: "d" }, { value: { is: "b" } }],
])("a call is answered by %s", async (_, given, expected) => {
  const { json } = demo({ do: { examples } }, [{ name: "it" }, { name: "other" }]);
  const [tool] = toolsOf([{ json, block: () => mockOf(json) }]);
  expect(await tool?.call(given)).toMatchObject(expected);
});

describe("a call is checked before it is answered", () => {
  const own = ["demo_do"];
  const fields = [
    { name: "key", secret: true, visibility: "user-only", requiredIn: own },
    { name: "team", visibility: "hidden", requiredIn: own },
    { name: "word", requiredIn: own, limits: { minLength: 2, maxLength: 5 } },
    {
      name: "amount",
      variants: [
        { operations: own, type: "number", integer: true, description: "", limits: { maximum: 9 } },
        { operations: ["demo_ask"], type: "string", description: "" },
      ],
    },
    { name: "colour", limits: { enum: ["red", "blue"] } },
    { name: "size" },
    { name: "half" },
    { name: "doubt" },
    { name: "note", nulls: true },
    { name: "list", type: "json", shape: "array" },
  ] as const;
  const isGiven = { given: true } as const;
  const isRed = (input: string, by: string, severity: "error" | "warning") =>
    ({
      when: { [input]: isGiven, [by]: "red" },
      need: { [input]: ["s"] },
      input,
      severity,
      message: `${input} must be one of s when ${by} is red`,
      shown: true,
    }) as const;
  const error = { severity: "error" } as const;
  const rules = [
    isRed("size", "colour", "error"),
    isRed("doubt", "colour", "warning"),
    {
      ...error,
      input: "colour",
      need: [{ colour: isGiven }, { note: isGiven }],
      message: "Give a colour.",
    },
    // What only the host gives is left to the host.
    isRed("half", "team", "error"),
    { ...error, input: "key", exactlyOne: [["key"], ["list"]], message: "Give a key." },
  ];
  const job = { poll: { call: "demo_ask" }, until: { is: "done" } };
  const answers: DemoOperation = { examples, rules, job };
  const { json } = demo({ do: answers, ask: { examples } }, fields);
  const call = (given: object, options: ToolsOptions = {}) =>
    toolsOf([{ json, block: () => mockOf(json) }], {
      supplies: ["key", "team"],
      ...options,
    })[0]?.call(given);
  const good = { word: "bees", colour: "red" };

  test.each([
    [{ colour: "red" }, ["word is required."]],
    [{ ...good, word: "lighthouse" }, ["word takes at most 5 characters; these are 10."]],
    [{ ...good, amount: 10 }, ["amount must be at most 9, not 10."]],
    [{ ...good, amount: "many" }, ['amount must be a whole number, not "many".']],
    [{ ...good, colour: "green" }, ['colour must be one of red, blue, not "green".']],
    [{ ...good, size: "m" }, ['size must be one of s when colour is red, not "m".']],
    [{ ...good, list: {} }, [expect.stringMatching(/^list must be/)]],
    [{ word: "bees" }, ["Give a colour."]],
    [
      { ...good, nonsense: 1, amuont: 3 },
      [
        "nonsense is not an input of this operation.",
        'amuont is not an input of this operation; did you mean "amount"?',
      ],
    ],
    [{ amount: 10 }, ["word is required.", "amount must be at most 9, not 10.", "Give a colour."]],
  ])("%j is refused", async (given, messages) => {
    for (const wait of [false, true]) {
      const result = await call(given, { wait });
      expect(result).toMatchObject({ error: { code: "invalid_input", outcome: "not_sent" } });
      expect(result).toHaveProperty(
        "error.problems",
        messages.map((message) => expect.objectContaining({ message })),
      );
    }
  });

  test("and what the operation takes is taken", async () => {
    const given = { ...good, amount: "7", half: "m", note: null, list: "[1]", doubt: "m" };
    // As of an environment that lacks the variable.
    const inputs = () => ({ key: undefined });
    expect(await call(given, { inputs })).toEqual({
      ok: true,
      value: { is: "b" },
      warnings: ['doubt must be one of s when colour is red, not "m".'],
    });
  });
});
