import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { derive } from "../cases/derive.ts";
import { readContract } from "../contract/read.ts";
import { memberItems } from "./items.ts";
import type { Call } from "./walk.ts";

const folder = "scripts/language/testdata/language";

/** What is said of the members of a manifest, with all of its cases or without one. */
async function itemsOf(name: string, chosen: string, hasCases = true) {
  const path = `${folder}/${name}.yaml`;
  const text = readFileSync(join(import.meta.dirname, "../..", path), "utf8");
  const manifest = parse(text);
  const contract = readContract(manifest, path);
  const calls = contract.operations.flatMap((operation) =>
    derive(contract, operation).seen.flatMap(({ id, ...seen }): Call[] =>
      id === null || !hasCases ? [] : [{ ...seen, id, operation: operation.id }],
    ),
  );
  const isChosen = (member: readonly unknown[]) => member.join(".").startsWith(chosen);
  return await memberItems({ path, text, manifest }, calls, isChosen);
}

test("a member is shown by the first case of which it decides something", async () => {
  const { items } = await itemsOf("tables", "operations.tables_list_rows.p");
  expect(items.map(({ text, shownBy }) => [text, ...shownBy])).toMatchInlineSnapshot(`
    [
      [
        "params",
        "tables_list_rows example "one"",
      ],
      [
        "params.view",
        "tables_list_rows view=""",
      ],
      [
        "params.view.type",
        "tables_list_rows view="sample-view"",
      ],
      [
        "params.limit",
        "tables_list_rows limit=""",
      ],
      [
        "params.limit.type",
        "tables_list_rows limit="many"",
      ],
      [
        "params.limit.minimum",
        "tables_list_rows limit=0",
      ],
      [
        "params.limit.maximum",
        "tables_list_rows limit=101",
      ],
    ]
  `);
});

test("a member that decides nothing of any is told with its place, and what to do", async () => {
  const { items } = await itemsOf("tables", "operations.tables_list_rows.params.limit", false);
  expect(items).toMatchInlineSnapshot(`
    [
      {
        "id": "tables_list_rows/member/params.limit",
        "kind": "member",
        "operation": "tables_list_rows",
        "provider": "tables",
        "reason": "scripts/language/testdata/language/tables.yaml:42 decides nothing that a case shows; leave it out, or add an example in which it makes a difference",
        "shownBy": [],
        "text": "params.limit",
      },
    ]
  `);
});

test("what holds for all operations is told of the one that shows it", async () => {
  const { items } = await itemsOf("tables", "server");
  expect(items.map(({ operation, text }) => [operation, text])).toMatchInlineSnapshot(`
    [
      [
        "tables_get_token",
        "server.url",
      ],
    ]
  `);
});

test("a member without which the manifest says the same is worth knowing, and no more", async () => {
  const { items, notes } = await itemsOf("addresses", "operations.addresses_upload.auth");
  expect(items).toEqual([]);
  expect(notes).toMatchInlineSnapshot(`
    [
      {
        "note": "scripts/language/testdata/language/addresses.yaml:120 auth says what holds without it; leave it out, unless \`check\` asks for it",
        "operation": "addresses_upload",
      },
    ]
  `);
});
