import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { packageFolder, RUNTIME, WORKFLOW } from "../../language/ir/libraries.ts";
import { errorCode } from "../../system/error.ts";
import { hashBytes } from "../../system/hash.ts";
import { isLibrarySource, type ReadFile, readFiles } from "./files.ts";
import { inputsOf } from "./fingerprint.ts";

/** Dependencies whose version shapes what is emitted or what is accepted. */
const DEPENDENCIES = [
  "ajv",
  "ajv-formats",
  "handlebars",
  "hosted-git-info",
  "js-yaml",
  "openapi-typescript",
  "typescript",
  "yaml",
];

/**
 * Hash over everything besides the workspace that decides what is emitted: the generator's sources,
 * templates, manifest schema and dependencies, below the root of a clone. The runtime is part of it for
 * every output: the check of examples executes it, so what it says may change a result. Of the workflow
 * library only what the generator itself uses is.
 */
export function sourcesFingerprint(root: string): string {
  const sources = SOURCES.flatMap(([folder, accepts]) =>
    readFiles(join(root, folder), accepts).map(named(folder)),
  );
  return inputsOf("", {
    ...Object.fromEntries(sources),
    ...Object.fromEntries(DEPENDENCIES.map((name) => [name, versionOf(name, root)])),
  });
}

/** Folders of what makes outputs, and which of their files do. */
const SOURCES: readonly (readonly [folder: string, accepts: (path: string) => boolean])[] = [
  ["scripts", isToolSource],
  ["templates", isTemplate],
  ["specs", (path) => path === "manifest.schema.json"],
  [`${packageFolder(RUNTIME)}/src`, isLibrarySource],
  [`${packageFolder(WORKFLOW)}/src`, isReaderSource],
];

function named(folder: string) {
  return ({ path, bytes }: ReadFile) => [`${folder}/${path}`, hashBytes(bytes)] as const;
}

/** Areas whose code decides what is emitted. */
const AREAS = ["system/", "language/", "emit/"];

/** Folders of theirs that do not. */
const APART = new Set([
  "system/terminal/",
  "language/reference/",
  "language/testdata/",
  "emit/testdata/",
]);

function isToolSource(path: string): boolean {
  if (!AREAS.some((area) => path.startsWith(area))) return false;
  if (path.endsWith("/")) return !APART.has(path);
  return /\.(ts|json)$/.test(path) && !/\.(test|fixture)\.ts$/.test(path);
}

/** Those of `init` are copied once, and then belong to the project. */
function isTemplate(path: string): boolean {
  return !path.endsWith("~") && path !== "init/";
}

/** The generator reads documents and reports what is wrong with them by code of the workflow library. */
function isReaderSource(path: string): boolean {
  return /^(?:diagnostics|document)\//.test(path) && isLibrarySource(path);
}

/** The version as installed; packages hide their package.json from `import`, so it is read. */
function versionOf(dependency: string, root: string): string {
  const folders = createRequire(join(root, "package.json")).resolve.paths(dependency) ?? [];
  for (const folder of folders) {
    try {
      return JSON.parse(readFileSync(join(folder, dependency, "package.json"), "utf8")).version;
    } catch (error) {
      if (errorCode(error) !== "ENOENT") throw error;
    }
  }
  return "not installed";
}
