import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findChromium, NO_CHROMIUM, startChromium } from "./chromium.fixture.ts";
import { colorsIn, lowContrasts } from "./page.fixture.ts";
import { asHtml } from "./render.ts";
import { eventfulReport } from "./sample.fixture.ts";

const folder = fileURLToPath(new URL("../../../.cache/contract/", import.meta.url));
const document = `${folder}sample.html`;
const program = findChromium();
const sections = ["Failures", "Not covered", "Coverage", "Cases", "Drift", "Mutants", "Skipped"];

/** Where tests must be complete, a missing browser is a failure. */
if (!program && process.env["CI"]) throw new Error(NO_CHROMIUM);

describe.skipIf(!program)(`the document in a browser${program ? "" : ` (${NO_CHROMIUM})`}`, () => {
  let browser: Browser;

  beforeAll(async () => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(document, asHtml(eventfulReport()));
    browser = await startChromium(program ?? "");
  });
  afterAll(() => browser.close());

  async function open(width: number, colorScheme: "light" | "dark") {
    const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme });
    const events: string[] = [];
    page.on("console", (message) => events.push(message.text()));
    page.on("pageerror", (error) => events.push(error.message));
    page.on("request", (request) => events.push(request.url()));
    await page.goto(pathToFileURL(document).href);
    return { page, events };
  }

  async function picture(page: Page, name: string): Promise<number> {
    const image = await page.screenshot({ path: `${folder}${name}.png`, fullPage: true });
    const other = await browser.newPage();
    const colors = await other.evaluate(
      colorsIn,
      `data:image/png;base64,${image.toString("base64")}`,
    );
    await other.close();
    return colors;
  }

  describe.each([1280, 390])("at %d pixels", (width) => {
    test.each(["light", "dark"] as const)("is whole and readable, %s", async (scheme) => {
      const { page, events } = await open(width, scheme);
      expect(events).toEqual([pathToFileURL(document).href]);
      expect(await page.title()).toBe("7 cases failed, 2 coverage items missing – contract suite");
      expect(await page.evaluate(() => globalThis.document.documentElement.scrollWidth)).toBe(
        width,
      );
      for (const name of sections) {
        expect(await page.getByRole("region", { name, exact: true }).first().isVisible()).toBe(
          true,
        );
      }
      expect(await page.evaluate(lowContrasts, 4.5)).toEqual([]);
      expect(await picture(page, `report-${width}-${scheme}`)).toBeGreaterThan(20);
      await page.close();
    });
  });

  test("can be narrowed to what somebody looks for", async () => {
    const { page } = await open(1280, "light");
    const rows = page.locator("#matrix tr[data-row]");
    await page.getByRole("searchbox").fill("crm_query");
    expect(await rows.filter({ visible: true }).count()).toBe(1);
    await page.getByRole("searchbox").fill("");
    await page.getByRole("checkbox").check();
    expect(await rows.filter({ visible: true }).allInnerTexts()).toEqual([
      expect.stringContaining("books_search_volumes"),
    ]);
    await page.close();
  });

  test("leads from a failed cell to what failed", async () => {
    const { page } = await open(1280, "light");
    await page.locator('#matrix a[title^="maxResults=41"]').click();
    const target = page.locator(":target");
    expect(await target.innerText()).toContain("maxResults=41: expected a refusal, was sent");
    await page.close();
  });
});
