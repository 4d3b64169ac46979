import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { newFolder, writeFiles } from "../../tests/kit/folder.ts";
import { findInstallation, findWorkspace } from "./roots.ts";

let folder: string;
beforeEach(() => {
  folder = newFolder();
});

function write(path: string, content: string | object): void {
  writeFiles(folder, { [join(path, "package.json")]: content });
}

describe("a workspace", () => {
  test("is what the nearest package.json with a key says, and usual places else", () => {
    write(".", { blockwright: { scope: "@root" } });
    write("packages/tools", {
      license: "MIT",
      author: { name: "Ada", email: "a@example.com" },
      repository: {
        type: "git",
        url: "git+https://example.com/a.git#main",
        directory: "packages/tools",
      },
      blockwright: { scope: "@acme", specs: "manifests", targets: ["./targets/list.ts"] },
    });
    write("packages/tools/src", {});
    const root = join(folder, "packages/tools");
    mkdirSync(join(root, "node_modules"));
    expect(findWorkspace(join(root, "src"))).toEqual({
      root,
      scope: "@acme",
      specs: join(root, "manifests"),
      generated: join(root, "generated"),
      cache: join(root, "node_modules/.cache/blockwright"),
      memory: join(root, "node_modules/.cache/blockwright"),
      project: {
        license: "MIT",
        author: "Ada <a@example.com>",
        repository: "git+https://example.com/a.git",
        directory: "packages/tools/generated",
      },
      libraries: [],
      targets: [join(root, "targets/list.ts")],
      documented: null,
      workflows: [join(root, "workflows")],
    });
    expect(findWorkspace(join(folder, "packages"))).toMatchObject({
      scope: "@root",
      project: {
        license: "UNLICENSED",
        author: null,
        repository: null,
        directory: "generated",
      },
    });
  });

  test("may have a byte order mark in its package.json", () => {
    write(".", `\uFEFF${JSON.stringify({ blockwright: { scope: "@acme" } })}`);
    expect(findWorkspace(folder)).toMatchObject({ scope: "@acme" });
  });

  test("keeps its cache where something is installed already, and makes no node_modules", () => {
    const of = (path: string) => {
      write(path, { blockwright: { scope: "@acme" } });
      return findWorkspace(join(folder, path)).cache;
    };
    expect(of("packages/tools")).toBe(join(folder, "packages/tools/.cache/blockwright"));
    mkdirSync(join(folder, "node_modules"));
    const shared = join(folder, "node_modules/.cache/blockwright");
    expect(of(".")).toBe(shared);
    const caches = [of("packages/tools"), of("services/tools"), of("packages/tools")];
    expect(caches.map((each) => dirname(each))).toEqual([shared, shared, shared]);
    expect(caches[1]).not.toBe(caches[0]);
    expect(caches[2]).toBe(caches[0]);
  });

  test("that is not there is one sentence with what to do", () => {
    write(".", { name: "other" });
    expect(() => findWorkspace(folder)).toThrow(
      "there is no blockwright project here; run `npx blockwright init`",
    );
  });

  test.each([
    ["{", /package\.json cannot be read: .*; correct it, or restore it from git$/],
    [{ blockwright: "@a" }, '"blockwright" must be a map, such as { "scope": "@acme" }'],
    [
      { blockwright: {} },
      '"blockwright.scope" must be an npm scope such as "@acme", not undefined',
    ],
    [{ blockwright: { scope: "Acme" } }, 'such as "@acme", not "Acme"'],
    [{ blockwright: { scope: "@a", spec: "x" } }, 'has no member "spec"; did you mean "specs"?'],
    [{ blockwright: { scope: "@a", colour: 1 } }, "; known are scope, specs, generated,"],
    [{ blockwright: { scope: "@a", specs: "../x" } }, '"blockwright.specs" must be a path inside'],
    [{ blockwright: { scope: "@a", generated: "/x" } }, "must be a path inside the project, not"],
    [
      { blockwright: { scope: "@a", specs: "a", generated: "./a/" } },
      '"blockwright.specs" must not',
    ],
    [
      { blockwright: { scope: "@a", specs: "a/b", generated: "a" } },
      '"blockwright.specs" must not',
    ],
    [{ blockwright: { scope: "@a", generated: "specs/released" } }, '"blockwright.specs" must not'],
    [{ blockwright: { scope: "@a", targets: "a.ts" } }, '"blockwright.targets" must be a list'],
  ])("%j is refused", (content, message) => {
    write(".", content);
    expect(() => findWorkspace(folder)).toThrow(message);
  });
});

describe("an installation", () => {
  test("is a clone or a package, whose data lie in its dist", () => {
    write(".", { name: "blockwright-repository", version: "1.0.0" });
    write("node_modules/blockwright", { name: "blockwright", version: "1.2.3" });
    const root = join(folder, "node_modules/blockwright");
    expect(findInstallation(join(folder, "scripts/system"))).toMatchObject({
      root: folder,
      version: "1.0.0",
      isSource: true,
      templates: join(folder, "templates"),
    });
    expect(findInstallation(join(root, "dist/chunks"))).toMatchObject({
      root,
      version: "1.2.3",
      isSource: false,
      templates: join(root, "dist/templates"),
      cli: join(root, "bin/blockwright.js"),
    });
  });
});
