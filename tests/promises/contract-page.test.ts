import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import { eventfulReport, HOSTILE } from "../../contract-tests/report/eventful.fixture.ts";
import { runHtml } from "../../scripts/catalogue/site/run-html.ts";
import { runPage } from "../../scripts/commands/contract/run-page.ts";
import { roots } from "../../scripts/system/roots.fixture.ts";
import { axeFindings, hasBrowser, type Served, serve, useBrowser } from "../support/catalogue.ts";

// A run in which everything has happened that a page can show, with hostile text everywhere.
const pictures = fileURLToPath(new URL("../../.cache/contract/", import.meta.url));
const sections = "Failures,Not covered,Coverage,Cases,Drift,Mutants,Skipped,Notes".split(",");

describe.skipIf(!hasBrowser)("the page of a run", () => {
  const { visit } = useBrowser();
  let site: Served;
  beforeAll(async () => {
    const report = { ...eventfulReport(), whole: true };
    site = await serve(
      new Map([["index.html", await runHtml(runPage(report), roots.installation)]]),
    );
    mkdirSync(pictures, { recursive: true });
  });

  describe.each([1280, 390])("at %d pixels", (width) => {
    test.each(["light", "dark"] as const)("is whole and readable, %s", async (colorScheme) => {
      const viewport = { width, height: 900 };
      const { page, problems } = await visit(site.url, { viewport, colorScheme });
      expect(await page.title()).toBe("7 cases failed, 2 coverage items missing – contract suite");
      const wide = await page.evaluate(() => globalThis.document.documentElement.scrollWidth);
      expect(wide).toBe(width);
      for (const name of sections) {
        const region = page.getByRole("region", { name, exact: true }).first();
        expect({ name, isVisible: await region.isVisible() }).toEqual({ name, isVisible: true });
      }
      await page.screenshot({ path: `${pictures}run-${width}-${colorScheme}.png`, fullPage: true });
      expect(problems).toEqual([]);
      expect(await axeFindings(page)).toEqual([]);
    });
  });

  test("asks for nothing but itself, and shows hostile text as text", async () => {
    site.take();
    const { page, problems } = await visit(site.url);
    expect(site.take().map(({ path }) => path)).toEqual(["index.html"]);
    expect(await page.locator("img, iframe, [onmouseover]").count()).toBe(0);
    for (const text of HOSTILE.slice(0, 4))
      expect(await page.locator("#failures").textContent()).toContain(text);
    expect(problems).toEqual([]);
  });

  test("can be narrowed to what somebody looks for", async () => {
    const { page } = await visit(site.url);
    const rows = page.locator("#matrix tr[data-row]");
    await page.getByRole("searchbox").fill("crm_query");
    expect(await rows.filter({ visible: true }).count()).toBe(1);
    expect(await page.getByRole("status").innerText()).toMatch(/^\d+ of \d+ rows$/);
    await page.getByRole("searchbox").fill("");
    await page.getByRole("checkbox").check();
    expect(await rows.filter({ visible: true }).allInnerTexts()).toEqual([
      expect.stringContaining("books_search_volumes"),
    ]);
  });

  test("leads from a failed cell to what failed", async () => {
    const { page } = await visit(site.url);
    await page.locator('#matrix a[title^="maxResults=41"]').click();
    const said = await page.locator(":target").innerText();
    expect(said).toContain("maxResults=41: expected a refusal, was sent");
  });
});
