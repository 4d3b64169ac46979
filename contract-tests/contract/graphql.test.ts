import { expect, test } from "vitest";
import { newFolder } from "../../tests/kit/folder.ts";
import { readGraphql } from "./graphql.ts";
import type { WrittenOperation } from "./written-types.ts";

function read(graphql: string, folder = newFolder()) {
  return readGraphql({ graphql } as WrittenOperation, folder, "it"); // nothing else is read
}

test.each([
  ["{ items { id } }", "read", []],
  ["query($a: Int) { items(a: $a) { id } }", "read", ["a"]],
  ['query A($a: [String!]! = ["$x: )"], $b: In @up) @live { a(a: $a, b: $b) }', "read", ["a", "b"]],
  ["mutation A(\n  # $no: Int )\n  $a: ID!\n) { a(a: $a) { id } }", "write", ["a"]],
  ['mutation A { a(b: "{", c: """ } \\""" $c: """) { id } }', "write", []],
])("%s", (text, effect, variables) => {
  expect(read(text)).toEqual({ text, effect, variables });
});

test("of a file, the operation and the fragments that it and they use are sent", () => {
  const parts = {
    a: "query A($id: ID!) {\n  a(id: $id) { ...One }\n}",
    b: "mutation B { b { ... on B { id } } }",
    one: "fragment One on A { id # ...Three }\n ...Two }",
    two: 'fragment Two on B { b(text: "...Three") }',
    three: "fragment Three on B { c }",
  };
  const text = `# All of them.\n${Object.values(parts).join("\n\n")}\n`;
  const folder = newFolder({ "all.graphql": text.replaceAll("\n", "\r\n") });
  expect(read("./all.graphql#A", folder)?.text).toBe([parts.a, parts.one, parts.two].join("\n"));
  expect(read("./all.graphql#B", folder)).toEqual({
    text: parts.b,
    effect: "write",
    variables: [],
  });
  expect(() => read("./all.graphql#C", folder)).toThrow("it.graphql holds no operation to send");
});

test("variables that are written are filled by nothing else", () => {
  const graphql = "query A($a: In, $b: Int, $c: Int) { a(a: $a, b: $b, c: $c) }";
  const variables = { a: { x: "{x}" }, "b?": "{y}" };
  const others = { name: "A", request: "POST /graphql", reply: {} };
  const written = { ...others, graphql, variables };
  expect(readGraphql(written, newFolder(), "it")?.variables).toEqual(["c"]);
});

test("an operation without a document has none", () => {
  expect(readGraphql({} as WrittenOperation, newFolder(), "it")).toBeNull(); // nothing else is read
});
