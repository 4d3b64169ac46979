import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { roots } from "../system/roots.fixture.ts";

const root = join(import.meta.dirname, "../..");
const committed = join(root, "generated");
const out = mkdtempSync(join(tmpdir(), "blockwright-determinism-"));
afterAll(() => rmSync(out, { recursive: true }));

// Turkish has its own upper and lower case of the letter i; Kiritimati is a day ahead of UTC.
describe.each([
  ["C", "UTC"],
  ["tr_TR.UTF-8", "Pacific/Kiritimati"],
])("in the locale %s and the time zone %s", (locale, zone) => {
  test("generating from nothing gives the committed bytes", () => {
    const folder = join(out, locale);
    const args = [roots.installation.cli, "generate", "--out", folder];
    const env = { ...process.env, LC_ALL: locale, LANG: locale, TZ: zone };
    const run = spawnSync(process.execPath, args, { cwd: root, env, encoding: "utf8" });
    expect(run.status, run.stderr).toBe(0);
    const files = filesOf(folder);
    expect(files.length).toBeGreaterThan(70);
    for (const path of files) {
      expect(readFileSync(join(folder, path), "utf8"), path).toBe(
        readFileSync(join(committed, path), "utf8"),
      );
    }
  });
});

function filesOf(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}
