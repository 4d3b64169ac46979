import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import type { BlockPage, CatalogueIndex } from "../../scripts/catalogue/data/types.ts";
import { betrays, canaries } from "../support/canary.ts";
import { hasBrowser, useBrowser } from "../support/catalogue.ts";
import { eventually, type Preview, projectOf, startPreview } from "../support/preview.ts";

const { visit } = useBrowser();
const OBJECTS = "The mock says of the contract";
const SEND = { name: "Send to the mock" };

/** An example, and where the page shows it. */
interface Shown {
  readonly title: string;
  readonly address: string;
  readonly status: number | null;
}

async function examplesOf({ json }: Preview): Promise<readonly Shown[]> {
  const { blocks } = (await json("/data/index.json")) as CatalogueIndex;
  const pages = await Promise.all(blocks.map(({ id }) => json(`/data/blocks/${id}.json`)));
  return (pages as readonly BlockPage[]).flatMap((page) =>
    Object.entries(page.operations).flatMap(([operation, { examples }]) =>
      examples.map(({ name, reply }, at) => ({
        title: `${operation}: ${name}`,
        address: `#/${page.id}/${operation}?example=${at}`,
        status: reply?.status ?? null,
      })),
    ),
  );
}

async function sent(page: Page): Promise<string> {
  await page.getByRole("button", SEND).click();
  const result = page.locator(".call [aria-live]");
  // What shows results is loaded with the first one.
  await eventually(() => result.innerText()).not.toMatch(/^(Loading …)?$/);
  return await result.innerText();
}

describe.skipIf(!hasBrowser)("in a browser", () => {
  test("the mock answers every example of the five providers, and objects to none", async () => {
    const preview = await startPreview(projectOf("five"));
    const examples = (await examplesOf(preview)).filter(({ status }) => status !== null);
    expect(examples.length).toBeGreaterThan(100);
    const { page, problems } = await visit(`${preview.url}/`);
    const wrong: string[] = [];
    for (const { title, address, status } of examples) {
      await page.goto(`${preview.url}/${address}`);
      const said = await sent(page);
      const isRight = said.includes(`from the mock, status ${status}`);
      if (!isRight || said.includes(OBJECTS)) wrong.push(`${title}: ${said}`);
    }
    expect(wrong).toEqual([]);
    // The browser tells of each reply that is an error; of nothing else.
    expect(problems.filter((each) => !/status of [45]\d\d/.test(each))).toEqual([]);
  });

  test("what the mock objects to is shown", async () => {
    const { url } = await startPreview(projectOf("five"));
    const { page } = await visit(`${url}/#/docgen/docgen_generate?example=1`);
    // As if the package had sent something else.
    await page.route("**/mock/**", (route) => route.continue({ postData: "{}" }));
    const said = await sent(page);
    expect(said).toContain(OBJECTS);
    expect(said).toContain("inputText");
  });

  test("no key of the environment is served, and nothing typed leaves its field", async () => {
    const project = projectOf("five");
    const key = canaries.code;
    const env = { DOCGEN_API_KEY: key, BOOKS_API_KEY: key };
    const preview = await startPreview(project, [], env);
    const asked: string[] = [];
    const { page } = await visit(`${preview.url}/#/docgen/docgen_generate?example=1`);
    page.on("request", (request) => asked.push(request.url(), request.postData() ?? ""));
    for (const field of await page.locator(".field :is(input, textarea):visible").all())
      if (await field.isEditable()) await field.fill(canaries.code).catch(() => {});
    expect(await page.locator("#input-inputText").inputValue()).toBe(canaries.code);
    project.edit("specs/docgen.yaml", "name: Generate\n", "name: Generate anew\n");
    await page.getByRole("heading", { level: 1, name: "Generate anew" }).waitFor();
    expect(asked.length).toBeGreaterThan(0);
    asked.push(page.url());
    const kept = "JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])";
    asked.push(String(await page.evaluate(kept)));
    expect(asked.filter(betrays)).toEqual([]);
    const served = [
      "/",
      "/app.js",
      "/data/blocks/docgen.json",
      "/data/index.json",
      "/code/docgen.js",
    ];
    for (const path of served) expect(betrays((await preview.ask(path)).body), path).toBe(false);
    await page.reload();
    await page.getByRole("heading", { level: 1, name: "Generate anew" }).waitFor();
    expect(betrays(await page.content())).toBe(false);
    expect(betrays(preview.printed.join("\n"))).toBe(false);
  });
});
