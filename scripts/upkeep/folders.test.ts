import { join, posix } from "node:path";
import { expect, test } from "vitest";
import { readFiles } from "../emit/fingerprint/files.ts";
import { roots } from "../system/roots.fixture.ts";

interface Module {
  readonly path: string;
  readonly folder: string;
  readonly lines: number;
  /** Modules that it imports by a relative path, those of types included. */
  readonly imports: readonly { readonly path: string; readonly isLazy: boolean }[];
}

const modules = ["contract-tests", "packages", "scripts", "tests"].flatMap(modulesBelow);

test("no two folders of an area that stand beside each other import each other", () => {
  const arrows = new Set(modules.filter(({ path }) => !isTest(path)).flatMap(arrowsOf));
  const pairs = [...arrows].filter((arrow) => {
    const [from = "", to = ""] = arrow.split(" -> ");
    return from < to && arrows.has(`${to} -> ${from}`);
  });
  expect(modules.length).toBeGreaterThan(2000);
  // Those of the runtime are still to go. Move what both need into the lower folder, or above both.
  expect(pairs.toSorted()).toEqual([
    "packages/runtime/src/files -> packages/runtime/src/inputs",
    "packages/runtime/src/policy -> packages/runtime/src/transport",
    "packages/runtime/src/request -> packages/runtime/src/transport",
  ]);
});

test("a file below 30 lines is more than a part of the only file that imports it", () => {
  const importers = new Map<string, string[]>();
  const lazy = new Set<string>();
  for (const { path, imports } of modules) {
    for (const each of imports) {
      importers.set(each.path, [...new Set([...(importers.get(each.path) ?? []), path])]);
      if (each.isLazy) lazy.add(each.path);
    }
  }
  const paths = new Set(modules.map(({ path }) => path));
  const crumbs = modules.filter(({ path, folder, lines }) => {
    if (isTest(path) || lazy.has(path) || path.startsWith("packages/runtime/")) return false;
    const [only = "", ...more] = importers.get(path) ?? [];
    const hasTest = paths.has(path.replace(/\.tsx?$/, ".test.ts"));
    return lines < 30 && more.length === 0 && posix.dirname(only) === folder && !hasTest;
  });
  // Both are loaded by their names.
  expect(crumbs.map(({ path }) => path)).toEqual([
    "contract-tests/run/import-of-node.ts",
    "scripts/upkeep/bench/transport-calls.ts",
  ]);
});

function modulesBelow(top: string): readonly Module[] {
  const accepts = (path: string) =>
    path.endsWith("/")
      ? !/(?:^|\/)(?:dist|node_modules|testdata)\/$/.test(path)
      : /(?<!\.d)\.tsx?$/.test(path);
  return readFiles(join(roots.workspace.root, top), accepts).map((file) => {
    const path = `${top}/${file.path}`;
    const text = `${file.bytes}`;
    const folder = posix.dirname(path);
    const found = text.matchAll(/(?:from|import)\s*(\()?\s*"(\.[^"]+)"/g);
    const imports = Array.from(found, ([, open, to = ""]) => {
      return { path: posix.join(folder, to), isLazy: open !== undefined };
    });
    return { path, folder, lines: text.trimEnd().split("\n").length, imports };
  });
}

function isTest(path: string): boolean {
  return path.startsWith("tests/") || /\.(?:test|fixture)\.tsx?$/.test(path);
}

/** Where a module leads: `scripts/emit/render -> scripts/emit/targets`. */
function arrowsOf({ folder, imports }: Module): readonly string[] {
  return imports
    .map(({ path }) => posix.dirname(path))
    .filter((to) => areaOf(to) === areaOf(folder) && !isWithin(to, folder) && !isWithin(folder, to))
    .map((to) => `${folder} -> ${to}`);
}

function areaOf(folder: string): string {
  const [top = "", area = ""] = folder.split("/");
  return top === "contract-tests" ? top : `${top}/${area}`;
}

/** The file beside a folder is its door: a folder and those in it are no two. */
function isWithin(folder: string, other: string): boolean {
  return `${folder}/`.startsWith(`${other}/`);
}
