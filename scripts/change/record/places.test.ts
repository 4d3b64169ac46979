import { join } from "node:path";
import { expect, test } from "vitest";
import { newFolder } from "../../../tests/kit/folder.ts";
import { workspaceIn } from "../diff/states/states.fixture.ts";
import { placesOf } from "./places.ts";

/** A workspace with these libraries: folder -> what its package.json says. */
function withLibraries(files: Readonly<Record<string, object>>) {
  const root = newFolder(
    Object.entries(files).map(([folder, contents]) => ({
      path: `${folder}/package.json`,
      contents,
    })),
  );
  const libraries = Object.keys(files).map((folder) => join(root, folder));
  return workspaceIn(root, { scope: "@acme", specs: join(root, "manifests"), libraries });
}

test("a library has its own name, whatever its folder and the scope; all else is a provider's", () => {
  const workspace = withLibraries({ "libs/a": { name: "@other/shared", version: "1.0.0" } });
  const { libraries, of } = placesOf(workspace);
  expect([...libraries.keys()]).toEqual(["shared"]);
  expect(of("shared")).toEqual({
    id: "shared",
    name: "@other/shared",
    folder: join(workspace.root, "libs/a"),
    changelog: join(workspace.root, "libs/a/CHANGELOG.md"),
    isLibrary: true,
  });
  expect(of("books")).toEqual({
    id: "books",
    name: "@acme/books",
    folder: join(workspace.root, "generated/books"),
    changelog: join(workspace.root, "manifests/changelogs/books.md"),
    isLibrary: false,
  });
});

test.each([
  [{ a: { version: "1.0.0" } }, "a has no package.json with a name and a version"],
  [
    { a: { name: "a", version: "1.0.0", private: true } },
    "a is private, so npm does not publish it; leave it out",
  ],
  [{ a: { name: "a" } }, "a has no package.json with a name and a version"],
  [
    { a: { name: "@x/a", version: "1.0.0" }, b: { name: "@y/a", version: "1.0.0" } },
    "@x/a and @y/a have one id, a",
  ],
])("%j is refused", (files, message) => {
  expect(() => placesOf(withLibraries(files))).toThrow(`"blockwright.libraries": ${message}`);
});

test("a package.json that is no JSON is told from one that is not there", () => {
  const root = newFolder({ "a/package.json": "{" });
  const workspace = workspaceIn(root, { libraries: [join(root, "a")] });
  expect(() => placesOf(workspace)).toThrow(`${join(root, "a/package.json")} cannot be read: `);
});

test("a folder that is not there is refused", () => {
  const root = newFolder();
  const workspace = workspaceIn(root, { libraries: [join(root, "gone")] });
  expect(() => placesOf(workspace)).toThrow(
    `${join(root, "package.json")}: "blockwright.libraries": gone has no package.json`,
  );
});
