import { renameSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { median } from "../../scripts/upkeep/bench/median.ts";
import { axeFindings, hasBrowser, useBrowser } from "../support/catalogue.ts";
import { eventually, projectOf, startPreview } from "../support/preview.ts";

const DOCGEN = "specs/docgen.yaml";
const GENERATE = "#/docgen/docgen_generate?example=1&tab=curl";
const { visit } = useBrowser();

const field = (page: Page) => page.locator("#input-inputText");
const trouble = (page: Page) => page.getByRole("region", { name: "Problems of manifests" });
const cards = (page: Page) => page.locator(".cards h2").allInnerTexts();

describe.skipIf(!hasBrowser)("in a browser", () => {
  test("an edit is on the page, and what was typed, chosen and scrolled to stays", async () => {
    const project = projectOf("five");
    const { url } = await startPreview(project);
    const { page, problems } = await visit(`${url}/${GENERATE}`);
    const input = field(page);
    await input.fill("Typed by a person");
    await page.evaluate("scrollTo(0, 400)");
    const address = page.url();
    project.edit(DOCGEN, "name: Generate\n", "name: Generate anew\n");
    await page.getByRole("heading", { level: 1, name: "Generate anew" }).waitFor();
    expect(await input.inputValue()).toBe("Typed by a person");
    expect(page.url()).toBe(address);
    expect(await page.evaluate("scrollY")).toBe(400);
    // The package that runs is the edited one, too: the request goes elsewhere.
    await eventually(() => page.locator(".call").innerText()).toContain("Typed by a person");
    const moved = project.read(DOCGEN).replaceAll("/v1.0/generations", "/v9.0/generations");
    project.write(DOCGEN, moved);
    await eventually(() => page.locator(".call").innerText()).toContain("/v9.0/generations");
    expect(await input.inputValue()).toBe("Typed by a person");
    expect(problems).toEqual([]);
  });

  test("each of many edits comes to the page; how soon is printed", async () => {
    const project = projectOf("five");
    const { url } = await startPreview(project);
    const { page } = await visit(`${url}/${GENERATE}`);
    const waits: number[] = [];
    for (let edit = 1; edit <= 20; edit++) {
      const from = edit === 1 ? "name: Generate\n" : `name: Generate ${edit - 1}\n`;
      const started = performance.now();
      project.edit(DOCGEN, from, `name: Generate ${edit}\n`);
      await page
        .getByRole("heading", { level: 1, name: `Generate ${edit}`, exact: true })
        .waitFor();
      waits.push(performance.now() - started);
    }
    const ms = Math.round(median(waits));
    process.stdout.write(`an edit is on the page after ${ms} ms (median of 20)\n`);
  });

  test("a broken manifest says what to mend, and the last good page stays", async () => {
    const project = projectOf("five");
    const { url } = await startPreview(project);
    const { page, problems } = await visit(`${url}/${GENERATE}`);
    await field(page).fill("Typed by a person");
    const good = project.read(DOCGEN);
    project.edit(DOCGEN, "maximum: 75", "maximum: many");
    const at = good.slice(0, good.indexOf("maximum: 75")).split("\n").length;
    await trouble(page).getByText("1 problem in specs/docgen.yaml").waitFor();
    const said = await trouble(page).innerText();
    expect(said).toContain("the page shows the last good state");
    expect(said).toContain(`specs/docgen.yaml:${at}:`);
    expect(said).toContain('A number belongs here, not the text "many"');
    expect(said).toContain("maximum: many\n         ^^^^");
    expect(said).toContain("Fix: Write a value of that type");
    const code = trouble(page).getByRole("link", { name: "value-type" });
    expect(await code.getAttribute("href")).toBe("#/diagnostics/value-type");
    expect(await field(page).inputValue()).toBe("Typed by a person");
    expect(await axeFindings(page)).toEqual([]);
    project.write(DOCGEN, good);
    await eventually(() => trouble(page).innerText()).toBe("");
    expect(problems).toEqual([]);
  });

  test("manifests come and go, also with their folder, and one broken from the start is told", async () => {
    const project = projectOf("shelf and rack");
    const shelf = project.read("specs/shelf.yaml");
    project.write("specs/attic.yaml", "provider: attic\n");
    const { url, end } = await startPreview(project);
    const { page, problems } = await visit(`${url}/`);
    expect(await cards(page)).toEqual(["Rack", "Shelf", "attic"]);
    await page.getByRole("link", { name: "attic", exact: true }).click();
    await page.getByText("There is no page of this block yet").waitFor();
    await trouble(page).getByText("in specs/attic.yaml; there is no page of it yet").waitFor();
    project.write(
      "specs/attic.yaml",
      shelf.replaceAll("shelf", "attic").replaceAll("Shelf", "Attic"),
    );
    await page.getByRole("heading", { level: 1, name: "Attic" }).waitFor();
    await page.goto(`${url}/#/`);
    project.remove("specs/rack.yaml");
    await eventually(() => cards(page)).toEqual(["Attic", "Shelf"]);
    const [here, away] = ["specs", "elsewhere"].map((name) => join(project.folder, name));
    renameSync(here ?? "", away ?? "");
    await trouble(page).getByText("The manifests cannot be read").waitFor();
    expect(await cards(page)).toEqual(["Attic", "Shelf"]);
    renameSync(away ?? "", here ?? "");
    await eventually(() => trouble(page).innerText()).toBe("");
    project.edit("specs/shelf.yaml", "name: Shelf,", "name: Long shelf,");
    await eventually(() => cards(page)).toEqual(["Attic", "Long shelf"]);
    expect(problems).toEqual([]);
    await end("SIGTERM");
    await trouble(page).getByText("The preview has ended").waitFor();
    expect(await cards(page)).toEqual(["Attic", "Long shelf"]);
  });

  test("a package that browsers cannot run is shown, and says why", async () => {
    const project = projectOf("shelf and rack");
    project.write(
      "specs/hooks/shelf.ts",
      'import { hostname } from "node:os";\nexport const name = (request: Request) => (hostname(), request);\n',
    );
    const example = `    hooks: { request: ./hooks/shelf.ts#name }
    examples:
      one:
        params: { q: a }
        request: { line: GET /v1/books, query: { q: a } }
        reply: { status: 200, body: { items: [] } }
        output: { data: [] }
`;
    project.edit(
      "specs/shelf.yaml",
      "    request: GET /v1/books\n",
      `    request: GET /v1/books\n${example}`,
    );
    const { url } = await startPreview(project);
    const { page } = await visit(`${url}/#/shelf/shelf_find_books`);
    await page.getByText("hooks/shelf.ts imports node:os, which browsers lack").first().waitFor();
  });
});
