import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { hasBrowser, type Served, serve, siteOf, useBrowser } from "../support/catalogue.ts";

const { visit } = useBrowser();
let site: Served;
beforeAll(async () => {
  site = await serve(await siteOf({ only: ["docgen"] }));
});

/** The form of an operation with required, optional, grouped, advanced and dependent fields. */
async function form(): Promise<Page> {
  const { page } = await visit(`${site.url}#/docgen/docgen_generate`);
  return page;
}

/** What assistive technology says of a field beside its name. */
async function saidOf(page: Page, label: string): Promise<string> {
  const ids = await page.getByLabel(label, { exact: true }).getAttribute("aria-describedby");
  const texts = (ids ?? "").split(" ").map((id) => page.locator(`[id="${id}"]`).innerText());
  return (await Promise.all(texts)).join(" ");
}

const isInvalid = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).getAttribute("aria-invalid");

describe.skipIf(!hasBrowser)("the form of an operation", () => {
  test("keeps what was typed while another operation is looked at, in memory only", async () => {
    const page = await form();
    const typed = "a canary 4711";
    await page.getByLabel("Text", { exact: true }).fill(typed);
    await page.getByLabel("Operation", { exact: true }).selectOption("docgen_check_status");
    await page.getByRole("heading", { level: 1, name: "Check status" }).waitFor();
    await page.goBack();
    await expect.poll(() => page.getByLabel("Text", { exact: true }).inputValue()).toBe(typed);
    const kept = "JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])";
    expect(await page.evaluate(kept)).not.toContain("canary");
    expect(decodeURIComponent(page.url())).not.toContain("canary");
    await page.getByRole("button", { name: "Reset to example" }).click();
    expect(await page.getByLabel("Text", { exact: true }).inputValue()).toContain("bees");
  });

  test("says a problem in the package's words at the field, until it is mended", async () => {
    const page = await form();
    expect(await isInvalid(page, "Cards")).toBe("false");
    await page.getByLabel("Cards", { exact: true }).fill("99");
    const problem = 'numCards must be at most 75, not "99".';
    await expect.poll(() => saidOf(page, "Cards")).toContain(problem);
    expect(await isInvalid(page, "Cards")).toBe("true");
    await page.getByLabel("Cards", { exact: true }).fill("9");
    await expect.poll(() => saidOf(page, "Cards")).not.toContain(problem);
  });

  test("opens what few people need when something is said there, and leaves it open", async () => {
    const page = await form();
    const dimensions = page.getByLabel("Card dimensions");
    expect(await dimensions.isVisible()).toBe(false);
    await page.getByLabel("Kind of result").selectOption("social");
    await dimensions.waitFor({ state: "visible" });
    expect(await saidOf(page, "Card dimensions")).toContain("when format is social");
    expect(await isInvalid(page, "Card dimensions")).toBe("false");
    await page.getByLabel("Kind of result").selectOption("presentation");
    const said = () => saidOf(page, "Card dimensions");
    await expect.poll(said).not.toContain("when format is social");
    expect(await dimensions.isVisible()).toBe(true);
  });

  test("goes from an error to its example, which the address keeps", async () => {
    const page = await form();
    await page.getByRole("row", { name: "402" }).getByRole("link").click();
    const chosen = () => page.locator("#example option:checked").innerText();
    await expect.poll(chosen).toBe("credits used up");
    await page.reload();
    await page.locator("h1").waitFor();
    expect(await chosen()).toBe("credits used up");
    await page.goBack();
    await expect.poll(chosen).toBe("every option of a presentation");
  });
});
