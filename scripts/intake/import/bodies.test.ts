import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readContract } from "../../language/read-contract.ts";
import { drift } from "../drift/compare.ts";
import { readVendor } from "../read/file.ts";
import { draft } from "./draft.ts";
import { mistakesIn } from "./sound.ts";
import { update } from "./update.ts";

// One document with bodies and replies of every kind. `vitest -u` rewrites what is made of it; review
// the difference like code.
const folder = join(import.meta.dirname, "../testdata/bodies");
const vendor = readVendor(join(folder, "vendor.yaml"));
const path = "specs/depot.yaml";

function drafted(): string {
  const { text, leftOut } = draft("depot", vendor, vendor.operations, path);
  expect(leftOut).toEqual([]);
  return text;
}

test("bodies, encodings and replies are drafted as they travel", async () => {
  const text = drafted();
  expect(mistakesIn({ path, text })).toEqual([]);
  await expect(text).toMatchFileSnapshot(join(folder, "depot.yaml"));
});

test("the draft says what the document says", () => {
  const { findings } = drift(
    readContract({ name: "depot", file: { path, text: drafted() }, folder }),
    vendor,
  );
  expect(findings.map(({ code, message }) => `${code}: ${message}`)).toEqual([]);
});

test("a manifest without types keeps the style of its outputs", async () => {
  const text = readFileSync(join(folder, "before.yaml"), "utf8");
  const file = { path: join(folder, "depot.yaml"), shown: path, text };
  const added = update(file, vendor, vendor.operations);
  expect(added.text.startsWith(text.slice(0, text.indexOf("\noperations:")))).toBe(true);
  expect(added.text).not.toContain("same: ");
  expect(mistakesIn({ path, text: added.text })).toEqual([]);
  await expect(added.text).toMatchFileSnapshot(join(folder, "after.yaml"));
});

test("what the manifest says of bodies is not said again, and what it does not is", () => {
  const text = drafted().replace('version: "2"', 'version: "2"\nencode: form');
  const only = text.slice(0, text.indexOf("\n  depot_update_order:"));
  const file = { path: join(folder, "depot.yaml"), shown: path, text: only };
  const names = ["addParcel", "updateOrder"];
  const wanted = vendor.operations.filter(({ id }) => names.includes(id ?? ""));
  const added = update(file, vendor, wanted).text.slice(only.length);
  expect(added).toContain("    encode: json\n");
  expect(added).not.toContain("encode: form");
});
