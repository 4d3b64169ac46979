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
      "notes block.color: added "#4285F4"",
      "notes block.category: "tools" -> "toolsx"",
      "notes block.category: "tools" -> "support"",
      "notes block.icon: added "./icons/books.svg"",
      "notes server.url: "https://notes.example" -> "https://notes.examplex"",
      "notes server.url: "https://notes.example" -> "https://www.googleapis.com/books/v1"",
      "notes server.url: "https://notes.example" -> "https://{host|region}/v3"",
      "notes server.url: "https://notes.example" -> "{address}/api/v4"",
      "notes server.url: "https://notes.example" -> ["https://{host}/api/v3","https://api.github.com"]",
      "notes auth.apiKey removed",
      "notes auth.apiKey renamed to "apiKeyx"",
      "notes auth.apiKey.kind: added "access-token"",
      "notes auth.apiKey.to: "query.key" removed",
      "notes auth.apiKey.to: "query.key" -> "query.keyx"",
      "notes auth.apiKey.to: "query.key" -> "headers.X-Api-Key"",
      "notes auth.apiKey.required: added false",
      "notes auth.apiKey.visibility: added "user-or-llm"",
      "notes encode: added "form"",
      "notes lists: added "brackets"",
      "notes names: added "snake_case"",
      "notes missing: added null",
      "notes errors removed",
      "notes errors.message: "body.reason" removed",
      "notes errors.message: "body.reason" -> "body.reasonx"",
      "notes errors.reply removed",
      "notes errors.reply.400: "Problem" removed",
      "notes errors.reply.400 renamed to "401"",
      "notes errors.reply.400: "Problem" -> "Problemx"",
      "notes_find removed",
      "notes_find renamed to "notes_findx"",
      "notes_find request: "GET /notes" -> "GET /notesx"",
      "notes_find request: "GET /notes" -> "HEAD /notes"",
      "notes_find request: "GET /notes" -> "GET /me"",
      "notes_find request: "GET /notes" -> "GET {url}"",
      "notes_find server: added "https://content.dropboxapi.com/2"",
      "notes_find effect: "read" removed",
      "notes_find effect: "read" -> "write"",
      "notes_find effect: "read" -> "cost"",
      "notes_find destructive: added true",
      "notes_find idempotent: added true",
      "notes_find params removed",
      "notes_find page removed",
      "notes_find page renamed to "pagex"",
      "notes_find page.type: "integer" -> "string"",
      "notes_find page.type: "integer" -> "number"",
      "notes_find page.type: "integer" -> "boolean"",
      "notes_find page.type: "integer" -> "object"",
      "notes_find page.type: "integer" -> "array"",
      "notes_find page.type: "integer" -> "json"",
      "notes_find page.type: "integer" -> "file"",
      "notes_find page.type: "integer" -> "address"",
      "notes_find page.required: added true",
      "notes_find page.default: added true",
      "notes_find page.providerDefault: added 10",
      "notes_find page.visibility: added "user-only"",
      "notes_find page.secret: added true",
      "notes_find page.to: added "body.textOptions.tone"",
      "notes_find page.convert: added "csv"",
      "notes_find page.convert: added {"extract":"/d/([\\\\w-]{20,})"}",
      "notes_find page.convert: added {"prefix":"whatsapp:"}",
      "notes_find page.convert: added {"local-date-time":"timeZone"}",
      "notes_find page.convert: added {"epoch":"timeZone"}",
      "notes_find page.convert: added {"join":","}",
      "notes_find page.clear: added "blank"",
      "notes_find page.minimum: 1 removed",
      "notes_find page.minimum: 1 -> 2",
      "notes_find page.minimum: 1 -> 0",
      "notes_find page.maximum: added 40",
      "notes_find page.exclusiveMinimum: added 0",
      "notes_find page.exclusiveMaximum: added 100",
      "notes_find page.multipleOf: added 5",
      "notes_find page.minLength: added 1",
      "notes_find page.maxLength: added 400000",
      "notes_find page.pattern: added "^[A-Z]{2}$"",
      "notes_find page.format: added "date"",
      "notes_find page.minItems: added 1",
      "notes_find page.maxItems: added 10",
      "notes_find graphql: added "query ListTeams($first: Int) { teams(first: $first) { nodes { id name } } }"",
      "notes_find partial: added true",
      "notes_find encode: added "multipart"",
      "notes_find lists: added "brackets"",
      "notes_find reply.200: "Note" removed",
      "notes_find reply.200 renamed to "201"",
      "notes_find reply.200: "Note" -> "Notex"",
      "notes_find reply.200: "Note" -> "VolumeList"",
      "notes_find reply.200: "Note" -> "application/pdf"",
      "notes_find output["..."]: added "body"",
      "notes_find output.id removed",
      "notes_find output.id renamed to "idx"",
      "notes_find output.id.from: "body.id" removed",
      "notes_find output.id.from: "body.id" -> "body.title"",
      "notes_find output.id.type: "string" removed",
      "notes_find output.id.type: "string" -> "integer"",
      "notes_find output.id.type: "string" -> "number"",
      "notes_find output.id.type: "string" -> "boolean"",
      "notes_find output.id.type: "string" -> "json"",
      "notes_find output.id.missing: added null",
      "notes_find output.id.convert: added "number"",
      "notes_find output.id.convert: added "count"",
      "notes_find output.id.convert: added {"limit":10}",
      "notes_find output.id.convert: added {"join":", "}",
      "notes_find output.id.convert: added {"divide":100}",
      "notes_find output.id.convert: added {"cut":100}",
      "notes_find output.id.convert: added {"is":"active"}",
      "notes_find output.id.closed: added true",
      "notes_find output.id.internal: added true",
      "notes_find missing: added null",
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
