import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { newFolder, writeFiles } from "../../../../tests/kit/folder.ts";
import { commitAll, git, newRepository, shelfNamed } from "./repository.fixture.ts";
import { compareStates } from "../compare.ts";
import { resolveState, workingState } from "./resolve.ts";
import { stateIn, workingIn, workspaceIn } from "./states.fixture.ts";

const nameIn = async (reference: string, root: string) =>
  (await stateIn(root, reference)).contracts.get("shelf")?.provider.block.name;

test("a revision is read as it was, and nothing of the work tree changes", async () => {
  const root = newRepository();
  writeFiles(root, { "specs/shelf.yaml": shelfNamed("Draft"), "specs/stray.txt": "" });
  git(root, "add", "specs/stray.txt");
  const before = git(root, "status", "--porcelain");
  expect(await nameIn("HEAD~1", root)).toBe("Shelf");
  expect(await nameIn("main", root)).toBe("Other");
  expect((await workingIn(root)).contracts.get("shelf")?.provider.block.name).toBe("Draft");
  expect(git(root, "status", "--porcelain")).toBe(before);
  expect(readFileSync(join(root, "specs/shelf.yaml"), "utf8")).toBe(shelfNamed("Draft"));
});

test("its files are named as git names them", async () => {
  const state = await stateIn(newRepository(), "main");
  expect(state).toMatchObject({ label: "main", partial: false });
  expect(state.contracts.get("shelf")?.source.file.path).toBe("main:specs/shelf.yaml");
});

test("libraries are read where a revision has them", async () => {
  const root = newRepository();
  const library = (folder: string, source: string) =>
    writeFiles(join(root, folder), {
      "package.json": {
        name: "@blockwright/runtime",
        exports: { ".": { types: "./dist/index.d.ts" } },
      },
      "src/index.ts": source,
      "tsconfig.json": '{"compilerOptions":{"rootDir":"src","outDir":"dist","declaration":true}}',
    });
  library("generated/runtime", "export const before = 1;\n");
  // What an older tool kept of it is not believed, whatever its form.
  const facts = { node: "*", dependencies: {}, entries: { ".": { kept: null } } };
  const stable = { version: "1.0.0", facts, files: {}, code: "" };
  const kept = { format: 1, packages: { runtime: { stable, prereleases: {} } } };
  writeFiles(root, { "specs/released/packages.json": kept });
  commitAll(root);
  rmSync(join(root, "generated"), { recursive: true });
  library("packages/runtime", "export const after = 1;\n");
  commitAll(root);
  const exported = async (reference: string) => {
    // Of a revision that says nothing of libraries, those of today are read.
    const workspace = workspaceIn(root, { libraries: [join(root, "packages/runtime")] });
    const { packages } = await resolveState(reference, () => workspace);
    return Object.keys(packages.get("runtime")?.entries["."] ?? {});
  };
  expect(await exported("HEAD~1")).toEqual(["before"]);
  expect(await exported("HEAD")).toEqual(["after"]);
});

test("what a library offers is compared where its build is in both states", async () => {
  const root = newRepository();
  const file = {
    name: "tool",
    exports: { ".": { types: "./dist/index.d.ts" }, "./a.json": "./a.json" },
  };
  const library = (node: string) =>
    writeFiles(root, { "packages/tool/package.json": { ...file, engines: { node } } });
  const workspace = workspaceIn(root, { libraries: [join(root, "packages/tool")] });
  const changes = async () => {
    const base = await resolveState("HEAD", () => workspace);
    return compareStates(base, await workingState(workspace)).map(({ code }) => code);
  };
  library(">=20");
  writeFiles(root, { ".gitignore": "dist/\n" });
  commitAll(root);
  expect(await changes()).toEqual([]);
  writeFiles(root, { "packages/tool/dist/index.d.ts": "export declare const a: 1;\n" });
  expect(await changes()).toEqual([]);
  library(">=22");
  expect(await changes()).toEqual(["package-tightened"]);
  git(root, "add", "--force", "packages/tool/dist");
  commitAll(root);
  writeFiles(root, { "packages/tool/dist/index.d.ts": "export declare const b: 1;\n" });
  expect(await changes()).toEqual(["package-removed", "package-added"]);
});

test("a revision is read where its own package.json says that its manifests are", async () => {
  const root = newRepository();
  const key = { scope: "@blockwright", specs: "./manifests/" };
  git(root, "mv", "specs", "manifests");
  writeFiles(root, { "package.json": { blockwright: key } });
  commitAll(root);
  const { contracts } = await stateIn(root, "main");
  expect(contracts.get("shelf")?.source.file.path).toBe("main:manifests/shelf.yaml");
  expect(await nameIn("HEAD~2", root)).toBe("Shelf");
});

test("a project may be a folder of its repository", async () => {
  const repository = newRepository();
  git(repository, "mv", "specs", "notes.md", "-k", ".");
  writeFiles(repository, { "a project/specs/shelf.yaml": shelfNamed("Deep") });
  commitAll(repository);
  rmSync(join(repository, "a project/specs/shelf.yaml"));
  expect(await nameIn("main", join(repository, "a project"))).toBe("Deep");
});

test.each([
  ["mian", 'there is no folder, package or git revision "mian"; did you mean "main"?'],
  ["relesed", 'did you mean "released"?'],
  ["0123abc", 'there is no folder, package or git revision "0123abc"'],
  ["--output=x", 'git revision "--output=x"'],
  ["HEAD~2", "the revision HEAD~2 has no specs folder"],
])("%s is refused", async (reference, message) => {
  await expect(stateIn(newRepository(), reference)).rejects.toThrow(message);
});

test("in a shallow clone, what to do is said", async () => {
  const folder = newFolder();
  const from = pathToFileURL(newRepository()).href;
  git(folder, "clone", "--quiet", "--depth=1", from, "shallow");
  const root = join(folder, "shallow");
  expect(await nameIn("HEAD", root)).toBe("Other");
  await expect(stateIn(root, "HEAD~1")).rejects.toThrow("git fetch --unshallow");
});

test("outside of a repository, that is said", async () => {
  await expect(stateIn(newFolder(), "main")).rejects.toThrow("is not in a git repository");
});

test("a folder that poses as a repository of its own sets up no filter", async () => {
  const root = newRepository();
  const mark = join(root, "ran");
  const evil = newRepository();
  writeFiles(evil, {
    ".gitattributes": "*.yaml filter=evil\n",
    "specs/.gitattributes": "* filter=evil\n",
  });
  commitAll(evil);
  const project = join(root, "packages/a");
  git(root, "clone", "--quiet", "--bare", evil, project);
  git(project, "config", "filter.evil.smudge", `touch '${mark}'; cat`);
  writeFiles(project, { "specs/shelf.yaml": shelfNamed("Posing") });
  await expect(nameIn("main", project)).rejects.toThrow();
  expect(existsSync(mark)).toBe(false);
});
