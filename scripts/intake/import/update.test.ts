import { readFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "js-yaml";
import { expect, test } from "vitest";
import { openApi } from "../read/convert.ts";
import { vendorOf } from "../read/vendor.ts";
import { draft } from "./draft.ts";
import { mistakesIn } from "./sound.ts";
import { update } from "./update.ts";

const folder = join(import.meta.dirname, "../testdata/drift");
const read = (name: string) => readFileSync(join(folder, name), "utf8");
const text = read("shelf.yaml");
const file = { path: join(folder, "shelf.yaml"), shown: "specs/shelf.yaml", text };

/** The vendor's document with other words in it. */
function vendorWith(...changes: readonly (readonly [string, string])[]) {
  const changed = changes.reduce((whole, [from, to]) => {
    expect(whole).toContain(from);
    return whole.replace(from, () => to);
  }, read("vendor.yaml"));
  // The schema of YAML has no dates, so this is JSON.
  const document = load(changed) as Parameters<typeof openApi>[1];
  return vendorOf("vendor.yaml", openApi("vendor.yaml", document));
}

/** Lines that are in one text and not in the other, as they follow. */
function linesOnlyIn(one: string, other: string): readonly string[] {
  const known = new Set(other.split("\n"));
  return one.split("\n").filter((line) => !known.has(line));
}

test("a manifest that has not drifted stays byte for byte", () => {
  expect(update(file, vendorWith(), null)).toMatchObject({
    text,
    taken: [],
    left: [],
    leftOut: [],
  });
});

test("limits, values and defaults are taken over where they stand", () => {
  const changes = [
    ["maxLength: 80", "maxLength: 40"],
    ["enum: [title, year]", "enum: [title, author]"],
    ["minimum: 1", "exclusiveMinimum: 1"],
  ] as const;
  const { text: after, taken } = update(file, vendorWith(...changes), null);
  expect(linesOnlyIn(after, text)).toEqual([
    "      q: { type: string, required: true, maxLength: 40, description: Words of the title. }",
    "      sort: { type: string, enum: [title, author], providerDefault: title, description: Order of the books. }",
    "      count: { type: integer, minimum: 1, maximum: 50, description: How many books., exclusiveMinimum: 1 }",
  ]);
  expect(taken.map(({ code }) => code)).toEqual([
    "sent-tighter",
    "sent-tighter",
    "sent-unsaid",
    "sent-looser",
  ]);
});

test("new parameters are added after those that are there, and the rest is untouched", () => {
  const since =
    "- name: since\n          in: query\n          schema: { type: integer, minimum: 1900 }\n        ";
  const { text: after, left } = update(
    file,
    vendorWith(["- name: cursor", `${since}- name: cursor`]),
    null,
  );
  const added =
    "      since:\n        type: integer\n        minimum: 1900\n        description: Since.\n";
  const at = text.indexOf("    reply: { 200: BookList }");
  expect(after).toBe(text.slice(0, at) + added + text.slice(at));
  expect(left).toEqual([]);
});

test("what a person has to decide is left, and reported", () => {
  const gone = vendorWith(["- name: mark", "- name: label"]);
  const { left } = update(file, gone, null);
  expect(left.map(({ code }) => code)).toEqual(["sent-gone"]);
});

test("what would make mistakes is not taken over", () => {
  // The default would be none of the values.
  const { text: after, left } = update(
    file,
    vendorWith(["enum: [title, year]\n            default: title", "enum: [year]"]),
    null,
  );
  expect(after).toBe(text);
  expect(left.map(({ code }) => code)).toEqual(["sent-tighter"]);
});

test("operations are added with the schemas that they need, under names of their own", () => {
  const shelves = `  /shelves:
    get:
      operationId: listShelves
      summary: List shelves
      responses:
        "200":
          description: The shelves
          content:
            application/json:
              schema: { type: array, items: { $ref: "#/components/schemas/Book" } }
  /books:
`;
  const vendor = vendorWith(["  /books:\n", shelves]);
  const wanted = vendor.operations.filter(({ id }) => id === "listShelves");
  const { text: after, ids } = update(file, vendor, wanted);
  expect([...ids.values()]).toEqual(["shelf_list_shelves"]);
  expect(mistakesIn({ path: "specs/shelf.yaml", text: after })).toEqual([]);
  expect(linesOnlyIn(text, after)).toEqual([]);
  expect(after).toContain("\n  Book2:\n");
  expect(after).toContain("\n    request: GET /v2/shelves\n");
});

test("schemas that the manifest has already are not added a second time", () => {
  const nodes = `  /nodes/NAME:
    get:
      operationId: NAME
      summary: Get a node
      responses:
        "200":
          description: A node
          content:
            application/json:
              schema: { $ref: "#/components/schemas/Node2" }
`;
  const paths = nodes.replaceAll("NAME", "first") + nodes.replaceAll("NAME", "second");
  const node =
    "    Node2: { type: object, properties: { leaf: { $ref: '#/components/schemas/Leaf' } } }\n" +
    "    Leaf: { type: object, properties: { of: { $ref: '#/components/schemas/Node2' } } }\n";
  const vendor = vendorWith(
    ["  /books:\n", `${paths}  /books:\n`],
    ["\n  schemas:\n", `\n  schemas:\n${node}`],
  );
  const add = (manifest: string, name: string) =>
    update(
      { ...file, text: manifest },
      vendor,
      vendor.operations.filter(({ id }) => id === name),
    ).text;
  const first = add(text, "first");
  const second = add(first, "second");
  const schemas = (manifest: string) => manifest.slice(0, manifest.indexOf("\noperations:"));
  expect(schemas(second)).toBe(schemas(first));
  expect(second.match(/reply: \{ 200: Node2 \}/g)).toHaveLength(2);
  // Somebody has written more than the vendor says.
  const own = first.replace("Leaf: {", "Leaf: { description: By hand.,");
  expect(own).not.toBe(first);
  expect(schemas(add(own, "second"))).toContain("\n  Node22:");
});

test("what answers at another address with parameters is not added, as it is not drafted", () => {
  const operation = { responses: { 204: { description: "OK" } } };
  const region = { default: "eu", enum: ["eu", "us"] };
  const own = { region: { ...region, description: "Where it is." }, tenant: { default: "demo" } };
  const document = {
    openapi: "3.1.0",
    servers: [{ url: "https://api.{region}.example.com", variables: { region } }],
    paths: {
      "/lists": { get: operation },
      "/items": {
        servers: [{ url: "https://{tenant}.own.{region}.example.com", variables: own }],
        get: operation,
      },
      "/files": { servers: [{ url: "https://files.example.com" }], get: operation },
    },
  };
  const vendor = vendorOf("a.json", openApi("a.json", document));
  const first = draft("a", vendor, vendor.operations, "specs/a.yaml");
  const again = update(
    { ...file, shown: "specs/a.yaml", text: first.text },
    vendor,
    vendor.operations,
  );
  expect(first.leftOut.map(({ operation: { path } }) => path)).toEqual(["/items"]);
  expect(again).toMatchObject({ text: first.text, leftOut: first.leftOut });
});

test("a manifest with mistakes is refused", () => {
  const broken = {
    ...file,
    text: text.replace("count: { type: integer", "count: { type: intager"),
  };
  expect(() => update(broken, vendorWith(), null)).toThrow("specs/shelf.yaml:49:22 error");
});
