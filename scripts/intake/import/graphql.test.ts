import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { newFolder } from "../../../tests/kit/folder.ts";
import { graphqlWhole } from "../../language/graphql/library.ts";
import { isGraphqlSchema } from "../graphql/read.ts";
import { importGraphql } from "./graphql.ts";
import { asText } from "./report.ts";

const testdata = join(import.meta.dirname, "../testdata/graphql");
const schema = join(testdata, "schema.graphql");

let specs: string;
let operations: string;

beforeEach(() => {
  specs = newFolder();
  mkdirSync(join(specs, "graphql"));
  operations = join(specs, "graphql/issues.graphql");
  copyFileSync(join(testdata, "specs/graphql/issues.graphql"), operations);
});

function imported(file: string, named: string, provider: string | null = "issues") {
  return importGraphql({ file, operations: [named], provider, out: null }, { specs, root: specs });
}

function drafted(): string {
  return readFileSync(join(specs, "issues.yaml"), "utf8");
}

test("each operation of a file is drafted with the types of the schema", async () => {
  const report = imported(schema, operations);
  expect([...report.ids.values()]).toEqual([
    "issues_issue",
    "issues_list_issues",
    "issues_node",
    "issues_create_issue",
  ]);
  await expect(drafted()).toMatchFileSnapshot(join(testdata, "specs/issues.yaml"));
  const text = asText({ ...report, manifest: "specs/issues.yaml" }, (_, each) => each);
  await expect(text).toMatchFileSnapshot(join(testdata, "report.txt"));
});

test("the answer of an introspection says the same", () => {
  imported(schema, operations);
  const before = drafted();
  const { buildSchema, introspectionFromSchema } = graphqlWhole();
  const built = buildSchema(readFileSync(schema, "utf8"));
  const file = join(newFolder(), "schema.json");
  writeFileSync(file, JSON.stringify({ data: introspectionFromSchema(built) }));
  expect(isGraphqlSchema(file)).toBe(true);
  specs = newFolder();
  mkdirSync(join(specs, "graphql"));
  copyFileSync(operations, join(specs, "graphql/issues.graphql"));
  imported(file, join(specs, "graphql/issues.graphql"));
  const untitled = (text: string) => text.replace(/Drafted from \S+/, "");
  expect(untitled(drafted())).toBe(untitled(before));
});

test("a schema in which a field stands twice is read all the same", () => {
  const text = readFileSync(schema, "utf8");
  const twice = join(newFolder(), "schema.graphql");
  writeFileSync(twice, text.replace(/^(type Issue .*\{\n)( +id: ID!\n)/m, "$1$2$2"));
  expect(readFileSync(twice, "utf8")).not.toBe(text);
  imported(schema, operations);
  const before = drafted();
  writeFileSync(join(specs, "issues.yaml"), "");
  specs = newFolder();
  mkdirSync(join(specs, "graphql"));
  copyFileSync(operations, join(specs, "graphql/issues.graphql"));
  imported(twice, join(specs, "graphql/issues.graphql"));
  expect(drafted()).toBe(before);
});

test("documents of a file that lies elsewhere are written out", () => {
  imported(schema, join(testdata, "specs/graphql/issues.graphql"));
  expect(drafted()).toContain("query Issue($id: ID!) {");
  expect(drafted()).toContain("fragment IssueParts on Issue");
});

test.each([
  ["query A { issues { nme } }", /:1:20: Cannot query field "nme" on type "Issue"/],
  ["query A { issues {", /is no GraphQL that can be read: Syntax Error/],
  ["{ issues { id } }", /holds an operation without a name/],
  ["fragment A on Issue { id }", /holds no operation/],
])("what cannot be drafted is told: %s", (text, message) => {
  writeFileSync(operations, text);
  expect(() => imported(schema, operations)).toThrow(message);
});

test("the file of operations, the provider and a new manifest are asked for", () => {
  expect(() => imported(schema, "all")).toThrow("--operations FILE.graphql");
  expect(() => imported(schema, operations, null)).toThrow("--provider ID");
  writeFileSync(join(specs, "issues.yaml"), "");
  expect(() => imported(schema, operations)).toThrow("is there already");
});

test("fragments that name others twice are read once each, and what has no end is refused", () => {
  const levels = Array.from({ length: 40 }, (_, level) => {
    const inner = level === 39 ? "id" : `left { ...F${level + 1} } right { ...F${level + 1} }`;
    return `fragment F${level} on Tree { ${inner} }`;
  });
  const types = join(specs, "trees.graphql");
  writeFileSync(types, "type Query { tree: Tree } type Tree { id: ID! left: Tree right: Tree }");
  writeFileSync(operations, `query Tree { tree { ...F0 } }\n${levels.join("\n")}\n`);
  expect(() => imported(types, operations)).toThrow(
    "issues.graphql: what Tree asks for holds more than 100000 values",
  );
});
