import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { blockwright, printedBy } from "../../tests/kit/program.ts";
import { newFolder, treeOf } from "../../tests/kit/folder.ts";

const root = join(import.meta.dirname, "../..");
const committed = join(root, "generated");
const out = newFolder();

// Turkish has its own upper and lower case of the letter i; Kiritimati is a day ahead of UTC.
describe.each([
  ["C", "UTC"],
  ["tr_TR.UTF-8", "Pacific/Kiritimati"],
])("in the locale %s and the time zone %s", (locale, zone) => {
  test("generating from nothing gives the committed bytes", () => {
    const folder = join(out, locale);
    const env = { LC_ALL: locale, LANG: locale, TZ: zone };
    printedBy(blockwright(["generate", "--out", folder], root, env));
    const files = Object.entries(treeOf(folder));
    expect(files.length).toBeGreaterThan(70);
    for (const [path, text] of files) {
      expect(text, path).toBe(readFileSync(join(committed, path), "utf8"));
    }
  });
});
