import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { roots } from "../../system/roots.fixture.ts";
import { findWorkspace } from "../../system/roots.ts";
import { buildCatalogue } from "./build.ts";

test("no picture takes the place of another one, whatever blocks are called", async () => {
  const root = mkdtempSync(join(tmpdir(), "catalogue-icons-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, "specs"));
  const write = (path: string, text: string) => writeFileSync(join(root, path), text);
  write("package.json", '{ "blockwright": { "scope": "@acme" } }');
  const shelf = readFileSync("scripts/change/release/shelf.fixture.yaml", "utf8");
  for (const id of ["shelf", "shelf-dark"]) {
    const icon = `icon: { light: ./${id}-1.svg, dark: ./${id}-2.svg }, category`;
    const text = shelf.replaceAll("shelf_", `${id.replace("-", "_")}_`).replace("category", icon);
    write(`specs/${id}.yaml`, text.replace("provider: shelf", `provider: ${id}`));
    for (const of of [1, 2])
      write(
        `specs/${id}-${of}.svg`,
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${of} ${id.length}"><path d="M0 0h1v1z"/></svg>`,
      );
  }
  const options = { state: null, base: null, only: null, contract: null };
  const { blocks } = await buildCatalogue(options, { ...roots, workspace: findWorkspace(root) });
  const paths = blocks.flatMap(({ icons }) => [...icons.keys()]);
  expect(paths).toHaveLength(4);
  expect(new Set(paths).size).toBe(4);
});
