import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
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

const tsconfig = JSON.stringify({
  compilerOptions: { rootDir: "src", outDir: "dist", declaration: true, types: [] },
  include: ["src"],
});

/** A project in a folder of its own. */
export interface FakeProject {
  readonly options: RunOptions;
  /** Writes a file below the project. */
  write(path: string, text: string): void;
  read(path: string): string;
  remove(): void;
}

/** Creates a project with the providers `a` and `b`. */
export function fakeProject(): FakeProject {
  const root = mkdtempSync(join(tmpdir(), "blockwright-"));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  write("package.json", JSON.stringify(packageJson));
  write("scripts/emit/tool.ts", "1");
  write("templates/a.hbs", "1");
  for (const [id, needs] of [
    ["runtime", { "openapi-fetch": "^0.17.0" }],
    ["workflow", { "@blockwright/runtime": "^0.1.0" }],
  ] as const) {
    write(`packages/${id}/package.json`, library(id, needs));
    write(`packages/${id}/tsconfig.json`, tsconfig);
    write(`packages/${id}/src/index.ts`, "export {};\n");
  }
  write("specs/a.yaml", "provider: a\nfile package.json={}\nfile src/a.ts=1\n");
  write("specs/b.yaml", "provider: b\nfile package.json={}\nfile src/b.ts=1\n");
  const [specs, out] = [join(root, "specs"), join(root, "generated")];
  return {
    // Each time those of a new process.
    get options() {
      return { ...rootsAt(root), specs, out, only: null, check: false, force: false, all: false };
    },
    write,
    read: (path) => readFileSync(join(root, path), "utf8"),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** A folder that is both a clone and a workspace. */
export function rootsAt(root: string): Roots {
  return { installation: findInstallation(root), workspace: workspaceAt(root) };
}

/** Every file below a folder with its text, the state file and hidden folders included. */
export function treeOf(folder: string): Readonly<Record<string, string>> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Object.fromEntries(
    files
      .map(({ parentPath, name }) => join(parentPath, name))
      .toSorted()
      .map((path) => [path.slice(folder.length + 1), readFileSync(path, "utf8")]),
  );
}
