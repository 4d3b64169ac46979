import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { newFolder } from "../../tests/kit/folder.ts";
import { blockwright } from "../../tests/kit/program.ts";
import { roots } from "../system/roots.fixture.ts";
import { shelf } from "../change/diff/states/repository.fixture.ts";

const project = { blockwright: { scope: "@acme" } };
const block = readFileSync(join(roots.workspace.generated, "books/block.json"), "utf8");
const wrong = "packages/tools/specs/wrong.yaml";
const openapi = '{ "openapi": "3.0.0", "info": { "title": "a", "version": "1" }, "paths": {} }';

/** A package of a monorepo that GitHub has checked out. */
function monorepo() {
  const top = newFolder({
    "packages/tools/package.json": project,
    "packages/tools/base/shelf.yaml": shelf,
    "packages/tools/specs/shelf.yaml": shelf.replace("shelf_find_books:", "shelf_search_books:"),
    [wrong]: "manifest: 2\n",
    "packages/tools/flow.yaml": "blocks: 1\n",
    "packages/tools/generated/books/block.json": block,
    "openapi.json": openapi,
  });
  return top;
}

test.each([
  ["check", [], wrong],
  ["generate", [], wrong],
  ["diff", ["base/shelf.yaml", "specs/shelf.yaml"], "packages/tools/specs/shelf.yaml"],
  ["drift", ["shelf", "--openapi", "../../openapi.json"], "packages/tools/specs/shelf.yaml"],
  ["workflow check", ["flow.yaml"], "packages/tools/flow.yaml"],
])("%s marks the lines of a package as GitHub finds them", (name, args, file) => {
  const top = monorepo();
  const given = [...name.split(" "), ...args, "--format", "github"];
  const marked = (GITHUB_WORKSPACE: string) =>
    blockwright(given, `${top}/packages/tools`, { GITHUB_WORKSPACE }).stdout;
  expect(marked(top)).toContain(` file=${file},line=`);
  expect(marked(`${dirname(top)}/elsewhere`)).toContain(
    ` file=${file.replace("packages/tools/", "")},line=`,
  );
});
