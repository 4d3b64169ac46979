import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { RUNTIME, type SharedId, type SharedSources, WORKFLOW } from "../../language/ir/shared.ts";
import type { Project } from "../../language/ir/types.ts";
import { errorCode } from "../../system/error.ts";
import { hashBytes, toLf } from "../../system/hash.ts";
import { type ReadFile, readFiles } from "./files.ts";
import { inputsOf } from "./fingerprint.ts";

/** Dependencies whose version shapes what is emitted or what is accepted. */
const DEPENDENCIES = [
  "@cyclonedx/cyclonedx-library",
  "ajv",
  "ajv-formats",
  "handlebars",
  "hosted-git-info",
  "js-yaml",
  "openapi-typescript",
  "typescript",
  "yaml",
];

/** What outputs are made by. */
export interface Tool {
  /** Changes with the generator's sources, templates, manifest schema, dependencies and project. */
  readonly fingerprint: string;
  /** Code of the shared packages, tests left out. */
  readonly shared: Readonly<Record<SharedId, SharedSources>>;
}

/**
 * Reads everything besides the manifests that decides what is emitted. The runtime is part of it
 * for every output: the check of examples executes it, so what it says may change a result. Of the
 * workflow library only what the generator itself uses is.
 */
export function readTool(root: string, project: Project): Tool {
  const runtime = readFiles(join(root, "packages/runtime/src"), isSharedSource);
  const workflow = readFiles(join(root, "packages/workflow/src"), isSharedSource);
  const sources = [
    ...readFiles(join(root, "scripts"), isToolSource).map(named("scripts")),
    ...readFiles(join(root, "templates"), isTemplate).map(named("templates")),
    ...readFiles(join(root, "specs"), (path) => path === "manifest.schema.json").map(
      named("specs"),
    ),
    ...runtime.map(named("packages/runtime/src")),
    ...workflow.filter(({ path }) => isReaderSource(path)).map(named("packages/workflow/src")),
  ];
  const fingerprint = inputsOf(JSON.stringify(project), {
    ...Object.fromEntries(sources),
    ...Object.fromEntries(DEPENDENCIES.map((name) => [name, versionOf(name, root)])),
  });
  return {
    fingerprint,
    shared: { [RUNTIME]: textsOf(runtime), [WORKFLOW]: textsOf(workflow) },
  };
}

function textsOf(files: readonly ReadFile[]): SharedSources {
  const texts = files.map(({ path, bytes }) => [path, toLf(bytes.toString("utf8"))]);
  return Object.fromEntries(texts);
}

function named(folder: string) {
  return ({ path, bytes }: ReadFile) => [`${folder}/${path}`, hashBytes(bytes)] as const;
}

/** Areas whose code decides what is emitted. */
const AREAS = ["system/", "language/", "emit/"];

/** Folders of theirs that do not. */
const APART = new Set(["system/terminal/", "language/testdata/", "emit/testdata/"]);

function isToolSource(path: string): boolean {
  if (!AREAS.some((area) => path.startsWith(area))) return false;
  if (path.endsWith("/")) return !APART.has(path);
  return /\.(ts|json)$/.test(path) && !/\.(test|fixture)\.ts$/.test(path);
}

function isTemplate(path: string): boolean {
  return !path.endsWith("~");
}

/** The generator reads documents and reports what is wrong with them by code of the workflow library. */
function isReaderSource(path: string): boolean {
  return /^(?:diagnostics|document)\//.test(path);
}

function isSharedSource(path: string): boolean {
  if (path.endsWith("/")) return path !== "testdata/";
  return path.endsWith(".ts") && !/\.(?:test|fixture|d)\.ts$/.test(path);
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
