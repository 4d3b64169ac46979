import { join } from "node:path";
import { expect, test } from "vitest";
import type { JsonSchema, Limits } from "../../language/ir/types.ts";
import { draft } from "../import/draft.ts";
import { vendorOf } from "../read/vendor.ts";
import { documents, draftedOf } from "./drafted.fixture.ts";
import { lossesOf } from "./losses.ts";
import type { Drafted } from "./notes.ts";

// `vitest -u` rewrites what is lost of each document; review the difference like code: a line that
// is new is something that drafts say no more.
test("what drafts of vendors' documents leave out is known", async () => {
  const parts = documents.map((name) => {
    const { document, provider, drafted } = draftedOf(name);
    const lines = lossesOf(document, provider, drafted).map(
      ({ operation, kind, detail }) => `  ${kind}: ${detail} (${operation})`,
    );
    return [name, ...(lines.length > 0 ? lines : ["  nothing"])].join("\n");
  });
  const golden = join(import.meta.dirname, "../testdata/vendors/losses.txt");
  await expect(`${parts.join("\n\n")}\n`).toMatchFileSnapshot(golden);
});

const MEMBERS = { a: { type: "string", maxLength: 3 } };

/** A document with one operation whose body and reply are of one schema. */
function documentOf(schemas: JsonSchema): JsonSchema {
  const content = { "application/json": { schema: { $ref: "#/components/schemas/Top" } } };
  const post = {
    operationId: "post",
    requestBody: { content },
    responses: { 200: { description: "", content } },
  };
  return {
    openapi: "3.1.0",
    info: { title: "Demo", version: "1" },
    servers: [{ url: "https://demo.test" }],
    paths: { "/": { post } },
    components: { schemas },
  };
}

function lossesIn(document: JsonSchema) {
  const vendor = vendorOf("demo.json", document);
  const { lowered, ids, remarks } = draft("demo", vendor, vendor.operations, "specs/demo.yaml");
  if (lowered === null) throw new Error("nothing is drafted");
  const operations = [...ids].map(([{ pointer }, id]) => ({ pointer, id }));
  return lossesOf(document, lowered, { operations, remarks });
}

test.each([
  "allOf",
  "anyOf",
  "properties",
])("schemas that share others by %s cost as much as there are, in circles too", (keyword) => {
  const schema = (name: string) => {
    const parts = [
      { $ref: `#/components/schemas/${name}` },
      { $ref: `#/components/schemas/${name}` },
    ];
    return keyword === "properties"
      ? { type: "object", properties: { one: parts[0], other: parts[1] } }
      : { [keyword]: [...parts, { type: "object", properties: MEMBERS }] };
  };
  const levels = Array.from({ length: 60 }, (_, index) => index);
  const chain = levels.map((index) => [
    `S${index}`,
    schema(index === 59 ? "Top" : `S${index + 1}`),
  ]);
  const losses = lossesIn(documentOf({ Top: schema("S0"), ...Object.fromEntries(chain) }));
  expect(losses.length).toBeLessThan(500);
});

test("what a remark tells is no loss, and a remark on something else tells nothing", () => {
  const { document, provider, drafted } = draftedOf("vendors/every-limit.yaml");
  const lost = (remarks: Drafted["remarks"]) =>
    lossesOf(document, provider, { ...drafted, remarks }).map(({ detail }) => detail);
  const path = ["operations", "demo_add_mix", "reply"];
  const told = { path, text: "whether this is a result, to be listed under accept: 303" };
  expect(lost([])).toContain("303");
  expect(lost([told])).not.toContain("303");
  expect(lost([{ path, text: "something else about 303" }])).toContain("303");
  expect(lost([{ ...told, path: ["operations", "another", "reply"] }])).toContain("303");
});

test("limits of a text that a person adds to a draft are no loss", () => {
  const { document, provider, drafted } = draftedOf("vendors/limits-of-texts.yaml");
  const lost = (limits: Limits) => {
    const operations = provider.operations.map((operation) => ({
      ...operation,
      parameters: operation.parameters.map((parameter) => ({ ...parameter, limits })),
    }));
    const losses = lossesOf(document, { ...provider, operations }, drafted);
    return losses.map(({ detail }) => detail);
  };
  expect(lost({})).toContain("body: maxLength 40");
  const limits: Limits = { maxLength: 40, pattern: "^[A-Z]", enum: ["fast", "slow"] };
  expect(lost(limits)).toEqual(['body: default "slow"']);
});

test("a parameter of a path that stands in its query is one of the query", () => {
  const parameters = [{ name: "size", in: "path", required: true, schema: { type: "string" } }];
  const get = { operationId: "get", parameters, responses: { 204: { description: "" } } };
  const document = { ...documentOf({}), paths: { "/icons?s={size}": { get } } };
  expect(lossesIn(document)).toEqual([]);
});
