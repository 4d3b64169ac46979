import { join } from "node:path";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { roots } from "../../scripts/system/roots.fixture.ts";
import { findWorkspace } from "../../scripts/system/roots.ts";
import { hasBrowser, type Served, serve, siteOf, useBrowser } from "../support/catalogue.ts";

let site: Served;
let others: Served;
beforeAll(async () => {
  site = await serve(await siteOf({ only: ["docgen"] }));
  const workspace = findWorkspace(join(roots.installation.root, "examples/providers"));
  others = await serve(await siteOf({ only: ["hubspot", "openai"] }, { ...roots, workspace }));
});
const { visit } = useBrowser();

/** What has the focus, by its role or element and its name; empty where nothing has it, or nobody sees that. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const own = document.activeElement;
    if (!own || own === document.body) return "";
    const { outlineStyle, boxShadow } = getComputedStyle(own);
    const isSeen = own.matches("h1, main") || outlineStyle !== "none" || boxShadow !== "none";
    const name = own.matches("input, select, textarea") ? own.id : own.textContent;
    const said = own.getAttribute("aria-label") ?? name;
    return isSeen ? `${own.role ?? own.localName} ${said}` : "";
  });

/** Goes on by a key until this has the focus, which is never lost on the way. */
async function reach(page: Page, wanted: string, key = "Tab"): Promise<void> {
  const seen: string[] = [];
  while (seen.at(-1) !== wanted) {
    expect(seen.length, seen.join(", ")).toBeLessThan(80);
    await page.keyboard.press(key);
    const now = await focused(page);
    expect(now, `after ${seen.at(-1)}`).not.toBe("");
    seen.push(now);
  }
}

const field = (page: Page) => page.locator("#input-numCards");

describe.skipIf(!hasBrowser)("without a mouse", () => {
  test("one finds an operation, changes a field, chooses a tab and copies; the address keeps the choices only", async () => {
    const { page, problems } = await visit(site.url, {
      permissions: ["clipboard-read", "clipboard-write"],
    });
    await page.keyboard.press("/");
    await page.getByRole("combobox").waitFor();
    await page.keyboard.type("docgen_generate");
    await page.getByRole("option").first().waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "Generate", exact: true }).waitFor();
    await reach(page, "select example");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowUp");
    await reach(page, "input input-numCards");
    await page.keyboard.press("Control+a");
    await page.keyboard.type("7");
    await reach(page, "tab HTTP");
    await page.keyboard.press("ArrowRight");
    expect(await focused(page)).toBe("tab curl");
    await page.getByRole("tabpanel").getByText('"numCards":7').waitFor();
    await reach(page, "button Copy the command");
    await page.keyboard.press("Enter");
    await page.getByRole("status").getByText("Copied").waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('"numCards":7');
    expect(new URL(page.url()).hash).toBe("#/docgen/docgen_generate?tab=curl");
    await page.reload();
    await page.getByRole("tab", { name: "curl", selected: true }).waitFor();
    expect(await field(page).inputValue()).toBe("8");
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Blocks" }).waitFor();
    await page.goForward();
    await page.getByRole("tab", { name: "curl", selected: true }).waitFor();
    expect(problems).toEqual([]);
  });

  test("the address keeps the example, and another one takes the place of what was typed", async () => {
    const { page } = await visit(`${site.url}#/docgen/docgen_generate`);
    await field(page).fill("7");
    await page.locator("#example").selectOption("2");
    expect(await field(page).inputValue()).toBe("3");
    await page.reload();
    await page.locator("h1").waitFor();
    expect(await field(page).inputValue()).toBe("3");
  });

  test("a button that goes with what it takes away leaves the focus near", async () => {
    const { page } = await visit(`${site.url}#/docgen/docgen_generate`);
    await field(page).fill("7");
    await reach(page, "button Reset to example", "Shift+Tab");
    await page.keyboard.press("Enter");
    expect(await field(page).inputValue()).toBe("8");
    expect(await focused(page)).toBe("select example");
    await page.goto(`${others.url}#/hubspot/hubspot_save_contact`);
    const rows = page.locator("#input-properties");
    await rows.getByRole("button", { name: "Add a row" }).click();
    await rows.getByRole("button", { name: "Remove row 1" }).press("Enter");
    expect(await focused(page)).toBe("button Add a row");
    await page.goto(`${others.url}#/openai/openai_upload_file`);
    const remove = page.getByRole("button", { name: "Remove" });
    const choose = page.locator("#input-file");
    const two = { name: "two.txt", mimeType: "text/plain", buffer: Buffer.from("two") };
    await choose.setInputFiles(two);
    await page.getByText("two.txt, text/plain, 3 bytes").waitFor();
    await remove.press("Enter");
    expect(await focused(page)).toBe("input input-file");
    expect(await choose.inputValue()).toBe("");
  });
});
