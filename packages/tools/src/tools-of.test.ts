import { describe, expect, test } from "vitest";
import { demo } from "./demo.fixture.ts";
import type { Source, ToolsOptions } from "./tool.ts";
import { leftOut, toolsOf } from "./tools-of.ts";

const shop = demo(
  {
    find: {},
    order: { effect: "write", destructive: true, idempotent: false },
    print: { effect: "cost" },
    join: {},
    old: { model: { hide: true } },
  },
  [
    { name: "password", secret: true, operations: ["demo_join"], requiredIn: ["demo_join"] },
    { name: "team", operations: ["demo_find"], requiredIn: ["demo_find"] },
  ],
);

function offered(options?: ToolsOptions, source: Source = shop) {
  const ids = toolsOf([source], options).map(({ id }) => id);
  const out = Object.fromEntries(leftOut([source], options).map(({ id, why }) => [id, why]));
  return { ids, out };
}

describe("what is offered", () => {
  test("reads, by themselves; of the rest it is said why not", () => {
    expect(offered()).toEqual({
      ids: ["demo_find"],
      out: {
        demo_order: "It changes something, and the effect write is not allowed.",
        demo_print: "It costs money, and the effect cost is not allowed.",
        demo_join: "It requires password, which only the host may give and does not supply.",
        demo_old: "Its manifest hides it from language models.",
      },
    });
  });

  test("further effects, where they are allowed", () => {
    expect(offered({ effects: ["write", "cost"] })).toMatchObject({
      ids: ["demo_order", "demo_print"],
      out: { demo_find: "It reads, and the effect read is not allowed." },
    });
  });

  test("what patterns name, whatever its effect; nothing that only looks like it", () => {
    expect(offered({ only: ["demo_o*", "*print"] })).toMatchObject({
      ids: ["demo_order", "demo_print"],
      out: { demo_find: "No pattern of `only` names it." },
    });
    expect(offered({ only: ["demo.order", "order", "demo_order_all"] }).ids).toEqual([]);
    expect(offered({ only: ["*"], effects: ["read"] }).ids).toEqual(["demo_find"]);
  });

  test("what the host supplies the rest of, and that is no argument then", () => {
    const supplies = ["password", "team"];
    const tools = toolsOf([shop], { supplies });
    expect(tools.map(({ id }) => id)).toEqual(["demo_find", "demo_join"]);
    for (const { inputSchema } of tools)
      expect(inputSchema).toMatchObject({ properties: {}, required: [] });
    expect(offered({ supplies }, { ...shop, supplies: [] }).ids).toEqual(["demo_find"]);
  });

  test("under the name of an account, by which patterns know it", () => {
    const account = { ...shop, account: "eu" };
    expect(offered({ only: ["eu_*"] }, account).ids).toEqual(["eu_find", "eu_order", "eu_print"]);
    const long = { ...shop, account: "a".repeat(60) };
    expect(offered({}, long)).toMatchObject({
      ids: [],
      out: { [`${long.account}_find`]: "Its name has 65 characters; clients take 64." },
    });
    expect(offered({}, { ...shop, account: "a".repeat(59) }).ids).toHaveLength(1);
  });
});

test("a description says what no schema says", () => {
  const rules = [
    { severity: "error", input: "a", exactlyOne: [["a"], ["b"]], message: "Give a or b." },
    { severity: "warning", input: "a", need: { b: 1 }, message: "a is idle." },
    {
      severity: "error",
      input: "a",
      need: { a: [1, 2] },
      message: "a must be 1 or 2",
      shown: true,
    },
  ] as const;
  const poll = { until: {} };
  const source = demo({
    find: { rules, deprecated: "Since 2026-03. Use demo_seek." },
    seek: { rules, model: { description: "Seeks. Give a or b." } },
    begin: { job: { ...poll, poll: { call: "demo_find" } } },
  });
  const texts = (wait: boolean) =>
    Object.fromEntries(toolsOf([source], { wait }).map((tool) => [tool.id, tool.description]));
  expect(texts(false)).toEqual({
    demo_find: "Does it. Give a or b. Deprecated. Since 2026-03. Use demo_seek.",
    demo_seek: "Seeks. Give a or b.",
    demo_begin: "Does it.",
  });
  expect(texts(true)["demo_begin"]).toMatch(/gives its result\.$/);
});

test("arguments keep the order of their operation", () => {
  const fields = [{ name: "one" }, { name: "two" }, { name: "three" }];
  const inputs = ["three", "one", "two"];
  const tools = toolsOf([demo({ make: {}, find: { inputs } }, fields)]);
  expect(tools.map(({ inputSchema }) => Object.keys(inputSchema.properties))).toEqual([
    ["one", "two", "three"],
    inputs,
  ]);
});

test("annotations follow from the effect", () => {
  const [, order] = toolsOf([shop], { effects: ["read", "write"] });
  expect(order?.annotations).toEqual({
    title: "order",
    readOnlyHint: false,
    destructiveHint: true,
    idempotentHint: false,
    openWorldHint: true,
  });
});

const outputs = {
  name: { type: "string", description: "Name." },
  "more.size": { type: "number", integer: true, description: "Size.", optional: true },
} as const;

test("a model is given the outputs that the manifest lists for it", async () => {
  const execute = () => ({ name: "Ann", more: { size: 7 } });
  const source = demo({ find: { outputs, execute, model: { result: ["more.size"] } } });
  const [tool] = toolsOf([source]);
  expect(tool?.outputSchema.properties).toEqual({
    more: {
      type: "object",
      properties: { size: { type: "integer", description: "Size." } },
      required: [],
    },
  });
  expect(await tool?.call({})).toEqual({ ok: true, value: { more: { size: 7 } } });
});

test("of a job that is waited for, the outputs are those of the operation that ends it", async () => {
  const begin = {
    job: { poll: { call: "demo_ask" }, until: { name: "done" } },
    outputs: { id: { type: "string", description: "Id." } } as const,
    model: { result: ["id"] },
    execute: () => ({ name: "x".repeat(4000), more: { size: 7 } }),
  };
  const source = demo({ begin, ask: { outputs } });
  const [tool] = toolsOf([source], { wait: true, maxResultTokens: 50 });
  expect(tool?.outputSchema.required).toEqual(["name"]);
  expect(await tool?.call({})).toMatchObject({
    value: { name: "", more: { size: 7 } },
    truncated: { emptied: ["name"] },
  });
});

test("nothing is loaded to list tools, and what is no block.json is refused", () => {
  const block = () => {
    throw new Error("loaded");
  };
  expect(toolsOf([{ ...shop, block }])).toHaveLength(1);
  expect(() => toolsOf([{ json: { name: "books" }, block }])).toThrow(TypeError);
  // None at a time would wait for ever.
  expect(() => toolsOf([shop], { maxParallel: 0 })).toThrow("maxParallel must be a whole number");
});
