import { expect, test } from "vitest";
import { manifestText } from "../../../tests/kit/manifest.ts";
import { operationIds } from "../draft/names.ts";
import type { VendorOperation } from "../model.ts";
import { settle } from "./settle.ts";

const where = { shown: "specs/demo.yaml", folder: null };
const operations = ["first", "second", "third"].map(operation);

function operation(id: string): VendorOperation {
  return {
    id,
    method: "GET",
    path: `/${id}`,
    servers: [],
    places: [],
    summary: "",
    description: "",
    deprecated: false,
    parameters: [],
    cookies: [],
    body: null,
    replies: [],
    openErrors: [],
    hasOtherReplies: false,
    security: null,
    pointer: `#/paths/~1${id}/get`,
  };
}

/** A manifest in which some operations, some schemas, or the whole have a mistake. */
function building(mistaken: readonly string[], server = "https://demo.test") {
  return (kept: readonly VendorOperation[], open: ReadonlySet<string>) => {
    const ids = operationIds("demo", kept);
    const schema = (name: string) =>
      `  ${name}: { type: ${mistaken.includes(name) && !open.has(name) ? "money" : "object"} }\n`;
    const entries = kept.map(({ id, path }) => {
      const request = mistaken.includes(id ?? "") ? "FETCH" : "GET";
      return `  demo_${id}:
    name: One
    description: One.
    request: ${request} ${path}
    effect: read
    reply: { 200: Reply }
    output: { data: { from: body, description: All. } }
`;
    });
    const text = `${manifestText("demo", { server: { url: server } })}
schemas:
${schema("Reply")}operations:
${entries.join("")}`;
    return { text, ids, remarks: [], schemas: ["Reply"] };
  };
}

test("mistakes of one operation leave it out, and no other", () => {
  const { ids, leftOut, text } = settle(operations, where, building(["second"]));
  expect([...ids.values()]).toEqual(["demo_first", "demo_third"]);
  expect(text).not.toContain("FETCH");
  expect(leftOut).toMatchObject([
    { operation: { id: "second" }, reason: "its draft does not pass the check" },
  ]);
  expect(leftOut[0]?.detail).toContain("request-malformed: ");
});

test("a schema with mistakes says nothing, and costs no operation", () => {
  const { ids, leftOut } = settle(operations, where, building(["Reply"]));
  expect(ids.size).toBe(3);
  expect(leftOut).toEqual([]);
});

test("there is no text where every operation has a mistake", () => {
  const all = building(["first", "second", "third"]);
  expect(settle(operations, where, all)).toMatchObject({ text: null, ids: new Map() });
});

test("mistakes that are nobody's are reported, and nothing is left out for them", () => {
  const build = building([], "https://demo.test:443");
  expect(() => settle(operations, where, build)).toThrow(/nothing was written[^]*server-url/);
});
