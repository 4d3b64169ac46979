import { expect, test } from "vitest";
import { clientOf, key, type Serving, type Shop } from "../shop.fixture.ts";

const source = {
  provider: "shop",
  tool: "shop_find",
  docs: "https://shop.example",
  is: "data of a third party",
};
const meta = (more = {}) => ({ "io.github.blockwright/source": { ...source, ...more } });
const textsOf = (...texts: readonly string[]) => texts.map((text) => ({ type: "text", text }));
const find = { name: "shop_find", arguments: {} };
const failing = (message: string, problems?: object) => () =>
  Promise.reject(
    Object.assign(new Error(message), {
      name: "ToolError",
      code: "invalid_input",
      outcome: "not_sent",
      problems,
    }),
  );
const failure = (message: string, problems?: object) =>
  JSON.stringify({ code: "invalid_input", message, problems, outcome: "not_sent" });
const noKey = [{ input: "key", message: "key is required." }];
const example =
  "This is an example of the documentation, not an answer of the provider: the server runs with --mock.";
const long = "word ".repeat(500);

/** What is called, how, and the result that a client is sent. */
const results: Readonly<Record<string, readonly [Shop, Serving, object]>> = {
  "a value": [
    { find: () => ({ name: `sold for ${key}` }) },
    {},
    {
      content: textsOf('{"name":"sold for [secret]"}'),
      structuredContent: { name: "sold for [secret]" },
      _meta: meta(),
    },
  ],
  "a warning": [
    {
      find(_, { onWarning }) {
        onWarning({ message: `${key} is old.` });
        return {};
      },
    },
    {},
    {
      content: textsOf("{}", "Warnings: [secret] is old."),
      structuredContent: {},
      _meta: meta(),
    },
  ],
  "a value that does not fit": [
    { find: () => ({ name: long }) },
    { settings: { maxResultTokens: 100 } },
    {
      content: textsOf(
        '{"name":""}',
        'Not everything: {"given":0,"of":0,"emptied":["name"],"next":"To get the rest, call again and ask for less."}',
      ),
      structuredContent: { name: "" },
      _meta: meta(),
    },
  ],
  "a failure": [
    { find: failing(`No ${key}.`) },
    {},
    { content: textsOf(failure("No [secret].")), isError: true, _meta: meta() },
  ],
  "a failure without a variable": [
    { find: failing("key is required.", noKey) },
    {},
    {
      content: textsOf(
        failure("key is required. Set SHOP_KEY in the environment of the MCP server.", noKey),
      ),
      isError: true,
      _meta: meta(),
    },
  ],
  "a failure without a header": [
    { find: failing("key is required.", noKey) },
    { caller: { sent: () => undefined, usesEnvironment: false } },
    {
      content: textsOf(
        failure("key is required. The MCP client has to send the header x-shop-key.", noKey),
      ),
      isError: true,
      _meta: meta(),
    },
  ],
  "an example": [
    {},
    { settings: { mock: true } },
    {
      content: textsOf('{"name":"An example."}', example),
      structuredContent: { name: "An example." },
      _meta: meta({ example: true }),
    },
  ],
};

test.each(Object.entries(results))("%s, as a client is sent it", async (_, [shop, how, result]) => {
  const { ask } = await clientOf(shop, how);
  expect(await ask("tools/call", find)).toEqual(result);
});

test("what is refused in place of an example is called none", async () => {
  const { ask } = await clientOf({}, { settings: { mock: true } });
  const refused = await ask("tools/call", { name: "shop_find", arguments: { colour: "red" } });
  expect(refused).toMatchObject({
    isError: true,
    content: [{ text: expect.stringContaining("invalid_input") }],
  });
  expect(refused).toHaveProperty("_meta", meta());
});

test("a tool that waits tells whoever asks how far it is, and gives what came of it", async () => {
  const wait: Shop["wait"] = async (_, { onProgress }) => {
    onProgress({ name: `${key} 1` });
    onProgress({ name: "2" });
    return { name: `done ${key}` };
  };
  const settings = { wait: true, allow: ["write"] } as const;
  const { ask, notes } = await clientOf({ wait }, { settings });
  const order = { name: "shop_order", arguments: {} };
  const quiet = await ask("tools/call", order);
  expect(quiet).toMatchObject({ structuredContent: { name: "done [secret]" } });
  expect(notes).toEqual([]);
  expect(await ask("tools/call", { ...order, _meta: { progressToken: "t" } })).toEqual(quiet);
  expect(notes).toEqual([
    { progressToken: "t", progress: 1, message: "name: [secret] 1" },
    { progressToken: "t", progress: 2, message: "name: 2" },
  ]);
});

test("what is not offered is explained to the host alone", async () => {
  const { ask, told } = await clientOf({});
  const call = (name: string) => ask("tools/call", { name, arguments: {} });
  await expect(call("shop_order")).rejects.toThrow(/^Unknown tool: shop_order$/);
  await expect(call("shop_fnid")).rejects.toThrow(
    /^Unknown tool: shop_fnid; did you mean "shop_find"\?$/,
  );
  expect(told).toEqual(["shop_order: It changes something, and the effect write is not allowed."]);
});

test.each([
  [{ name: "shop_find" }, "name is no argument of call_read_tool, which takes tool and arguments."],
  [
    { tool: "shop_find", args: {} },
    "args is no argument of call_read_tool, which takes tool and arguments.",
  ],
  [{}, "tool must be the id of a tool: give it."],
  [{ tool: "shop_fnid" }, 'There is no tool shop_fnid; did you mean "shop_find"?'],
  [{ tool: "shop_order" }, "There is no tool shop_order: find_tools finds them."],
])("where tools are found, %j: %s", async (args, message) => {
  const { ask } = await clientOf({}, { searches: true });
  const answer = await ask("tools/call", { name: "call_read_tool", arguments: args });
  expect(answer).toEqual({ content: textsOf(failure(message)), isError: true });
});
