import { readFileSync } from "node:fs";
import { join } from "node:path";
import { newFolder, writeFiles } from "../../../tests/kit/folder.ts";
import { findInstallation, type Roots, workspaceAt } from "../../system/roots.ts";
import type { RunOptions } from "./inputs.ts";

const packageJson = {
  name: "blockwright-repository",
  version: "1.0.0",
  license: "MIT",
  author: "A",
  repository: "https://example.com/a.git",
  blockwright: { scope: "@a", libraries: ["packages/runtime", "packages/workflow"] },
};

/** The package.json of a library, as far as a release reads it. */
function library(name: string, dependencies: object): string {
  const exports = { ".": { types: "./dist/index.d.ts" } };
  const file = { name: `@blockwright/${name}`, version: "0.1.0", exports, dependencies };
  return `${JSON.stringify(file, null, 2)}\n`;
}

const tsconfig = {
  compilerOptions: { rootDir: "src", outDir: "dist", declaration: true, types: [] },
  include: ["src"],
};

/** A project in a folder of its own. */
export interface FakeProject {
  readonly options: RunOptions;
  /** Writes a file below the project. */
  write(path: string, text: string): void;
  read(path: string): string;
}

/** Creates a project with the providers `a` and `b`. */
export function fakeProject(): FakeProject {
  const root = newFolder({
    "package.json": packageJson,
    "scripts/emit/tool.ts": "1",
    "templates/a.hbs": "1",
    "specs/a.yaml": "provider: a\nfile package.json={}\nfile src/a.ts=1\n",
    "specs/b.yaml": "provider: b\nfile package.json={}\nfile src/b.ts=1\n",
  });
  for (const [id, needs] of [
    ["runtime", { "openapi-fetch": "^0.17.0" }],
    ["workflow", { "@blockwright/runtime": "^0.1.0" }],
  ] as const) {
    writeFiles(join(root, "packages", id), {
      "package.json": library(id, needs),
      "tsconfig.json": tsconfig,
      "src/index.ts": "export {};\n",
    });
  }
  const [specs, out] = [join(root, "specs"), join(root, "generated")];
  return {
    // Each time those of a new process.
    get options() {
      return { ...rootsAt(root), specs, out, only: null, check: false, force: false, all: false };
    },
    write: (path, text) => writeFiles(root, { [path]: text }),
    read: (path) => readFileSync(join(root, path), "utf8"),
  };
}

/** A folder that is both a clone and a workspace. */
export function rootsAt(root: string): Roots {
  return { installation: findInstallation(root), workspace: workspaceAt(root) };
}
