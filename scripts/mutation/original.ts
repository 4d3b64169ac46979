import { fileURLToPath } from "node:url";
import { locate } from "../diagnostics/location.ts";
import { InputError } from "../input-error.ts";
import { parse } from "../manifest/parse.ts";
import type { ManifestPath, ManifestSource } from "../manifest/source.ts";
import type { Manifest } from "../manifest/types.ts";
import { hookFiles, readHooks, readSpecs, type Spec } from "../pipeline/specs.ts";

/** The folder of the project. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

/** A manifest as it is, from which mutants are made. */
export interface Original {
  readonly manifest: Manifest;
  readonly source: ManifestSource;
  readonly hooks: ReadonlyMap<string, string>;
}

/** The manifests of the project, or the one of a provider. */
export function readOriginals(provider: string | null): readonly Original[] {
  const { specs } = readSpecs(root, `${root}specs`);
  const names = specs.map(({ name }) => name);
  if (provider !== null && !names.includes(provider)) {
    throw new InputError(`--provider is one of ${names.join(", ")}, not ${provider}`);
  }
  return specs.filter(({ name }) => provider === null || name === provider).map(readOriginal);
}

function readOriginal({ file, folder }: Spec): Original {
  const { manifest, source } = parse(file);
  if (!manifest) throw new InputError(`${file.path} has mistakes; see npm run check`);
  return { manifest, source, hooks: readHooks(folder, hookFiles(manifest)) };
}

/** Where a member stands, or where it would: `specs/books.yaml:130:9`. */
export function placeOf({ source }: Original, path: ManifestPath): string {
  const range = source.keyAt(path);
  const { line, column } = locate(range).start;
  return `${range.file.path}:${line}:${column}`;
}
