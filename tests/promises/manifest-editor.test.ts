import { afterAll, beforeAll, expect, test } from "vitest";
import { LanguageServer } from "../support/language-server.ts";

const schema = new URL("../../specs/manifest.schema.json", import.meta.url);

let server: LanguageServer;
beforeAll(async () => {
  server = await LanguageServer.start(schema);
});
afterAll(() => server.stop());

/** What an editor offers at `|`, by name. */
async function offered(body: string): Promise<ReadonlyMap<string, unknown>> {
  const text = `operations:\n  demo_send:\n    ${body}`;
  const lines = text.slice(0, text.indexOf("|")).split("\n");
  const file = await server.open(text.replace("|", ""));
  const cursor = { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 };
  const completions = await file.completions(cursor);
  return new Map(completions.map(({ label, documentation }) => [label, documentation]));
}

test.each([
  ["a body", "body:\n      |"],
  ["a member", "body:\n      to:\n        |"],
  ["an item of a list", "body:\n      to:\n        - |"],
  ["a value of the query", "query:\n      q:\n        |"],
  ["a value of a header", "headers:\n      X-Q:\n        |"],
])("an editor offers the words of templates for %s, and says what they do", async (_, body) => {
  const found = await offered(body);
  expect([...found.keys()]).toEqual(
    expect.arrayContaining(["$each", "$join", "$all", "$json", "..."]),
  );
  expect(JSON.stringify(found.get("$json"))).toContain("JSON text");
});

test("an editor offers what stands beside $each and $join, and nowhere else", async () => {
  const each = await offered("body:\n      to:\n        $each: names\n        |");
  expect([...each.keys()]).toEqual(expect.arrayContaining(["item", "name"]));
  const joined = await offered('body:\n      to:\n        $join: ", "\n        |');
  expect([...joined.keys()]).toContain("parts");
  const neither = await offered("body:\n      to:\n        |");
  for (const word of ["item", "name", "parts"]) expect([...neither.keys()]).not.toContain(word);
});
