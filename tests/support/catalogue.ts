import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { gzipSync } from "node:zlib";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, onTestFinished } from "vitest";
import { openServer } from "../kit/server.ts";
import { findChromium, NO_CHROMIUM, startChromium } from "./chromium.ts";
import { runtimeFiles } from "../../scripts/catalogue/code/runtime.ts";
import { appFiles } from "../../scripts/catalogue/site/app.ts";
import { type BuildOptions, buildCatalogue } from "../../scripts/catalogue/site/build.ts";
import { dataFiles, type SiteFiles } from "../../scripts/catalogue/site/files.ts";
import { siteHtml } from "../../scripts/catalogue/site/html.ts";
import { roots } from "../../scripts/system/roots.fixture.ts";
import type { Roots } from "../../scripts/system/roots.ts";

/** A folder below which a site is served: no page may think that it lies at the root. */
const BELOW = "/some/where/";

const TYPES: Readonly<Record<string, string>> = {
  html: "text/html",
  js: "text/javascript",
  css: "text/css",
  json: "application/json",
  svg: "image/svg+xml",
};

/** A site that is served, and what of it was asked for. */
export interface Served {
  /** Address of its first page. */
  readonly url: string;
  /** Paths and gzipped sizes since the last call. */
  take(): readonly Asked[];
}

export interface Asked {
  readonly path: string;
  readonly bytes: number;
}

/** Files of a catalogue of the working tree, or of another state. */
export async function siteOf(
  options: Partial<BuildOptions> = {},
  of: Roots = roots,
): Promise<SiteFiles> {
  const all = { state: null, base: null, only: null, contract: null, ...options };
  const catalogue = await buildCatalogue(all, of);
  const data = await dataFiles(catalogue, runtimeFiles(of));
  return new Map([
    ["index.html", siteHtml("files")],
    ...(await appFiles(of.installation)),
    ...data,
  ]);
}

/** Serves files, gzipped, until the tests of this file are over. */
export async function serve(files: SiteFiles): Promise<Served> {
  let asked: Asked[] = [];
  const url = await openServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const path = pathname.startsWith(BELOW) ? pathname.slice(BELOW.length) || "index.html" : "";
    const contents = files.get(path);
    const body = gzipSync(contents ?? "", { level: 9 });
    asked.push({
      path: contents === undefined ? `${pathname}: not there` : path,
      bytes: body.length,
    });
    const type = TYPES[path.replace(/^.*\./, "")] ?? "text/plain";
    response.writeHead(contents === undefined ? 404 : 200, {
      "content-type": `${type}; charset=utf-8`,
      "content-encoding": "gzip",
    });
    response.end(body);
  });
  return {
    url: `${url}${BELOW}`,
    take() {
      const taken = asked;
      asked = [];
      return taken;
    },
  };
}

const program = findChromium();
// Where tests must be complete, a missing browser is a failure.
if (!program && process.env["CI"]) throw new Error(NO_CHROMIUM);

/** Whether there is a browser to look with; tests that need one are skipped without. */
export const hasBrowser = program !== null;

/** A page, and everything that went wrong or elsewhere on it. */
export interface Visit {
  readonly page: Page;
  /** Console messages, errors, dialogs and requests to elsewhere. */
  readonly problems: string[];
}

/** One browser for a file of tests. */
export function useBrowser() {
  let browser: Browser;
  beforeAll(async () => {
    if (program) browser = await startChromium(program);
  });
  afterAll(() => browser?.close());
  return {
    /** Opens an address and waits until the page has shown it. */
    async visit(address: string, options: BrowserContextOptions = {}): Promise<Visit> {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, ...options });
      onTestFinished(() => page.close());
      const problems = watched(page, new URL(address).origin);
      await page.goto(address);
      await page.locator("h1").waitFor();
      return { page, problems };
    },
  };
}

function watched(page: Page, origin: string): string[] {
  const problems: string[] = [];
  page.on("console", (message) => problems.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => problems.push(`error: ${error.message}`));
  page.on("dialog", (dialog) => {
    problems.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !url.startsWith("data:")) problems.push(`request: ${url}`);
  });
  return problems;
}

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds on a page, by rule, with the first place of each. */
export async function axeFindings(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe);
  const found: { id: string; nodes: { html: string }[] }[] = await page.evaluate(
    "axe.run(document, { resultTypes: ['violations'], runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }).then(({ violations }) => violations)",
  );
  return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
}
