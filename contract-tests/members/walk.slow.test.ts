import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { derive } from "../cases/derive.ts";
import { readContract } from "../contract/read.ts";
import { unmovedMembers } from "./walk.ts";

// Together these use almost every keyword of the language; the two largest take as long as all others.
const folder = join(import.meta.dirname, "../../scripts/language/testdata/language");
const names = readdirSync(folder).filter((name) => /^(?!reads|writes).*\.yaml$/.test(name));

/** What says nothing that is not so without it, or nothing that a call of a test can show. */
const open: Readonly<Record<string, readonly string[]>> = {
  "addresses.yaml": [
    "operations.addresses_upload.auth",
    "operations.addresses_download.server.normalize",
    "operations.addresses_download.auth",
  ],
  "forms.yaml": ["operations.forms_change_page.params.kind.enum.0"],
  "hooked.yaml": ["operations.hooked_add_row.params.position.minimum"],
  "issues.yaml": ["operations.issues_create_issue.errors"],
  "shop.yaml": ["operations.shop_list_items.output.isOld.is.1"],
  "sites.yaml": ["operations.sites_upload.server.normalize"],
  "values.yaml": ["operations.values_add_item.params.notify.map.false"],
};

function fileOf(name: string) {
  const text = readFileSync(join(folder, name), "utf8");
  return { path: `scripts/language/testdata/language/${name}`, text, manifest: parse(text) };
}

test.each(names)("every member of %s moves what is expected of a call", async (name) => {
  const file = fileOf(name);
  const contract = readContract(file.manifest, file.path);
  const calls = contract.operations.flatMap((operation) =>
    derive(contract, operation).seen.map((seen) => ({ ...seen, operation: operation.id })),
  );
  const found = await unmovedMembers(file, calls);
  expect(found.map((path) => path.join("."))).toEqual(open[name] ?? []);
});

test("a word that no call shows moves nothing", async () => {
  const found = await unmovedMembers(fileOf("tables.yaml"), []);
  expect(found.map((path) => path.join("."))).toEqual([
    "operations.tables_list_rows.params.view",
    "operations.tables_list_rows.params.limit.maximum",
    "operations.tables_add_row.params.text.maxLength",
  ]);
});
