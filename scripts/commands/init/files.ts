import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isMap } from "../../../packages/workflow/src/document/is-map.ts";
import { factsOf } from "../../emit/fingerprint/facts.ts";
import { withSchemaLine } from "../../language/schema-line.ts";
import { relativePath } from "../../system/path.ts";
import { type Installation, type Workspace, workspaceOf } from "../../system/roots.ts";
import type { InitOptions } from "./options.ts";
import { parsePackage, printPackage, withMembers } from "./package-json.ts";
import { repositoryOf, scopeFor } from "./place.ts";
import type { PlannedFile } from "./planned-file.ts";
import { textOf } from "./text-of.ts";

const WORKFLOWS = ["", "-comment", "-nightly", "-pages", "-release"].map(
  (kind) => `blockwright${kind}.yml`,
);

/** package.json as it has to be, and the project that it describes then. */
export function planProject(
  root: string,
  scope: string | null,
  installation: Installation,
): { readonly file: PlannedFile; readonly workspace: Workspace } {
  const { runtime, openapiFetch } = factsOf(installation);
  const path = join(root, "package.json");
  const before = textOf(path);
  const existing = parsePackage(path, before);
  const { blockwright } = existing;
  const isNamed = isMap(blockwright) && "scope" in blockwright;
  const { file, added } = withMembers(path, existing, {
    // Of some names of folders, none can be made.
    blockwright: isNamed ? {} : { scope: scope ?? scopeFor(existing, root) },
    scripts: { generate: "blockwright generate", check: "blockwright check" },
    devDependencies: {
      "@blockwright/runtime": runtime,
      blockwright: `^${installation.version}`,
      "openapi-fetch": openapiFetch,
    },
  });
  const after = added.length === 0 && before !== null ? before : printPackage(before, file);
  return { file: { path, before, after, added }, workspace: workspaceOf(root, file) };
}

/** Everything else that a project has from the beginning. */
export function planFiles(
  { root, specs, generated }: Workspace,
  { templates }: Installation,
  { example }: InitOptions,
): readonly PlannedFile[] {
  const template = (name: string) => readFileSync(join(templates, "init", name), "utf8");
  const repository = repositoryOf(root);
  const folder = relativePath(repository, root);
  const manifests = relativePath(root, specs);
  return [
    ignored(root, relativePath(root, generated), manifests),
    ...WORKFLOWS.map((name) => {
      const path = join(repository, ".github/workflows", workflowName(folder, name));
      return whole(path, located(template(name), folder || ".", manifests));
    }),
    ...(example
      ? [whole(join(specs, "notes.yaml"), withSchemaLine(template("notes.yaml"), specs))]
      : []),
  ];
}

/** A workflow for this folder of the repository, and this folder of manifests within. */
function located(workflow: string, folder: string, manifests: string): string {
  return workflow
    .replace(/^( +FOLDER:) \.$/m, (_, key: string) => `${key} ${yaml(folder)}`)
    .replace(/^( +SPECS:) specs$/m, (_, key: string) => `${key} ${yaml(manifests)}`)
    .replace('"**/specs/changelogs/**"', () => JSON.stringify(`**/${manifests}/changelogs/**`));
}

function ignored(root: string, generated: string, specs: string): PlannedFile {
  const path = join(root, ".gitignore");
  const before = textOf(path);
  const { text, added } = withLines(before, [
    "node_modules/",
    ".cache/",
    `${generated}/*/dist/`,
    `${generated}/.blockwright/`,
    `${specs}/.released.*/`,
  ]);
  return { path, before, after: text, added };
}

/** A file that is there stays as it is. */
export function whole(path: string, text: string): PlannedFile {
  const before = textOf(path);
  return { path, before, after: before ?? text, added: [] };
}

/** Each package of a monorepo has its own. */
function workflowName(folder: string, name: string): string {
  return folder === "" ? name : `${folder.replace(/[^\w.]+/g, "-")}-${name}`;
}

function yaml(text: string): string {
  return text === "." || /^[A-Za-z][\w./-]*$/.test(text) ? text : JSON.stringify(text);
}

/** The same with every line that is missing, and those lines. */
function withLines(
  before: string | null,
  wanted: readonly string[],
): { readonly text: string; readonly added: readonly string[] } {
  const text = before ?? "";
  const there = new Set(text.split(/\r?\n/).map(bare));
  const added = wanted.filter((line) => !there.has(bare(line)));
  const end = text.includes("\r\n") ? "\r\n" : "\n";
  const start = text === "" || text.endsWith("\n") ? text : text + end;
  return { text: start + added.map((line) => line + end).join(""), added };
}

/** `/dist/` and `dist` ignore the same folder of a project. */
function bare(line: string): string {
  return line.trim().replace(/^\/|\/$/g, "");
}
