import { workspace } from "../../contract-tests/settings/workspace.ts";
import { locate } from "../../packages/workflow/src/diagnostics/location.ts";
import { InputError } from "../system/input-error.ts";
import { parse } from "../language/manifest/parse.ts";
import type { ManifestPath, ManifestSource } from "../language/manifest/source.ts";
import type { Manifest } from "../language/manifest/types.ts";
import { hookFiles, readHooks, readSpecs, type Spec } from "../language/specs.ts";

/** A manifest as it is, from which mutants are made. */
export interface Original {
  readonly manifest: Manifest;
  readonly source: ManifestSource;
  readonly hooks: ReadonlyMap<string, string>;
}

const { root, specs } = workspace;
let known: ReadonlyMap<string, Original> | undefined;

/** The manifests of the project by provider, read once. */
export function originals(): ReadonlyMap<string, Original> {
  known ??= new Map(readSpecs(root, specs).specs.map((spec) => [spec.name, readOriginal(spec)]));
  return known;
}

/** The manifest of a provider. */
export function originalOf(provider: string): Original {
  const original = originals().get(provider);
  if (original) return original;
  const names = [...originals().keys()].join(", ");
  throw new InputError(`there is no provider ${JSON.stringify(provider)}; known are ${names}`);
}

function readOriginal({ file, folder }: Spec): Original {
  const { manifest, source } = parse(file);
  if (!manifest) throw new InputError(`${file.path} has errors; npx blockwright check lists them`);
  return { manifest, source, hooks: readHooks(folder, hookFiles(manifest)) };
}

/** Where a member stands, or where it would: `specs/books.yaml:130:9`. */
export function placeOf({ source }: Original, path: ManifestPath): string {
  const range = source.keyAt(path);
  const { line, column } = locate(range).start;
  return `${range.file.path}:${line}:${column}`;
}
