import { expect, test } from "vitest";
import type { Json } from "../language/ir/types.ts";
import { mutantOf } from "./mutant.ts";
import { type Near, schemaEdits } from "./mutants.ts";

const nowhere: Near = () => [];

/** The mutants of a part of a manifest that change what is there, in words. */
function changesOf(manifest: Json, near: Near = nowhere): readonly string[] {
  return schemaEdits(manifest, near)
    .map((edit) => mutantOf(manifest, "notes", "package", edit).id)
    .filter((id) => !id.includes(": added ") || id.includes("]: added "));
}

test("numbers move by one, times to another number and another unit, truth values flip", () => {
  expect(changesOf({ limits: { timeout: "30s", retries: 2 } })).toMatchInlineSnapshot(`
    [
      "notes limits removed",
      "notes limits.timeout: "30s" removed",
      "notes limits.timeout: "30s" -> "60s"",
      "notes limits.timeout: "30s" -> "30m"",
      "notes limits.timeout: "30s" -> "10s"",
      "notes limits.timeout: "30s" -> "90s"",
      "notes limits.retries: 2 removed",
      "notes limits.retries: 2 -> 3",
      "notes limits.retries: 2 -> 1",
    ]
  `);
  expect(changesOf({ auth: { apiKey: { required: false } } })).toMatchInlineSnapshot(`
    [
      "notes auth.apiKey removed",
      "notes auth.apiKey renamed to "apiKeyx"",
      "notes auth.apiKey.required: false removed",
      "notes auth.apiKey.required: false -> true",
    ]
  `);
});

test("lists lose items, and swap them where order says something", () => {
  expect(changesOf({ errors: { message: ["body.a", "body.b"] } })).toMatchInlineSnapshot(`
    [
      "notes errors removed",
      "notes errors.message removed",
      "notes errors.message[0]: "body.a" removed",
      "notes errors.message[0]: "body.a" -> "body.ax"",
      "notes errors.message: ["body.a","body.b"] -> ["body.b","body.a"]",
      "notes errors.message[1]: "body.b" removed",
      "notes errors.message[1]: "body.b" -> "body.bx"",
      "notes errors.message[2]: added "body.bx"",
    ]
  `);
});

test("maps lose and rename members, and a path leads to its neighbours", () => {
  const near: Near = (_, text) => (text === "body.ok" ? ["body.fine"] : []);
  const when = { bad_request: { "body.ok": false, other: null } };
  expect(
    changesOf({ errors: { codes: { quota: "conflict" } } }).slice(0, 5),
  ).toMatchInlineSnapshot(`
    [
      "notes errors removed",
      "notes errors.codes removed",
      "notes errors.codes.quota: "conflict" removed",
      "notes errors.codes.quota renamed to "quotax"",
      "notes errors.codes.quota: "conflict" -> "bad_request"",
    ]
  `);
  expect(changesOf({ errors: { when } }, near).slice(0, 8)).toMatchInlineSnapshot(`
    [
      "notes errors removed",
      "notes errors.when removed",
      "notes errors.when.bad_request removed",
      "notes errors.when.bad_request renamed to "unauthorized"",
      "notes errors.when.bad_request renamed to "payment_required"",
      "notes errors.when.bad_request renamed to "forbidden"",
      "notes errors.when.bad_request renamed to "not_found"",
      "notes errors.when.bad_request renamed to "conflict"",
    ]
  `);
});

test("what only people read stays", () => {
  const limit = { type: "integer", description: "Most.", label: "Most", example: 3 };
  expect(changesOf({ params: { limit } }).filter((id) => !id.includes("type"))).toEqual([
    "notes params removed",
    "notes limit removed",
    'notes limit renamed to "limitx"',
  ]);
});
