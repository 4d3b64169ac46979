import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { exampleCalls, loadedBlocks } from "../../scripts/catalogue/app/call/blocks.fixture.ts";
import { check } from "../../scripts/catalogue/app/call/perform.ts";
import type { BlockJson } from "../../packages/tools/src/block-json.ts";
import type { Call } from "../../scripts/catalogue/app/call/types.ts";
import { httpSnippet } from "../../scripts/catalogue/app/call/snippets/http.ts";
import {
  hasBrowser,
  type Served,
  serve,
  siteOf,
  useBrowser,
  type Visit,
} from "../support/catalogue.ts";

const blocks = await loadedBlocks();
let site: Served;
beforeAll(async () => {
  site = await serve(await siteOf());
});
const { visit } = useBrowser();

describe.skipIf(!hasBrowser).each(blocks)("$page.id", ({ page: block, own }) => {
  test("what the browser computes of each example is the request and the result of the manifest", async () => {
    const { page, problems } = await visit(`${site.url}#/${block.id}`);
    for (const call of exampleCalls({ page: block })) {
      const { operation, example } = call;
      const at = block.operations[operation.id]?.examples.indexOf(example);
      await page.goto(`${site.url}#/${block.id}/${operation.id}?example=${at}`);
      await page.getByRole("heading", { level: 1, name: operation.name, exact: true }).waitFor();
      // As the code says it outside of a browser, where the contract suite's own reading has judged it.
      const checked = await check(call, own);
      if (checked.kind !== "request") throw new Error(JSON.stringify(checked));
      const shown = () => page.getByRole("tabpanel").locator("code").textContent();
      await expect.poll(shown).toBe(httpSnippet(checked.request));
      await page.getByRole("button", { name: "Run with example reply" }).click();
      expect(await resultOn(page)).toEqual(resultOf(call));
    }
    expect(problems).toEqual([]);
  });
});

/** What came of the call, as the page shows it. */
async function resultOn(page: Visit["page"]): Promise<unknown> {
  const result = page.locator(".call-result");
  await result.waitFor();
  const outputs = result.locator("pre code");
  if ((await outputs.count()) > 0) return JSON.parse((await outputs.textContent()) ?? "");
  return result.locator("dd code").first().textContent();
}

/** Outputs, or the code of an error, as the package of a provider says them of its examples. */
function resultOf({ page, operation, example }: Call): unknown {
  const block: BlockJson = JSON.parse(
    readFileSync(new URL(`../../generated/${page.id}/block.json`, import.meta.url), "utf8"),
  );
  const { examples = [] } = block.operations.find(({ id }) => id === operation.id) ?? {};
  const found = examples.find(({ name }) => name === example.name);
  if (!found) throw new Error(`${operation.id} has no example ${example.name}`);
  return "output" in found ? found.output : found.error.code;
}
