import { readdirSync, readFileSync, realpathSync } from "node:fs";
import { basename, join, sep } from "node:path";
import type { SourceFile } from "./diagnostics/diagnostic.ts";
import { InputError } from "../system/input-error.ts";
import { graphqlFile } from "./graphql/reference.ts";
import { iconFiles } from "./icon/reference.ts";
import type { Manifest, ManifestHooks } from "./manifest/types.ts";
import { errorCode } from "../system/error.ts";
import { toLf } from "../system/hash.ts";
import { byCodeUnit } from "../system/order.ts";
import { isInside, relativePath } from "../system/path.ts";

/** A manifest that was found and read. */
export interface Spec {
  /** File name without `.yaml`; the provider's id, when the manifest is right. */
  readonly name: string;
  readonly file: SourceFile;
  /** Folder of the manifest on disk. */
  readonly folder: string;
}

/** What a folder holds: manifests by name, and files that look like manifests but are not read. */
export interface Specs {
  readonly specs: readonly Spec[];
  readonly ignored: readonly string[];
}

/** Reads every `*.yaml` of a folder whose name is wanted, in an order that no file system decides. */
export function readSpecs(
  root: string,
  folder: string,
  isWanted: (name: string) => boolean = () => true,
): Specs {
  const shown = shownFolder(root, folder);
  const names = list(folder);
  const specs = manifestsAmong(names)
    .map((file) => ({ file, name: file.slice(0, -".yaml".length) }))
    .filter(({ name }) => isWanted(name))
    .map(({ file, name }) => ({
      name,
      file: { path: `${shown}/${file}`, text: readManifest(join(folder, file)) },
      folder,
    }));
  const ignored = names.filter((name) => name.endsWith(".yml")).map((name) => `${shown}/${name}`);
  return { specs, ignored };
}

/** How a project gets its first manifest. */
const BEGIN =
  "make one with `npx blockwright init --example`, or with `npx blockwright import FILE`";

/** What mends a folder or a manifest that cannot be read, by the code of the error. */
const FIXES: Readonly<Record<string, string>> = {
  ENOENT: BEGIN,
  ENOTDIR: "it must be a folder of manifests",
  EISDIR: "it must be a file",
  EACCES: "make it readable",
  EPERM: "make it readable",
};

/** A folder without manifests was named by mistake, or waits for its first one. */
export function refuseNone(
  { specs }: { readonly specs: readonly unknown[] },
  folder: string,
  hint = "",
): void {
  if (specs.length === 0)
    throw new InputError(`there is no manifest (*.yaml) in ${folder}; ${BEGIN}${hint}`);
}

/** Where the checkout lies must not show: relative to the root, or else the folder's name alone. */
export function shownFolder(root: string, folder: string): string {
  const path = relativePath(root, folder);
  return isInside(path) ? path : basename(folder);
}

/** File names of the manifests of a folder, in an order that no file system decides. */
export function listSpecs(folder: string): readonly string[] {
  return manifestsAmong(list(folder));
}

function manifestsAmong(names: readonly string[]): readonly string[] {
  return names.filter((name) => name.endsWith(".yaml")).toSorted(byCodeUnit);
}

function list(folder: string): readonly string[] {
  const entries = reading(folder, () => readdirSync(folder, { withFileTypes: true }));
  const files = entries.filter((entry) => !entry.isDirectory()).map(({ name }) => name);
  return files.filter((name) => !name.startsWith("."));
}

function readManifest(path: string): string {
  return reading(path, () => toLf(readFileSync(path, "utf8")));
}

function reading<T>(path: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const code = errorCode(error);
    const fix = FIXES[code ?? ""];
    const what =
      code === "ENOENT" ? `there is no ${path}` : `cannot read ${path}: ${code ?? error}`;
    throw new InputError(fix ? `${what}; ${fix}` : what, { cause: error });
  }
}

/** Files that a manifest names, relative to it: `hooks/crm.ts`, `graphql/issues.graphql`, `icons/crm.svg`. */
export function hookFiles({ block, hooks: shared, operations }: Manifest): readonly string[] {
  const documents = Object.values(operations).flatMap((each) => graphqlFile(each) ?? []);
  const own = Object.values(operations).map(({ hooks }) => hooks);
  const named = [shared, ...own].flatMap((hooks: ManifestHooks | undefined) => [
    hooks?.request,
    hooks?.reply,
    hooks?.sign,
  ]);
  const files = named.flatMap((hook) => hook?.replace(/^\.\//, "").replace(/#.*$/, "") ?? []);
  return [...new Set([...files, ...documents, ...iconFiles(block.icon)])].toSorted(byCodeUnit);
}

/** Texts of hook files by name; one that is absent, or outside the folder, is left out. */
export function readHooks(folder: string, files: readonly string[]): ReadonlyMap<string, string> {
  const texts = files.map((file) => [file, readHook(folder, file)] as const);
  return new Map(texts.flatMap(([file, text]) => (text === undefined ? [] : [[file, text]])));
}

function readHook(folder: string, file: string): string | undefined {
  if (!isInside(file)) return undefined;
  try {
    const path = realpathSync(join(folder, file));
    const inside = path.startsWith(realpathSync(folder) + sep);
    return inside ? toLf(readFileSync(path, "utf8")) : undefined;
  } catch (error) {
    if (["ENOENT", "ENOTDIR", "EISDIR"].includes(errorCode(error) ?? "")) return undefined;
    throw error;
  }
}
