import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { newFolder } from "../../../tests/kit/folder.ts";
import { readVendor } from "../read/file.ts";
import { draft } from "./draft.ts";
import { update } from "./update.ts";

// What is rare in vendors' documents, a file for each thing. `vitest -u` rewrites the drafts.

const folder = join(import.meta.dirname, "../testdata/vendors");
const names = readdirSync(folder).flatMap((name) => /^(.+)\.yaml$/.exec(name)?.[1] ?? []);

/** What a draft says otherwise than its document, and a comment or the report tells. */
const TOLD: Readonly<Record<string, readonly string[]>> = {
  "more-credentials": ["sent-tighter"],
  "optional-credentials": ["sent-tighter"],
  "two-grants": ["sent-changed"],
};

describe.each(names)("%s", (name) => {
  const vendor = readVendor(join(folder, `${name}.yaml`));
  const path = `specs/${name}.yaml`;
  const { text, leftOut } = draft(name, vendor, vendor.operations, path);

  test("every operation is drafted", async () => {
    expect(leftOut).toEqual([]);
    await expect(text).toMatchFileSnapshot(join(folder, "drafts", `${name}.yaml`));
  });

  test("a second import changes nothing", () => {
    const parent = newFolder();
    const file = { path: join(parent, "draft.yaml"), shown: path, text };
    writeFileSync(file.path, text);
    const again = update(file, vendor, vendor.operations);
    expect(again).toMatchObject({ text, taken: [] });
    expect(again.left.map(({ code }) => code)).toEqual(TOLD[name] ?? []);
  });
});
