import { beforeAll, describe, expect, test } from "vitest";
import {
  axeFindings,
  hasBrowser,
  type Served,
  serve,
  siteOf,
  useBrowser,
} from "../support/catalogue.ts";

/** A page of each kind. */
const PAGES = [
  "#/",
  "#/docgen",
  "#/docgen/docgen_generate",
  "#/persondata/persondata_person_enrich",
  "#/changes",
  "#/workflows",
  "#/workflows/summarise-book",
  "#/diagnostics",
  "#/diagnostics/limit-type",
  "#/reference",
  "#/nowhere",
];

let site: Served;
beforeAll(async () => {
  site = await serve(await siteOf({ base: "released" }));
});
const { visit } = useBrowser();

describe.skipIf(!hasBrowser).each(PAGES)("%s", (hash) => {
  test.each([
    [1280, "light"],
    [1280, "dark"],
    [390, "light"],
    [390, "dark"],
  ] as const)("can be used by everybody at %d pixels, %s", async (width, colorScheme) => {
    const { page, problems } = await visit(`${site.url}${hash}`, {
      viewport: { width, height: 844 },
      colorScheme,
    });
    await page.waitForLoadState("networkidle");
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(problems).toEqual([]);
  });
});
