import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { newFolder, treeOf, writeFiles } from "../../../tests/kit/folder.ts";
import { blockwright } from "../../../tests/kit/program.ts";
import { roots } from "../../system/roots.fixture.ts";

const folder = newFolder();
const module = join(folder, "targets/listing.ts");

/** Types of the package alone are imported, which Node takes away: it is not installed here. */
const TARGET = `import type { OwnTarget } from "blockwright";

interface Entry {
  readonly id: string;
}

const target: OwnTarget = {
  id: "listing",
  ir: 2,
  emit: ({ operations }) => {
    const entries: readonly Entry[] = operations.map(({ id }) => ({ id }));
    return [{ path: "entry.json", use: "data", contents: JSON.stringify(entries) }];
  },
};
export default target;
`;

const change = (from: string, to: string) => writeFileSync(module, TARGET.replace(from, to));

beforeAll(() => {
  for (const path of ["books.yaml", "icons"]) {
    cpSync(join(roots.workspace.specs, path), join(folder, "specs", path), { recursive: true });
  }
  const settings = { scope: "@acme", targets: ["targets/listing.ts"] };
  const file = { type: "module", blockwright: settings };
  writeFiles(folder, { "targets/listing.ts": TARGET, "package.json": file });
});

test("Node loads a target in TypeScript as it is, and its file is written", () => {
  expect(blockwright(["generate"], folder)).toMatchObject({ status: 0 });
  const text = readFileSync(join(folder, "generated/books/listing/entry.json"), "utf8");
  expect(JSON.parse(text)).toEqual([{ id: "books_search_volumes" }, { id: "books_get_volume" }]);
  expect(blockwright(["generate", "--check"], folder)).toMatchObject({ status: 0, stderr: "" });
});

test("a change of it is found by --check, and makes its file alone", () => {
  change("({ id }))", "({ id: id.toUpperCase() }))");
  const checked = blockwright(["generate", "--check"], folder);
  expect(checked).toMatchObject({ status: 1 });
  expect(checked.stderr).toContain("generated/books/listing/entry.json error stale");
  const { status, stdout } = blockwright(["generate"], folder);
  expect([status, stdout]).toEqual([
    0,
    expect.stringMatching(/books .* 1 written .* only listing\n/),
  ]);
});

test("one that throws ends the run with one sentence and status 2, and changes nothing", () => {
  const before = treeOf(join(folder, "generated"));
  change("const entries", 'if (operations.length > 1) throw new Error("too many"); const entries');
  const { status, stdout, stderr } = blockwright(["generate"], folder);
  expect([status, stdout]).toEqual([2, ""]);
  expect(stderr).toContain(
    'error: the target listing (targets/listing.ts) throws "too many" for books; mend it\n',
  );
  expect(treeOf(join(folder, "generated"))).toEqual(before);
  expect(blockwright(["check"], folder)).toMatchObject({ status: 0 });
});
