import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { newFolder } from "../kit/folder.ts";
import type { SiteFiles } from "../../scripts/catalogue/site/files.ts";
import { syntheticManifests } from "../../scripts/upkeep/bench/synthetic/provider.ts";
import {
  type Asked,
  hasBrowser,
  type Served,
  serve,
  siteOf,
  useBrowser,
} from "../support/catalogue.ts";

const KB = 1000;
const { visit } = useBrowser();
const sizeOf = (asked: readonly Asked[]) => asked.reduce((sum, { bytes }) => sum + bytes, 0);

describe.skipIf(!hasBrowser)("with five providers", () => {
  let files: SiteFiles;
  let site: Served;
  beforeAll(async () => {
    files = await siteOf();
    site = await serve(files);
  });

  test("the richest operation takes at most 60 kB and 9 requests, the page's own code 25 kB", async () => {
    const richest = "#/persondata/persondata_person_enrich";
    const { page } = await visit(`${site.url}${richest}`);
    await page.waitForLoadState("networkidle");
    const asked = site.take();
    expect(asked.map(({ path }) => path)).toContain("code/persondata.js");
    expect(asked.length).toBeLessThanOrEqual(9);
    expectAtMost(60, "the richest operation", asked);
    expectAtMost(
      25,
      "the page's own code",
      asked.filter(({ path }) => /^[^/]*\.js$/.test(path)),
    );
  });

  test("the same manifests give the same bytes", async () => {
    expect(await siteOf()).toEqual(files);
  });
});

describe.skipIf(!hasBrowser)("with 500 providers and 3,725 operations", () => {
  const folder = newFolder();
  let files: SiteFiles;
  let site: Served;
  beforeAll(async () => {
    for (const { provider, text } of syntheticManifests(500, 1))
      writeFileSync(join(folder, `${provider}.yaml`), text);
    files = await siteOf({ state: folder });
    site = await serve(files);
  });

  test("the first page takes at most 60 kB, an operation 80 kB", async () => {
    const { page } = await visit(site.url);
    await page.waitForLoadState("networkidle");
    expectAtMost(60, "the first page of 500", site.take());
    const id = "p029";
    const { block }: { block: { operations: { id: string }[] } } = JSON.parse(
      files.get(`data/blocks/${id}.json`) ?? "",
    );
    const { page: operation } = await visit(`${site.url}#/${id}/${block.operations[0]?.id}`);
    await operation.waitForLoadState("networkidle");
    const asked = site.take();
    expect(asked.map(({ path }) => path)).toContain(`code/${id}.js`);
    expectAtMost(80, "an operation of 500", asked);
  });

  test("the index of the search takes at most 320 kB, and is loaded when it is opened", async () => {
    const { page } = await visit(site.url);
    await page.waitForLoadState("networkidle");
    expect(site.take().map(({ path }) => path)).not.toContain("data/search.json");
    await page.keyboard.press("/");
    await page.getByRole("combobox").fill("p029");
    await page.getByRole("option").first().waitFor();
    expectAtMost(
      320,
      "the index of the search",
      site.take().filter(({ path }) => path === "data/search.json"),
    );
    const times = await page.evaluate(timesToHits, [
      "create",
      "list items",
      "p1",
      "record id",
      "delete",
    ]);
    process.stdout.write(
      `hits of 3,725 operations come ${Math.max(...times).toFixed()} ms after a key at most\n`,
    );
    expect(times).toHaveLength(5);
  });
});

/** The figures that documents state are printed. */
function expectAtMost(kilobytes: number, what: string, asked: readonly Asked[]): void {
  const size = sizeOf(asked);
  process.stdout.write(`${what}: ${(size / KB).toFixed(1)} kB in ${asked.length} requests\n`);
  expect(size).toBeGreaterThan(0);
  expect(size).toBeLessThanOrEqual(kilobytes * KB);
}

/** Runs in the page: milliseconds from a key to the next frame, which shows its hits. */
async function timesToHits(texts: readonly string[]): Promise<number[]> {
  const field = document.querySelector<HTMLInputElement>("[role=combobox]");
  if (!field) throw new Error("the search is not open");
  const times: number[] = [];
  for (const text of texts) {
    const before = document.querySelector("[role=listbox]")?.textContent;
    const began = performance.now();
    field.value = text;
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    // Two texts with the same hits would be waited for in vain.
    const isShown = () => document.querySelector("[role=listbox]")?.textContent !== before;
    while (!isShown() && performance.now() - began < 5000) await new Promise(requestAnimationFrame);
    times.push(performance.now() - began);
  }
  return times;
}
