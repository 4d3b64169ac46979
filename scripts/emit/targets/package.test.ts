import { execFileSync } from "node:child_process";
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { node, printedBy } from "../../../tests/kit/program.ts";
import { newFolder, writeFiles } from "../../../tests/kit/folder.ts";
import { project, provider, release } from "./provider.fixture.ts";
import { packageFiles } from "./package.ts";
import type { EmittedFile } from "./target.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));

function contentsOf(files: readonly EmittedFile[], path: string): string {
  const file = files.find((candidate) => candidate.path === path);
  if (!file) throw new Error(`${path} is not emitted`);
  return file.contents;
}

const empty = (path: string, use: EmittedFile["use"]): EmittedFile => ({ path, contents: "", use });
const others = [
  empty("block.json", "data"),
  empty("openapi.yaml", "data"),
  empty("src/index.ts", "code"),
  empty("README.md", "packed"),
  empty("listing/entry.json", "data"),
  empty("listing/notes.txt", "packed"),
  empty("listing/draft.json", "kept"),
];

const own = packageFiles(provider, project, release, others);

describe("a provider's package", () => {
  test("has its manifest, compiler options and licence", () => {
    expect(own.map(({ path }) => path)).toEqual([
      "CHANGELOG.md",
      "LICENSE",
      "tsconfig.json",
      "package.json",
    ]);
    expect(JSON.parse(contentsOf(own, "package.json"))).toEqual({
      name: "@demo/demo",
      version: "1.2.3",
      description: "Demo notes: Search and create notes.",
      keywords: ["demo", "tools", "workflow", "block", "openapi"],
      license: "MIT",
      author: "The demo authors",
      homepage: "https://github.com/demo/demo/tree/HEAD/generated/demo#readme",
      bugs: { url: "https://github.com/demo/demo/issues" },
      repository: {
        type: "git",
        url: "git+https://github.com/demo/demo.git",
        directory: "generated/demo",
      },
      type: "module",
      sideEffects: false,
      exports: {
        ".": { types: "./dist/index.d.ts", default: "./dist/index.js" },
        "./schema": { types: "./dist/schema.d.ts", default: "./dist/schema.js" },
        "./block.json": "./block.json",
        "./openapi.yaml": "./openapi.yaml",
        "./listing/entry.json": "./listing/entry.json",
        "./package.json": "./package.json",
      },
      files: [
        "dist",
        "!dist/*.tsbuildinfo",
        "block.json",
        "openapi.yaml",
        "listing/entry.json",
        "listing/notes.txt",
        "CHANGELOG.md",
      ],
      engines: { node: ">=20" },
      scripts: {
        build: expect.stringMatching(/^node -e ".*rmSync\('dist'.*" && tsc -b$/),
        prepack: "npm run build",
      },
      dependencies: { "@blockwright/runtime": "^1.2.0", "openapi-fetch": "^0.17.0" },
      publishConfig: { access: "public" },
    });
  });

  test("names types before code, as resolvers want", () => {
    const { exports } = JSON.parse(contentsOf(own, "package.json"));
    expect(Object.keys(exports["."])).toEqual(["types", "default"]);
  });

  test("has the text of the licence with its author, and no year", () => {
    expect(contentsOf(own, "LICENSE")).toMatch(
      /^MIT License\n\nCopyright \(c\) The demo authors\n\nPermission/,
    );
  });

  test("says nothing of hosts that are unknown", async () => {
    const repository = "https://git.demo.test/demo.git";
    const files = packageFiles(provider, { ...project, repository }, release, others);
    const manifest = JSON.parse(contentsOf(files, "package.json"));
    expect(manifest).not.toHaveProperty("homepage");
    expect(manifest).not.toHaveProperty("bugs");
    expect(manifest.repository.url).toBe(repository);
  });

  test("leaves out what the project does not say of itself, and has no licence of nobody", () => {
    const bare = { ...project, license: "UNLICENSED", author: null, repository: null };
    const files = packageFiles(provider, bare, release, others);
    const manifest = JSON.parse(contentsOf(files, "package.json"));
    expect(manifest).toMatchObject({
      license: "UNLICENSED",
      publishConfig: { access: "restricted" },
    });
    for (const member of ["author", "repository", "homepage", "bugs"])
      expect(manifest).not.toHaveProperty(member);
    expect(files.map(({ path }) => path)).not.toContain("LICENSE");
  });

  test("has the licence without a line of its author where none is known", () => {
    const files = packageFiles(provider, { ...project, author: null }, release, others);
    expect(contentsOf(files, "LICENSE")).toMatch(/^MIT License\n\nPermission is hereby/);
  });

  test("names other licences by their identifier", () => {
    const files = packageFiles(provider, { ...project, license: "Apache-2.0" }, release, others);
    expect(contentsOf(files, "LICENSE")).toBe(
      "SPDX-License-Identifier: Apache-2.0\n\nCopyright (c) The demo authors\n",
    );
  });
});

test("npm packs no file that is kept, though it is called like one that is packed", () => {
  const all = [...others, empty("listing/Block.json", "kept")];
  const folder = newFolder([...all, ...packageFiles(provider, project, release, all)]);
  const args = ["pack", "--dry-run", "--json", "--ignore-scripts", "--loglevel=error"];
  const shell = process.platform === "win32"; // npm is a script there
  const [{ files }] = JSON.parse(execFileSync("npm", args, { cwd: folder, shell }).toString());
  expect(files.map(({ path }: EmittedFile) => path)).toEqual([
    "CHANGELOG.md",
    "LICENSE",
    "README.md",
    "block.json",
    "listing/entry.json",
    "listing/notes.txt",
    "openapi.yaml",
    "package.json",
  ]);
});

describe("the compiler", () => {
  const folder = newFolder();
  writeFiles(join(folder, "anywhere/demo"), own);
  writeFiles(folder, {
    "anywhere/demo/src/index.ts": 'export { answer } from "@blockwright/runtime";\n',
  });
  // As npm installs it: built.
  const entry = { types: "./dist/index.d.ts", default: "./dist/index.js" };
  writeFiles(join(folder, "node_modules/@blockwright/runtime"), {
    "package.json": { name: "@blockwright/runtime", type: "module", exports: { ".": entry } },
    "dist/index.js": "export const answer = 42;\n",
    "dist/index.d.ts": "export declare const answer = 42;\n",
  });

  function build(): readonly string[] {
    const compiler = join(root, "node_modules/typescript7/bin/tsc");
    printedBy(node([compiler, "-b", "demo"], join(folder, "anywhere")));
    return readdirSync(join(folder, "anywhere/demo/dist")).toSorted();
  }

  test("builds a package wherever it lies, with the runtime that is installed there", () => {
    expect(build()).toEqual(["index.d.ts", "index.js", "tsconfig.tsbuildinfo"]);
  });

  test("builds again after dist is removed", () => {
    rmSync(join(folder, "anywhere/demo/dist"), { recursive: true });
    expect(build()).toContain("index.js");
  });
});
