import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { newFolder, writeFiles } from "../kit/folder.ts";
import { writeCatalogue } from "../../scripts/commands/catalogue/write.ts";
import { roots } from "../../scripts/system/roots.fixture.ts";
import { findWorkspace } from "../../scripts/system/roots.ts";
import { hasBrowser, type Served, serve, siteOf, useBrowser } from "../support/catalogue.ts";
import {
  ELEMENT,
  hostileChangelog,
  hostileManifest,
  hostileWorkflow,
} from "../support/hostile/manifest.ts";
import { projectOf, startPreview } from "../support/preview.ts";

/** Called as a screen is, and as what every object has. */
const PROVIDERS = ["changes", "constructor"];
/** Every screen that shows texts of manifests; of operations one with everything, and its job. */
const SCREENS = [
  "#/",
  "#/~changes",
  "#/constructor",
  "#/~changes/changes_generate",
  "#/~changes/changes_generate?example=1&tab=curl",
  "#/~changes/changes_generate?tab=block",
  "#/~changes/changes_generate?tab=operation",
  "#/~changes/changes_generate?tab=client",
  "#/~changes/changes_generate?tab=workflow",
  "#/~changes/changes_generate?tab=mcp",
  "#/~changes/changes_generate?tab=tools",
  "#/constructor/constructor_check_status",
  "#/constructor/constructor_list_themes",
  "#/changes",
  "#/workflows",
  "#/workflows/hostile",
];

const folder = newFolder();
const workspace = join(folder, "workspace");
const before = join(folder, "before");
writeFiles(workspace, {
  "package.json": { type: "module", blockwright: { scope: "@acme" } },
  "workflows/hostile.yaml": hostileWorkflow("changes"),
});
for (const id of PROVIDERS) {
  writeFiles(workspace, {
    [`specs/${id}.yaml`]: hostileManifest(id),
    [`specs/changelogs/${id}.md`]: hostileChangelog(),
  });
  // A choice less, and other texts from there on.
  const other = hostileManifest(id, (text) => text.replace("brief, ", ""));
  writeFiles(before, { [`specs/${id}.yaml`]: other });
}

/** What a text did that was taken for something else, and whether it made the page wider. */
async function harm(page: Page): Promise<readonly unknown[]> {
  await page.evaluate("document.querySelectorAll('details').forEach((it) => (it.open = true))");
  const elements: string[] = await page.evaluate(
    `[...document.querySelectorAll("${ELEMENT}, #page img, #page script, #page style, [onerror]")].map((it) => it.outerHTML)`,
  );
  const addresses: string[] = await page.evaluate(
    "['href', 'src', 'action'].flatMap((name) => [...document.querySelectorAll(`[${name}]`)].map((it) => it.getAttribute(name)))",
  );
  const code = addresses.filter(
    (address) => !/^(#|https:|data:,$|[\w-]+\.(js|css)$)/.test(address),
  );
  const widths = [];
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const own = await page.evaluate(() => document.documentElement.scrollWidth);
    if (own > width) widths.push(`${own} of ${width} pixels wide`);
  }
  return [...elements, ...code, ...widths];
}

const options = { state: null, base: join(before, "specs"), only: null, contract: null };
const { visit } = useBrowser();

describe.skipIf(!hasBrowser)("a hostile manifest", () => {
  const own = { ...roots, workspace: findWorkspace(workspace) };
  const single = pathToFileURL(join(folder, "out/index.html")).href;
  let site: Served;
  beforeAll(async () => {
    site = await serve(await siteOf(options, own));
    await writeCatalogue({ ...options, out: join(folder, "out"), single: true }, own, process);
  });

  test.each(SCREENS)("does nothing on %s", async (hash) => {
    for (const start of [site.url, single]) {
      const { page, problems } = await visit(`${start}${hash}`);
      const run = page.getByRole("button", { name: "Run with example reply" });
      if ((await run.count()) > 0) {
        await run.click();
        await page.locator(".call-result").waitFor();
      }
      await page.waitForLoadState("networkidle");
      expect(await harm(page), start).toEqual([]);
      expect(
        problems.filter((each) => !each.startsWith("request: file:")),
        start,
      ).toEqual([]);
    }
  });

  test("that is called as a screen leads to its own pages", async () => {
    const { page } = await visit(`${site.url}#/~changes/changes_generate`);
    const links: string[] = await page.evaluate(
      "[...document.querySelectorAll('main a[href^=\"#\"]')].map((it) => it.getAttribute('href'))",
    );
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((link) => !/^#\/~changes(\/|$)/.test(link))).toEqual([]);
    await page.locator("#operation").selectOption("changes_check_status");
    await page.waitForFunction(() => location.hash === "#/~changes/changes_check_status");
  });

  test("stays text where its mistakes are told", async () => {
    const project = projectOf("shelf and rack");
    const broken = hostileManifest("changes").replace(
      '"effect": "cost"',
      `"effect": "<${ELEMENT}>"`,
    );
    project.write("specs/changes.yaml", broken);
    const { url } = await startPreview(project);
    const { page, problems } = await visit(`${url}/`);
    const trouble = page.getByRole("region", { name: "Problems of manifests" });
    await trouble.getByText(`<${ELEMENT}>`).first().waitFor();
    expect(await harm(page)).toEqual([]);
    project.write("specs/changes.yaml", broken.replace(/"description": "/g, "$&\\q"));
    await trouble.getByText("yaml-syntax").first().waitFor();
    expect(await harm(page)).toEqual([]);
    expect(problems).toEqual([]);
  });
});
