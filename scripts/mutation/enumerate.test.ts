import { describe, expect, test } from "vitest";
import { allMutants } from "./all-mutants.ts";
import { packageMutants } from "./enumerate.ts";
import { readNotes } from "./notes.fixture.ts";
import { originalOf, placeOf } from "./original.ts";
import { replyMutants } from "./reply-mutants.ts";

const notes = readNotes();
const ids = (mutants: readonly { readonly id: string }[]) => mutants.map(({ id }) => id);

test("every mutant of a small manifest, in words", () => {
  expect(ids(packageMutants(notes))).toMatchInlineSnapshot(`
    [
      "notes server.url: "https://notes.example" -> "https://x.notes.example"",
      "notes server.url: "https://notes.example" -> "https://notes.example/x"",
      "notes auth[0].send: "query:key" -> "query:keyX"",
      "notes auth[0].send: "query:key" -> "query:KEY"",
      "notes auth[0].send: "query:key" -> "header:key"",
      "notes auth[0].required: added false",
      "notes block.type: "notes" -> "notes_x"",
      "notes block.name: "Notes" -> "Notes x"",
      "notes block.description: "Notes." -> "Notes. x"",
      "notes block.category: "tools" -> "tools-x"",
      "notes block.color: added "#012345"",
      "notes errors.message removed",
      "notes_find request: "GET /notes" -> "DELETE /notes"",
      "notes_find request: "GET /notes" -> "GET /notesx"",
      "notes_find request: "GET /notes" -> "GET /NOTES"",
      "notes_find request: "GET /notes" -> "GET /"",
      "notes_find auth: added []",
      "notes_find effect: "read" -> "write"",
      "notes_find effect: "read" -> "cost"",
      "notes_find limits.retries: added 3",
      "notes_find limits.retries: added 1",
      "notes_find page.required: added true",
      "notes_find page.secret: added true",
      "notes_find page.type: "integer" -> "number"",
      "notes_find page.type: "integer" -> "string"",
      "notes_find page.minimum: 1 -> 0",
      "notes_find page.minimum: 1 -> 2",
      "notes_find page.minimum: 1 removed",
      "notes_find page.to: added "query.pageX"",
      "notes_find page.to: added "query.Page"",
      "notes_find page.to: added "header.X-page"",
      "notes_find reply.200: "Note" removed",
      "notes_find reply.200 renamed to "201"",
      "notes_find reply.200: "Note" -> "empty"",
      "notes_find output.id renamed to "idX"",
      "notes_find output.id removed",
      "notes_find output.id.from[0]: "body.id" -> "body.title"",
      "notes_find output.id.optional: added true",
      "notes_find output.id.nullable: added true",
      "notes_find output.id.type: "string" -> "json"",
    ]
  `);
});

test("every mutant of its replies", () => {
  expect(ids(replyMutants(notes.manifest))).toMatchInlineSnapshot(`
    [
      "notes_find examples.one.reply.body.id: "a" removed",
      "notes_find examples.one.reply.body.id: "a" -> null",
      "notes_find examples.one.reply.body.id: "a" -> ["a"]",
      "notes_find examples.none.reply.body.reason: "no notes" removed",
      "notes_find examples.none.reply.body.reason: "no notes" -> null",
      "notes_find examples.none.reply.body.reason: "no notes" -> ["no notes"]",
    ]
  `);
});

describe("all mutants", async () => {
  const all = await allMutants();

  test("have ids of their own", () => {
    expect(new Set(ids(all)).size).toBe(all.length);
  });

  test("have a place in their manifest", () => {
    const mutant = all.find(({ id }) => id.startsWith("books_search_volumes maxResults.maximum: "));
    const place = mutant && placeOf(originalOf("books"), mutant.edit.path);
    expect(place).toMatch(/^specs\/books\.yaml:\d+:9$/);
  });
});
