import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { hasBrowser, type Served, serve, siteOf, useBrowser } from "../support/catalogue.ts";

let site: Served;
beforeAll(async () => {
  site = await serve(await siteOf({ only: ["books", "crm", "docgen"] }));
});
const { visit } = useBrowser();

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
/** Waits until the heading of a new screen has the focus. */
const arrived = (page: Page, name: string) =>
  page.waitForFunction((text) => {
    const { activeElement } = document;
    return activeElement?.tagName === "H1" && activeElement.textContent === text;
  }, name);

describe.skipIf(!hasBrowser)("moving in the catalogue", () => {
  test("the keyboard leads from the search to a copied text", async () => {
    const { page } = await visit(site.url, { permissions: ["clipboard-read", "clipboard-write"] });
    await page.keyboard.press("/");
    const field = page.getByRole("combobox");
    await field.pressSequentially("books");
    await page.getByRole("option").first().waitFor();
    const chosen = () => page.locator("[role=option][aria-selected=true]").innerText();
    const first = await chosen();
    await page.keyboard.press("ArrowDown");
    expect(await chosen()).not.toBe(first);
    await page.keyboard.press("ArrowUp");
    expect(await chosen()).toBe(first);
    expect(first).toContain("Book catalog");
    await page.keyboard.press("Enter");
    await arrived(page, "Book catalog");
    expect(await page.title()).toBe("Book catalog – blockwright");
    const copy = page.getByRole("button", { name: "Copy the install command" });
    for (let steps = 0; steps < 9 && !(await copy.evaluate((it) => it.matches(":focus"))); steps++)
      await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.getByRole("status").getByText("Copied").waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      "npm install @blockwright/books",
    );
  });

  test("a search that is left gives the focus back", async () => {
    const { page } = await visit(site.url);
    const button = page.getByRole("button", { name: "Search" });
    const leave = [() => page.keyboard.press("Escape"), () => page.mouse.click(5, 5)];
    for (const [at, key] of ["Enter", "Control+k"].entries()) {
      await button.focus();
      await page.keyboard.press(key);
      await page.getByRole("combobox").waitFor();
      await leave[at]?.();
      await page.getByRole("dialog").waitFor({ state: "detached" });
      expect(await button.evaluate((it) => it.matches(":focus"))).toBe(true);
    }
  });

  test("back leads to the place where one was", async () => {
    const { page } = await visit(`${site.url}#/docgen`);
    const link = page.getByRole("link", { name: "List folders" }).last();
    await link.scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 400);
    await page.waitForFunction(() => history.state?.place > 0);
    const place = await page.evaluate(() => scrollY);
    await link.click();
    await arrived(page, "List folders");
    expect(await page.title()).toBe("List folders – Document generation – blockwright");
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await arrived(page, "Document generation");
    expect(await page.evaluate(() => scrollY)).toBe(place);
    await page.reload();
    await page.waitForFunction((top) => scrollY === top, place);
  });

  test("the address keeps the filter", async () => {
    const { page } = await visit(site.url);
    await page.getByRole("button", { name: "costs money" }).click();
    const names = () => page.getByRole("listitem").getByRole("heading").allInnerTexts();
    await expect.poll(names).toEqual(["Document generation"]);
    await page.reload();
    await heading(page, "Blocks").waitFor();
    await expect.poll(names).toEqual(["Document generation"]);
    await page.getByRole("button", { name: "all" }).click();
    await expect.poll(names).toHaveLength(3);
  });

  test("the theme is kept, until it is that of the system again", async () => {
    const { page } = await visit(site.url, { colorScheme: "light" });
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await ground();
    const toggle = page.getByRole("button", { name: "Change between light and dark" });
    await toggle.click();
    const dark = await ground();
    expect(dark).not.toBe(light);
    await page.reload();
    await toggle.waitFor();
    expect(await ground()).toBe(dark);
    await toggle.click();
    expect(await ground()).toBe(light);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  test("the first link goes past the head, and keeps the address", async () => {
    const { page } = await visit(`${site.url}#/crm`);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    expect(await page.locator("main:focus").count()).toBe(1);
    expect(new URL(page.url()).hash).toBe("#/crm");
  });

  test("what is not there, and what cannot be loaded, is said", async () => {
    const { page } = await visit(`${site.url}#/nowhere`);
    await heading(page, "Not found").waitFor();
    await page.route("**/data/blocks/crm.json", (route) => route.abort());
    await page.goto(`${site.url}#/crm`);
    await heading(page, "Cannot be loaded").waitFor();
    await page.unroute("**/data/blocks/crm.json");
    await page.getByRole("link", { name: "Blocks" }).click();
    await page.getByRole("link", { name: "CRM records" }).click();
    await heading(page, "CRM records").waitFor();
  });
});
