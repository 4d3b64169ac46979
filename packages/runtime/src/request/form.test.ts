import { expect, test } from "vitest";
import { collected } from "./refusal.ts";
import { form } from "./form.ts";

const decoded = async (text: unknown) => {
  const headers = { "Content-Type": "application/x-www-form-urlencoded" };
  const data = await new Response(String(text), { headers }).formData();
  return [...data];
};

test("members stand in brackets, and objects of a list under their place", async () => {
  const body = {
    mode: "payment",
    line_items: [{ price: "p1", quantity: 2 }, { price: "p2" }],
    metadata: { order: "a&b", none: null, deep: { er: true } },
    expand: ["url", "total"],
    absent: undefined,
    empty: [],
    nothing: {},
  };
  expect(await decoded(form(body))).toEqual([
    ["mode", "payment"],
    ["line_items[0][price]", "p1"],
    ["line_items[0][quantity]", "2"],
    ["line_items[1][price]", "p2"],
    ["metadata[order]", "a&b"],
    ["metadata[none]", ""],
    ["metadata[deep][er]", "true"],
    ["expand[]", "url"],
    ["expand[]", "total"],
  ]);
});

test.each([
  ["brackets", ["a[]=x", "a[]=y"]],
  ["repeat", ["a=x", "a=y"]],
  ["indexes", ["a[0]=x", "a[1]=y"]],
  ["comma", ["a=x%2Cy"]],
] as const)("lists with %s", (lists, pairs) => {
  expect(form({ a: ["x", "y"] }, lists)).toBe(pairs.join("&"));
});

test.each([
  "brackets",
  "repeat",
  "indexes",
  "comma",
] as const)("a name that ends in brackets says how its list travels, whatever %s says", (lists) => {
  expect(form({ "a[]": ["x", "y"] }, lists)).toBe("a%5B%5D=x&a%5B%5D=y");
});

test("lists of lists and objects have their places, whatever the lists", () => {
  expect(form({ a: [["x"], { b: 1 }] }, "repeat")).toBe("a[0]=x&a[1][b]=1");
  expect(form({ a: [{ b: ["x", "y"] }] }, "comma")).toBe("a[0][b]=x%2Cy");
  expect(form({ a: ["x", { b: 1 }] }, "comma")).toBe("a=x&a[1][b]=1");
});

test("nothing to send is no body", () => {
  for (const body of [undefined, {}, { a: [] }, { a: { b: undefined } }]) {
    expect(form(body)).toBeUndefined();
  }
});

test.each([
  "&=[]+ü%",
  "a\r\nSet-Cookie: b=c",
  "漢字 😀",
  "a=b&amount=0",
  "%26amount=0",
  "\u0000",
])("the value %j stays in its place", async (value) => {
  // A boundary of lines is part of the text, and is not made another one.
  expect(await decoded(form({ a: value, b: 1 }))).toEqual([
    ["a", value],
    ["b", "1"],
  ]);
});

test.each(["&=+ü%", "a\r\nb", "x=1&amount"])("the name %j stays one", async (name) => {
  expect(await decoded(form({ a: { [name]: "b" } }))).toEqual([[`a[${name}]`, "b"]]);
});

test.each(["x][amount", "a[", "]", "[]"])("the name %j is refused inside json", (name) => {
  const { refused } = collected(() => form({ metadata: { a: [{ [name]: 1 }] } }));
  expect(refused).toMatchObject([{ code: "invalid_input", input: "metadata" }]);
});

test("the input is blamed, not the place it travels in", () => {
  const inputs = { MediaUrl: "mediaUrl", "a[b]": "inner" };
  const bad = [{ "x][amount": 1 }];
  for (const [body, input] of [
    [{ MediaUrl: bad }, "mediaUrl"],
    [{ a: { b: bad } }, "inner"],
    [{ a: { c: bad } }, "a"],
    [{ constructor: bad }, "constructor"],
  ] as const) {
    const { refused } = collected(() => form(body, "brackets", inputs));
    expect(refused).toMatchObject([{ code: "invalid_input", input }]);
  }
});

test("a name that an input makes is refused by that input, one of the manifest is not", () => {
  const inputs = { "[...]": "variables", "fields[...]": "custom", "own%5Ba%5D": "own" };
  for (const [body, input] of [
    [{ "v:a][b": 1 }, "variables"],
    [{ fields: { "a]": 1 } }, "custom"],
    [{ "v:a": { "b]": 1 } }, "v:a"],
  ] as const) {
    const { refused } = collected(() => form(body, "brackets", inputs));
    expect(refused).toMatchObject([{ code: "invalid_input", input }]);
  }
  expect(form({ "own[a]": 1, fields: { a: 2 } }, "brackets", inputs)).toBe(
    "own%5Ba%5D=1&fields[a]=2",
  );
  expect(form({ "own[a]": 1 })).toBe("own%5Ba%5D=1");
});

test("half a character is refused", () => {
  for (const body of [{ a: "\ud800" }, { a: { "\ud800": 1 } }]) {
    const { refused } = collected(() => form(body));
    expect(refused).toMatchObject([{ code: "invalid_input", input: "a" }]);
  }
});
