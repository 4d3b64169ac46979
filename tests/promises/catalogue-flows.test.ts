import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { newFolder } from "../kit/folder.ts";
import { HOSTILE } from "../../contract-tests/report/eventful.fixture.ts";
import type { SiteFiles } from "../../scripts/catalogue/site/files.ts";
import {
  axeFindings,
  hasBrowser,
  type Served,
  serve,
  siteOf,
  useBrowser,
} from "../support/catalogue.ts";

const CANARY = "canary-written-in-clear";
const hostile = JSON.stringify(HOSTILE.join(" "));
const search = (inputs: string, more = "") => `
    type: books
    name: ${hostile}
    inputs: { operation: books_search_volumes, q: dune, ${inputs} }
${more}`;

const WORKFLOWS = {
  "wrong.yaml": `name: ${hostile}\ndescription: ${hostile}\nblocks:\n  one:${search(
    `apiKey: ${CANARY}, maxResults: 1000`,
    "    connections: { outgoing: [{ target: two }] }\n",
  )}  two:${search('apiKey: "{{BOOKS_API_KEY}}"')}`,
  "torn.yaml": `blocks: { a: "${"torn ".repeat(60)}\n`,
};

const folder = newFolder();

/** The manifest of books as it was, with another limit. */
function baseManifest(): string {
  const path = join(folder, "books.yaml");
  cpSync("specs/icons", join(folder, "icons"), { recursive: true });
  const now = readFileSync("specs/books.yaml", "utf8");
  const before = now.replace("maximum: 40", "maximum: 50");
  expect(before).not.toBe(now);
  writeFileSync(path, before);
  return path;
}

const { visit } = useBrowser();

describe.skipIf(!hasBrowser)("workflows and changes of a catalogue", () => {
  let files: SiteFiles;
  let site: Served;
  beforeAll(async () => {
    const workflows = join(folder, "workflows");
    mkdirSync(workflows);
    for (const [name, text] of Object.entries(WORKFLOWS))
      writeFileSync(join(workflows, name), text);
    files = await siteOf({ base: baseManifest(), only: ["books"], workflows: [workflows] });
    site = await serve(files);
  });

  test("a box leads to its operation, by the keyboard alone", async () => {
    const { page, problems } = await visit(`${site.url}#/workflows/wrong`);
    await page.getByRole("group", { name: /^Diagram of/ }).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Search volumes", level: 1 }).waitFor();
    expect(page.url()).toMatch(/#\/books\/books_search_volumes$/);
    expect(problems).toEqual([]);
  });

  test.each([
    "wrong",
    "torn",
  ])("%s: problems and text, at 390 pixels, for everybody", async (id) => {
    const { page, problems } = await visit(`${site.url}#/workflows/${id}`, {
      viewport: { width: 390, height: 844 },
    });
    expect(await page.locator("ol.problems > li").count()).toBeGreaterThan(0);
    expect(await page.locator("main pre code").innerText()).toContain("blocks:");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await axeFindings(page)).toEqual([]);
    // Texts of documents add no element and start nothing.
    expect(await page.locator("main :is(img, iframe, script)").count()).toBe(0);
    expect(problems).toEqual([]);
  });

  test("a secret in clear text is in no file", () => {
    expect([...files.keys()]).toContain("data/workflows/wrong.json");
    const found = [...files].filter(([, text]) => text.includes(CANARY));
    expect(found.map(([path]) => path)).toEqual([]);
  });

  test("a change leads to its field, and its filter outlives a reload", async () => {
    const { page } = await visit(`${site.url}#/changes`);
    const filter = page.getByRole("button", { name: "breaking", exact: false });
    await filter.click();
    await page.reload();
    expect(await filter.getAttribute("aria-pressed")).toBe("true");
    await page.getByRole("link", { name: "input maxResults" }).click();
    await page.getByRole("heading", { name: "Search volumes", level: 1 }).waitFor();
    await page.waitForFunction(() => document.activeElement?.id === "input-maxResults");
  });

  test("what a filter of diagnostics leaves can be opened", async () => {
    const { page } = await visit(`${site.url}#/diagnostics`);
    await page.getByRole("searchbox").fill("limit no meaning");
    expect(await page.locator("ul.lines > li").count()).toBeLessThan(10);
    await page.getByRole("link", { name: "limit-type", exact: true }).click();
    await page.getByRole("heading", { name: "limit-type", level: 1 }).waitFor();
    expect(page.url()).toMatch(/#\/diagnostics\/limit-type$/);
  });
});
