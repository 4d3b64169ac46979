import { describe, expect, expectTypeOf, test } from "vitest";
import { anything } from "./anything.fixture.ts";
import { defineBlock } from "./block.ts";
import { connect } from "./request/connection.ts";
import type { Context, Warning } from "./context.ts";
import type { Input } from "./definition.ts";
import { defineOperation } from "./operation.ts";
import { inParts } from "./operation.fixture.ts";

let sent: unknown;

function operation<Outputs>(id: string, inputs: Readonly<Record<string, Input>>) {
  return defineOperation<object, object, Outputs>(
    ...inParts({
      id,
      provider: "shop",
      name: id,
      effect: "read",
      inputs,
      outputs: { data: { type: "json", const: id } },
      replies: { 200: "json" },
      errors: { message: [], code: [], requestId: [] },
      connect: (_, options) => connect(options, { home: "https://api.example.com" }),
      call: {
        operation: id,
        effect: "read",
        method: "GET",
        path: "/",
        request(values) {
          sent = values;
          return {};
        },
      },
    }),
  );
}

const block = defineBlock({
  type: "shop",
  name: "Shop",
  description: "",
  category: "tools",
  operations: {
    shop_get: operation<{ data: "get" }>("shop_get", { id: { type: "string", required: true } }),
    shop_list: operation<{ data: "list" }>("shop_list", {
      top: { type: "number" },
      fields: { type: "string" },
    }),
  },
});

const fetch = async () => Response.json({});

describe("a block", () => {
  test("keeps its data", () => {
    expect(block).toMatchObject({ type: "shop", name: "Shop", category: "tools" });
    expect(Object.keys(block.operations)).toEqual(["shop_get", "shop_list"]);
  });

  test("runs the operation that is named, with its type of result", async () => {
    const result = await block.execute({ operation: "shop_list", top: "5" }, { fetch });
    expectTypeOf(result).toEqualTypeOf<{ data: "list" }>();
    expect(result).toEqual({ data: "shop_list" });
    expect(sent).toEqual({ top: 5 });
  });

  test.each([
    undefined,
    null,
    "",
    "nope",
    "toString",
    "__proto__",
    5,
    ["shop_get"],
  ])("refuses the operation %j", async (id) => {
    await expect(block.execute(anything({ operation: id }))).rejects.toMatchObject({
      name: "ToolError",
      code: "invalid_input",
      provider: "shop",
      input: "operation",
      message: "operation must be one of shop_get, shop_list.",
    });
  });

  test("refuses a context whose onWarning throws when it is asked for", async () => {
    const context: Context = Object.defineProperty({}, "onWarning", {
      get() {
        throw new Error("canary");
      },
    });
    const inputs = { operation: "shop_get", id: "1", top: 5 } as const;
    await expect(block.execute(inputs, context)).rejects.toMatchObject({
      name: "ToolError",
      code: "invalid_input",
      operation: "shop_get",
    });
  });

  test.each([undefined, null, 5])("refuses %j for inputs", async (inputs) => {
    await expect(block.execute(anything(inputs))).rejects.toMatchObject({ code: "invalid_input" });
  });

  test("refuses inputs that cannot be read, without what they say", async () => {
    const throwing = () => {
      throw new Error("canary");
    };
    const hostile = Object.defineProperty({}, "operation", { enumerable: true, get: throwing });
    await expect(block.execute(anything(hostile))).rejects.toMatchObject({
      code: "invalid_input",
      provider: "shop",
      message: "The inputs could not be read.",
    });
  });

  test("leaves out what belongs to another operation, and says so unless it is blank", async () => {
    const heard: Warning[] = [];
    const context = { fetch, onWarning: (warning: Warning) => heard.push(warning) };
    await block.execute({ operation: "shop_get", id: "a", top: 5, fields: " " }, context);
    expect(sent).toEqual({ id: "a" });
    expect(heard).toEqual([
      {
        operation: "shop_get",
        input: "top",
        message: "top belongs to another operation and is not sent.",
      },
    ]);
  });

  test("refuses what no operation knows, together with every other problem", async () => {
    const inputs = JSON.parse('{"operation":"shop_get","x":1,"__proto__":{"id":"a"}}');
    await expect(block.execute(inputs)).rejects.toMatchObject({
      operation: "shop_get",
      problems: [{ input: "id" }, { input: "x" }, { input: "__proto__" }],
    });
  });

  test("rejects with a ToolError also when the context is none", async () => {
    const inputs = { operation: "shop_get", top: 5 } as const;
    await expect(block.execute(inputs, anything(null))).rejects.toMatchObject({
      name: "ToolError",
      input: "id",
    });
  });
});
