import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
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
    expect(sizeOf(asked)).toBeLessThanOrEqual(60 * KB);
    const own = sizeOf(asked.filter(({ path }) => /^[^/]*\.js$/.test(path)));
    expect(own).toBeGreaterThan(5 * KB);
    expect(own).toBeLessThanOrEqual(25 * KB);
  });

  test("the same manifests give the same bytes", async () => {
    expect(await siteOf()).toEqual(files);
  });
});

describe.skipIf(!hasBrowser)("with 500 providers and 3,725 operations", () => {
  const folder = mkdtempSync(join(tmpdir(), "catalogue-"));
  let files: SiteFiles;
  let site: Served;
  beforeAll(async () => {
    for (const { provider, text } of syntheticManifests(500, 1))
      writeFileSync(join(folder, `${provider}.yaml`), text);
    files = await siteOf({ state: folder });
    site = await serve(files);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test("the first page takes at most 60 kB, an operation 80 kB", async () => {
    const { page } = await visit(site.url);
    await page.waitForLoadState("networkidle");
    expect(sizeOf(site.take())).toBeLessThanOrEqual(60 * KB);
    const id = "p029";
    const { block }: { block: { operations: { id: string }[] } } = JSON.parse(
      files.get(`data/blocks/${id}.json`) ?? "",
    );
    const { page: operation } = await visit(`${site.url}#/${id}/${block.operations[0]?.id}`);
    await operation.waitForLoadState("networkidle");
    const asked = site.take();
    expect(asked.map(({ path }) => path)).toContain(`code/${id}.js`);
    expect(sizeOf(asked)).toBeLessThanOrEqual(80 * KB);
  });

  test("the index of the search takes at most 320 kB, and is loaded when it is opened", async () => {
    const { page } = await visit(site.url);
    await page.waitForLoadState("networkidle");
    expect(site.take().map(({ path }) => path)).not.toContain("data/search.json");
    await page.keyboard.press("/");
    await page.getByRole("combobox").fill("p029");
    await page.getByRole("option").first().waitFor();
    const index = site.take().find(({ path }) => path === "data/search.json");
    expect(index?.bytes).toBeLessThanOrEqual(320 * KB);
  });
});
