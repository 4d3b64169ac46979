import { parse as parseYaml } from "yaml";
import { workspace } from "../../contract-tests/settings/workspace.ts";
import { locate } from "../../packages/workflow/src/diagnostics/location.ts";
import type { Json } from "../language/ir/types.ts";
import { convertText } from "../language/version-1/text.ts";
import { parse } from "../language/manifest/parse.ts";
import type { ManifestPath, ManifestSource } from "../language/manifest/source.ts";
import type { Manifest } from "../language/manifest/types.ts";
import { hookFiles, listSpecs, readHooks, readSpecs, type Spec } from "../language/specs.ts";
import { InputError } from "../system/input-error.ts";

/** A manifest as it is, from which mutants are made. */
export interface Original {
  /** As it is written, with its short forms. */
  readonly written: Json;
  readonly manifest: Manifest;
  readonly source: ManifestSource;
  readonly hooks: ReadonlyMap<string, string>;
}

const { root, specs } = workspace;
const known = new Map<string, Original>();

/** The providers of the project, in order. */
export function providerNames(): readonly string[] {
  return listSpecs(specs).map((file) => file.replace(/\.yaml$/, ""));
}

/** The manifest of a provider, read once. */
export function originalOf(provider: string): Original {
  const original = known.get(provider) ?? readOriginal(specOf(provider));
  known.set(provider, original);
  return original;
}

/** One of hundreds of manifests: the others are not read. */
function specOf(provider: string): Spec {
  const [spec] = readSpecs(root, specs, (name) => name === provider).specs;
  if (spec) return spec;
  const names = providerNames().join(", ");
  throw new InputError(`there is no provider ${JSON.stringify(provider)}; known are ${names}`);
}

/** Reads a manifest, with the files that it names. */
export function readOriginal({ file, folder }: Pick<Spec, "file" | "folder">): Original {
  const { manifest, source } = parse(file);
  if (!manifest) throw new InputError(`${file.path} has errors; npx blockwright check lists them`);
  const hooks = readHooks(folder, hookFiles(manifest));
  return { written: parseYaml(convertText(file.text)), manifest, source, hooks };
}

/** Where a member stands, or where it would: `specs/books.yaml:130:9`. */
export function placeOf({ source }: Original, path: ManifestPath): string {
  const range = source.keyAt(path);
  const { line, column } = locate(range).start;
  return `${range.file.path}:${line}:${column}`;
}
