import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newFolder, writeFiles } from "../../../tests/kit/folder.ts";
import { roots } from "../../system/roots.fixture.ts";
import { findWorkspace } from "../../system/roots.ts";
import { buildCatalogue } from "./build.ts";

test("no picture takes the place of another one, whatever blocks are called", async () => {
  const root = newFolder({ "package.json": { blockwright: { scope: "@acme" } } });
  const shelf = readFileSync("scripts/change/release/shelf.fixture.yaml", "utf8");
  for (const id of ["shelf", "shelf-dark"]) {
    const icon = `icon: [./${id}-1.svg, ./${id}-2.svg], category`;
    const text = shelf.replaceAll("shelf_", `${id.replace("-", "_")}_`).replace("category", icon);
    const svg = (of: number) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${of} ${id.length}"><path d="M0 0h1v1z"/></svg>`;
    writeFiles(join(root, "specs"), {
      [`${id}.yaml`]: text.replace("provider: shelf", `provider: ${id}`),
      [`${id}-1.svg`]: svg(1),
      [`${id}-2.svg`]: svg(2),
    });
  }
  const options = { state: null, base: null, only: null, contract: null };
  const { blocks } = await buildCatalogue(options, { ...roots, workspace: findWorkspace(root) });
  const paths = blocks.flatMap(({ icons }) => [...icons.keys()]);
  expect(paths).toHaveLength(4);
  expect(new Set(paths).size).toBe(4);
});
