import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { derive } from "../cases/derive.ts";
import { readContract } from "../contract/read.ts";
import { walkMembers } from "./walk.ts";

// Together these use every keyword of the language.
const folder = join(import.meta.dirname, "../../scripts/language/testdata/language");
const names = readdirSync(folder).filter((name) => name.endsWith(".yaml"));

/** What says nothing that is not so without it. */
const repeated: Readonly<Record<string, readonly string[]>> = {
  "addresses.yaml": ["operations.addresses_upload.auth", "operations.addresses_download.auth"],
  // The kinds are all listed, and one of them is there by default.
  "writes.yaml": ["operations.writes_create_note.rules.6.need.2"],
};

/** What nothing shows: a state that is not among those of the reply is never read. */
const idle: Readonly<Record<string, readonly string[]>> = {
  "shop.yaml": ["operations.shop_list_items.output.isOld.convert.is.1"],
};

function fileOf(name: string) {
  const text = readFileSync(join(folder, name), "utf8");
  return { path: `scripts/language/testdata/language/${name}`, text, manifest: parse(text) };
}

test.each(names)("every member of %s moves what is expected of a case", async (name) => {
  const file = fileOf(name);
  const contract = readContract(file.manifest, file.path);
  const calls = contract.operations.flatMap((operation) =>
    derive(contract, operation).seen.flatMap(({ id, ...seen }) =>
      id === null ? [] : [{ ...seen, id, operation: operation.id }],
    ),
  );
  const found = await walkMembers(file, calls);
  const of = (what: string) =>
    found.flatMap(({ path, shown }) => (shown === what ? [path.join(".")] : []));
  expect(of("repeats")).toEqual(repeated[name] ?? []);
  expect(of("idle")).toEqual(idle[name] ?? []);
});
