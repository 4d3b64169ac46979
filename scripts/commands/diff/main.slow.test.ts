import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newFolder, writeFiles } from "../../../tests/kit/folder.ts";
import { blockwright, printedBy } from "../../../tests/kit/program.ts";
import { git, shelf } from "../../change/diff/states/repository.fixture.ts";
import { roots } from "../../system/roots.fixture.ts";

const project = { blockwright: { scope: "@acme" } };

function diff(args: readonly string[], cwd: string, env: Readonly<Record<string, string>> = {}) {
  return blockwright(["diff", ...args], cwd, env);
}

function twoFolders(): string {
  const folder = newFolder();
  const head = shelf.replace("shelf_find_books:", "shelf_search_books:");
  writeFiles(folder, {
    "base/shelf.yaml": shelf,
    "head/shelf.yaml": head,
    "package.json": project,
  });
  return folder;
}

test("a breaking change fails where that is asked for", () => {
  const folder = twoFolders();
  const shown = diff(["base", "head"], folder);
  expect(shown).toMatchObject({ status: 0, stderr: "" });
  expect(shown.stdout).toContain("\n  shelf: major (");
  const failed = diff(["base", "head", "--fail-on", "breaking", "--json"], folder);
  expect(failed.status).toBe(1);
  expect(JSON.parse(failed.stdout)).toMatchObject({ ok: false, base: "base", head: "head" });
  expect(diff(["base", "base", "--fail-on", "docs"], folder).status).toBe(0);
});

test("npm is told from where states are named", () => {
  const folder = twoFolders();
  const env = { npm_lifecycle_event: "diff", INIT_CWD: join(folder, "base") };
  expect(diff(["shelf.yaml", "../head"], folder, env).stdout).toContain("shelf: major");
});

test("what cannot be compared is wrong usage, on standard error", () => {
  const folder = newFolder({ "a/shelf.yaml": "manifest: 2\n", "package.json": project });
  expect(diff(["a", "a"], folder)).toMatchObject({ status: 2, stdout: "" });
  expect(diff(["a", "a"], folder).stderr).toContain("a/shelf.yaml:1:1 error key-missing");
  // The others are compared all the same.
  writeFiles(folder, {
    "a/rack.yaml": shelf.replaceAll("shelf", "rack"),
    "b/rack.yaml": "manifest: 2\n",
  });
  writeFiles(folder, { "b/shelf.yaml": shelf });
  expect(diff(["a", "a"], folder)).toMatchObject({
    status: 2,
    stdout: "a -> a: no changes\n",
    stderr: expect.stringContaining("a/shelf.yaml:1:1 error key-missing"),
  });
  expect(diff(["a", "a", "--only", "rack"], folder)).toMatchObject({ status: 0, stderr: "" });
  expect(diff(["a", "b"], folder)).toMatchObject({ status: 2, stdout: "" });
  expect(diff(["--help"], folder).stdout).toContain("npx blockwright diff [BASE] [HEAD]");
});

test("an option that npm kept for itself is not left out in silence", () => {
  const started = (npm_lifecycle_event: string) =>
    diff(["a", "b"], newFolder(), { npm_config_fail_on: "breaking", npm_lifecycle_event });
  const problem = "error: npm took --fail-on for its own option; put two dashes before it: ";
  expect(started("diff")).toMatchObject({ status: 2, stderr: `${problem}npm run diff -- ...\n` });
  expect(started("npx").stderr).toBe(`${problem}npm exec -- blockwright diff ...\n`);
});

test("outside of a workspace, paths are compared, and all else names what begins one", () => {
  const folder = newFolder({ "base/shelf.yaml": shelf });
  expect(diff(["base", "base"], folder)).toMatchObject({
    status: 0,
    stdout: "base -> base: no changes\n",
  });
  const sentence = "error: there is no blockwright project here; run `npx blockwright init`\n";
  expect(diff([], folder)).toMatchObject({ status: 2, stderr: sentence });
  for (const name of ["b/tools", "a"])
    writeFiles(folder, { [`packages/${name}/package.json`]: { blockwright: { scope: "@a" } } });
  writeFiles(folder, { "node_modules/c/package.json": { blockwright: { scope: "@c" } } });
  expect(diff([], folder).stderr).toBe(
    "error: there is no blockwright project here, but there are some in packages/a, packages/b/tools; run it in one of them: cd packages/a\n",
  );
});

test("the README shows what is printed", () => {
  const { root, specs } = roots.workspace;
  const readme = readFileSync(join(root, "README.md"), "utf8");
  const shown = /\n\$ npx blockwright diff HEAD\n([^]*?)```/.exec(readme)?.[1];
  const folder = newFolder();
  for (const path of ["books.yaml", "icons/books.svg"])
    cpSync(join(specs, path), join(folder, "specs", path));
  writeFiles(folder, { "package.json": { blockwright: { scope: "@blockwright" } } });
  printedBy(blockwright(["generate"], folder));
  git(folder, "init", "--quiet");
  git(folder, "add", ".");
  git(folder, "commit", "--quiet", "--message", "Books");
  const manifest = readFileSync(join(folder, "specs/books.yaml"), "utf8");
  writeFiles(folder, { "specs/books.yaml": manifest.replace("maximum: 40", "maximum: 30") });
  expect(diff(["HEAD"], folder)).toMatchObject({ stderr: "", stdout: shown });
});
