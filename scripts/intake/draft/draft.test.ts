import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { blockwright, printedBy } from "../../../tests/kit/program.ts";
import { newFolder } from "../../../tests/kit/folder.ts";
import type { JsonSchema } from "../../language/ir/types.ts";
import { readContract } from "../../language/read-contract.ts";
import { drift } from "../drift/compare.ts";
import { draft } from "../import/draft.ts";
import { mistakesIn } from "../import/sound.ts";
import { readVendor } from "../read/file.ts";
import { vendorOf } from "../read/vendor.ts";

// Of each excerpt of a published document, the draft of all its operations. `vitest -u` rewrites the
// drafts; review the difference like code.
const folder = join(import.meta.dirname, "../testdata");
const documents = readdirSync(join(folder, "documents")).filter((name) => !name.endsWith(".md"));

function draftOf(document: string) {
  const vendor = readVendor(join(folder, "documents", document));
  const provider = document.replace(/\.\w+$/, "");
  const path = `specs/${provider}.yaml`;
  const { text, leftOut } = draft(provider, vendor, vendor.operations, path);
  return { vendor, provider, leftOut, file: { path, text } };
}

describe.each(documents)("%s", (document) => {
  const { vendor, provider, leftOut, file } = draftOf(document);

  test("is drafted", async () => {
    await expect(file.text).toMatchFileSnapshot(join(folder, "drafts", `${provider}.yaml`));
  });

  test("the draft passes the check", () => {
    expect(mistakesIn(file)).toEqual([]);
  });

  test("the draft says what the document says", () => {
    const { findings, others } = drift(readContract({ name: provider, file, folder }), vendor);
    expect(findings.map(({ code, message }) => `${code}: ${message}`)).toEqual([]);
    expect(others).toEqual(leftOut.map(({ operation }) => operation));
  });
});

test("packages are generated from drafts", () => {
  const drafts = documents.map(draftOf);
  const specs = newFolder(
    Object.fromEntries(drafts.map(({ provider, file }) => [`${provider}.yaml`, file.text])),
  );
  const out = join(newFolder(), "out");
  printedBy(blockwright(["generate", "--specs", specs, "--out", out]));
  const packages = documents.map((name) => name.replace(/\.\w+$/, ""));
  expect(readdirSync(out)).toEqual(expect.arrayContaining(packages));
});

test("a pattern that takes too long is left out, and a remark says so", () => {
  const schema = { type: "string", pattern: "^(a+)+$" };
  const parameters = [
    { name: "word", in: "query", schema },
    { name: "mail", in: "query", schema: { type: "string", pattern: "a*b" } },
    { name: "short", in: "query", schema: { type: "string", pattern: "a*b", maxLength: 100 } },
  ];
  const responses = { 200: { description: "Fine." } };
  const document = {
    openapi: "3.0.0",
    info: { title: "Slow", version: "1" },
    servers: [{ url: "https://slow.test" }],
    paths: {
      "/words": { get: { operationId: "listWords", summary: "List words", parameters, responses } },
    },
  };
  const vendor = readVendor(join(newFolder({ "slow.yaml": document }), "slow.yaml"));
  const { text } = draft("slow", vendor, vendor.operations, "specs/slow.yaml");
  const left = "# decide: the vendor's pattern is left out; it is broken or slow:";
  expect(text).toContain(`${left} "^(a+)+$"\n      word:\n        type: string\n        desc`);
  expect(text.split(left)).toHaveLength(3);
  expect(text).toContain(
    "short:\n        type: string\n        maxLength: 100\n        pattern: a*b\n",
  );
  expect(mistakesIn({ path: "specs/slow.yaml", text })).toEqual([]);
});

test("characters that end a line or that nobody sees do no harm", () => {
  const odd = "a\u0001b\u2028c\u0085d\r\n# e: \ud800 f";
  const schema = { type: "object", properties: { [odd]: { type: "string", description: odd } } };
  const content = { "application/json": { schema } };
  const parameters = [{ name: odd, in: "query", schema: { type: "string", enum: [odd, "x"] } }];
  const responses = { 200: { description: odd, content }, 304: { description: odd } };
  const security = [{ [odd]: [odd] }, { other: [] }];
  const get = { operationId: odd, summary: odd, parameters, responses, security };
  const scheme = { type: "http", scheme: "bearer", description: odd };
  const vendor = vendorOf(`${odd}.json`, {
    openapi: "3.1.0",
    info: { title: odd, version: odd, description: odd },
    servers: [{ url: "https://odd.test" }],
    paths: { "/odd": { get }, [`/${odd}`]: { get } },
    components: { securitySchemes: { [odd]: scheme, other: scheme } },
  });
  const { text, ids, leftOut } = draft("odd", vendor, vendor.operations, "specs/odd.yaml");
  expect(mistakesIn({ path: "specs/odd.yaml", text })).toEqual([]);
  expect(ids.size + leftOut.length).toBe(2);
  expect(leftOut.map(({ reason }) => reason)).toEqual(["manifests cannot say its path"]);
});

test.each([
  ["HTTPS://Api.Hosts.test/v1", "https://api.hosts.test/v1", false],
  // Manifests have no such address.
  ["https://user@hosts.test", '"{instanceUrl}"', true],
])("%s is drafted as %s, and hosts are left to a person: %s", (server, url, isLeft) => {
  const get = { operationId: "list", responses: { 200: { description: "Fine." } } };
  const document = { openapi: "3.1.0", servers: [{ url: server }], paths: { "/list": { get } } };
  const vendor = vendorOf("hosts.json", document);
  const { text } = draft("hosts", vendor, vendor.operations, "specs/hosts.yaml");
  expect(text).toContain(`url: ${url}\n`);
  expect(text.includes("names no host")).toBe(isLeft);
});

/** The draft of one operation that asks for these credentials together. */
function draftAsking(
  securitySchemes: Readonly<Record<string, JsonSchema>>,
  scopes: readonly string[] = [],
): string {
  const names = Object.keys(securitySchemes).map((name) => [name, scopes] as const);
  const responses = { 200: { description: "Fine." } };
  const vendor = vendorOf("keys.json", {
    openapi: "3.1.0",
    servers: [{ url: "https://keys.test" }],
    security: [Object.fromEntries(names)],
    paths: { "/list": { get: { operationId: "list", responses } } },
    components: { securitySchemes },
  });
  return draft("keys", vendor, vendor.operations, "specs/keys.yaml").text;
}

test.each([
  ["query", "api[key]"],
  ["query", "k".repeat(195)],
  ["header", "k".repeat(195)],
  ["header", "Cookie"],
])("a credential that manifests cannot send is left to a person: %s %s", (place, name) => {
  const text = draftAsking({ key: { type: "apiKey", in: place, name } });
  expect(text).toContain("describes no usable credential\nauth: {}\n");
});

test("a scope that no manifest can have is left out", () => {
  const token = { type: "http", scheme: "bearer" };
  expect(draftAsking({ token }, ["read", "a b", "s".repeat(201)])).toContain("scopes: [ read ]\n");
});

test("two credentials of one header are one", () => {
  const key = { type: "apiKey", in: "header", name: "authorization" };
  const text = draftAsking({ key, token: { type: "http", scheme: "bearer" } });
  expect(text.match(/headers: .*/g)).toEqual([
    'headers: { Authorization: "Bearer {accessToken}" }',
  ]);
  expect(text).not.toContain("another credential");
});

test("of a reply that leads to hundreds of schemas the nearest are described", () => {
  const numbers = Array.from({ length: 300 }, (_, index) => index);
  const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const leaves = numbers.map((number) => [`leaf${number}`, reference(`Leaf${number}`)] as const);
  const leaf = { type: "object", properties: { id: { type: "string" } } };
  const schemas: Record<string, JsonSchema> = {
    Near: { type: "object", properties: { id: { type: "string" } } },
    Whole: {
      type: "object",
      properties: { near: reference("Near"), ...Object.fromEntries(leaves) },
    },
    ...Object.fromEntries(numbers.map((number) => [`Leaf${number}`, leaf])),
  };
  const content = { "application/json": { schema: reference("Whole") } };
  // Some documents give every operation a body, which means nothing where it has no members.
  const nothing = { "application/json": { schema: { type: "object", properties: {} } } };
  const get = {
    operationId: "get",
    requestBody: { content: nothing },
    responses: { 200: { description: "All", content } },
  };
  const document = {
    openapi: "3.1.0",
    servers: [{ url: "https://wide.test" }],
    paths: { "/all": { get } },
    components: { schemas },
  };
  const vendor = vendorOf("wide.json", document);
  const { text } = draft("wide", vendor, vendor.operations, "specs/wide.yaml");
  expect(text).toContain("\n  Near: {");
  expect(text.match(/\n {2}Leaf\d+: /g)?.length).toBeLessThan(50);
  expect(text).not.toContain("no body with this method");
  expect(mistakesIn({ path: "specs/wide.yaml", text })).toEqual([]);
});
