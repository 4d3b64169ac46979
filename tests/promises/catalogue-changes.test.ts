import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { newFolder } from "../kit/folder.ts";
import { hasBrowser, type Served, serve, siteOf, useBrowser } from "../support/catalogue.ts";

const folder = newFolder();

/** The manifest of docgen as it was: each part of it another one, an operation more and one less. */
function baseManifest(): string {
  const path = join(folder, "docgen.yaml");
  cpSync("specs/icons", join(folder, "icons"), { recursive: true });
  const manifest = parse(readFileSync("specs/docgen.yaml", "utf8"));
  const { operations, auth, errors } = manifest;
  operations.docgen_generate.params.numCards.maximum = 80;
  delete operations.docgen_generate.params.folderIds.options;
  delete operations.docgen_generate_from_template.params.folderIds.options;
  const old = operations.docgen_list_folders;
  operations.docgen_list_old = { ...old, request: "GET /v1.0/old" };
  delete operations.docgen_list_old.examples;
  delete operations.docgen_list_folders;
  const { output, examples } = operations.docgen_list_themes;
  delete output.hasMore;
  // They show the output that is not there yet; one is told of as added.
  for (const name of ["first page of several", "last page, limit as text"])
    delete examples[name].output.hasMore;
  delete examples["nothing found, blank cursor"];
  auth.apiKey.to = "headers.X-OLD-KEY";
  errors.reply[413] = "ErrorReply";
  writeFileSync(path, stringify(manifest));
  return path;
}

let site: Served;
beforeAll(async () => {
  site = await serve(await siteOf({ base: baseManifest(), only: ["docgen"] }));
});
const { visit } = useBrowser();

/** Where each change of an operation stands on its page, and what it says. */
async function placesOf(page: Page): Promise<readonly string[]> {
  await page.evaluate("document.querySelectorAll('details').forEach((it) => (it.open = true))");
  return page.evaluate(() =>
    [...document.querySelectorAll(".change-note")].map((note) => {
      const place = note.closest(".field, tr, .operation-head");
      const name = place?.querySelector("label, th code, h1")?.textContent;
      return `${name}: ${note.textContent}`;
    }),
  );
}

const SENT = "API key: fix The way the credential apiKey is sent changed";

describe.skipIf(!hasBrowser)("a change stands where it is of", () => {
  test.each([
    [
      "generate",
      [SENT, "Cards: breaking The maximum of the input numCards", "Folders: fix What people read"],
    ],
    [
      "list_themes",
      [
        "List themes: docs The example first",
        "List themes: docs The example last",
        "List themes: docs The example nothing found",
        SENT,
        "hasMore: additive The output hasMore was",
      ],
    ],
    ["list_folders", ["List folders: additive The operation was added", SENT]],
    ["check_status", [SENT]],
  ])("%s", async (operation, expected) => {
    const { page, problems } = await visit(`${site.url}#/docgen/docgen_${operation}`);
    expect(await placesOf(page)).toEqual(expected.map((place) => expect.stringContaining(place)));
    expect(problems).toEqual([]);
  });

  test("also where its operation is no more, or it is of none", async () => {
    const { page } = await visit(`${site.url}#/changes`);
    const told = await page.locator("main").innerText();
    expect(told).toMatch(/docgen_list_old\s+breaking\s+The operation was removed/);
    expect(told).toMatch(/The package\s+breaking\s+The error reply with status 413 was removed/);
    expect(await page.getByRole("link", { name: "docgen_list_old" }).count()).toBe(0);
    expect(await page.getByRole("link", { name: "docgen_list_folders" }).count()).toBe(1);
  });
});

test("what cannot be read is not compared, as if nothing had changed", async () => {
  const path = baseManifest();
  writeFileSync(path, readFileSync(path, "utf8").replace("effect: cost", "effect: dear"));
  await expect(siteOf({ base: path, only: ["docgen"] })).rejects.toThrow("until it is repaired");
});
