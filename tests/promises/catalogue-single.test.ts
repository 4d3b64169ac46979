import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import { newFolder } from "../kit/folder.ts";
import { writeCatalogue } from "../../scripts/commands/catalogue/write.ts";
import { roots } from "../../scripts/system/roots.fixture.ts";
import { axeFindings, hasBrowser, useBrowser } from "../support/catalogue.ts";

const { visit } = useBrowser();

describe.skipIf(!hasBrowser)("a catalogue as a single file", () => {
  const out = newFolder();
  const address = pathToFileURL(join(out, "index.html")).href;
  /** A file has no origin: what is asked for is the document itself, and nothing else. */
  const isOther = (problem: string) => !problem.startsWith(`request: ${address}`);
  beforeAll(async () => {
    const options = { state: null, base: "released", only: null, contract: null };
    await writeCatalogue({ ...options, out, single: true }, roots, process);
  });

  test("opens from disk with every screen, and asks for nothing else", async () => {
    expect(readdirSync(out).filter((name) => !name.startsWith("."))).toEqual(["index.html"]);
    for (const [hash, title] of [
      ["#/", "Blocks"],
      ["#/docgen/docgen_generate", "Generate"],
      ["#/workflows/summarise-book", "Summarise a book"],
      ["#/changes", "Changes"],
    ]) {
      const { page, problems } = await visit(`${address}${hash}`);
      expect(await page.locator("h1").innerText()).toBe(title);
      expect(problems.filter(isOther)).toEqual([]);
    }
  });

  test("says where that stands which it leaves out", async () => {
    const { page, problems } = await visit(`${address}#/diagnostics/limit-type`);
    expect(await page.locator("main").innerText()).toContain(
      "npx blockwright check --explain limit-type",
    );
    expect(await axeFindings(page)).toEqual([]);
    await page.goto(`${address}#/reference`);
    await page.getByRole("heading", { name: "Manifest reference" }).waitFor();
    expect(problems.filter(isOther)).toEqual([]);
  });
});
