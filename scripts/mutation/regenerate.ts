import { isDeepStrictEqual } from "node:util";
import { ToolError } from "../../packages/runtime/src/tool-error.ts";
import { hasError } from "../emit/pipeline/compile.ts";
import { blockTarget } from "../emit/targets/block.ts";
import { blockJsonTarget } from "../emit/targets/block-json.ts";
import { clientTarget } from "../emit/targets/client.ts";
import { openapiTarget } from "../emit/targets/openapi.ts";
import { operationsTarget } from "../emit/targets/operations.ts";
import type { EmittedFile } from "../emit/targets/target.ts";
import { check } from "../language/check/manifest.ts";
import type { Project, Provider } from "../language/ir/types.ts";
import type { Diagnostic } from "../language/diagnostics/diagnostic.ts";
import { lower } from "../language/lower/provider.ts";
import { expand } from "../language/manifest/expand.ts";
import { fits } from "../language/manifest/shape.ts";
import type { Manifest, ManifestOperation, ManifestParameter } from "../language/manifest/types.ts";
import { type Edit, edited } from "./edit.ts";
import type { Original } from "./original.ts";

/** The files of a package that run, and its documents; its types are left out. */
const TARGETS = [clientTarget, operationsTarget, blockTarget, blockJsonTarget, openapiTarget];

/** The package of a manifest in which one thing is changed; null when the checker of manifests refuses it. */
export async function regenerate(
  original: Original,
  edit: Edit | null,
  project: Project,
): Promise<readonly EmittedFile[] | null> {
  const provider = edit ? meant(original, edit)?.provider : baseOf(original).provider;
  if (!provider) return null;
  const emitted = Promise.all(TARGETS.map(async (target) => await target.emit(provider, project)));
  return (await emitted.catch(unfitExample))?.flat() ?? null;
}

/**
 * The manifest with an edit; null when the checker of manifests refuses it, says of one word more that it has
 * no effect, or when it means the same. Examples have no say in that: they would find what the suite is to find.
 */
export function accepted(original: Original, edit: Edit): Manifest | null {
  return meant(original, edit)?.manifest ?? null;
}

/** The same with what it means. */
function meant(original: Original, edit: Edit): Meant | null {
  const manifest = changed(original, edit);
  if (!manifest) return null;
  const found = check(withoutExamples(manifest), original.source, original.hooks);
  if (hasError(found.filter(({ code }) => !code.endsWith("-without-example")))) return null;
  const base = baseOf(original);
  if (idleWords(found) > base.idle) return null;
  const provider = lower(manifest, original.source.file.path, original.hooks);
  const same = isDeepStrictEqual(provider, base.provider) && !leavesEveryWord(original, edit);
  return same ? null : { manifest, provider };
}

/** No mutant, but the provider as it is, which the suite has to pass. */
function leavesEveryWord({ written }: Original, edit: Edit): boolean {
  return isDeepStrictEqual(edited(written, edit), written);
}

/** Documents show the example of a parameter as it travels, which only the check of examples makes sure of. */
function unfitExample(error: unknown): null {
  if (error instanceof ToolError && error.code === "invalid_input") return null;
  throw error;
}

/** How many words the checker says have no effect. */
function idleWords(found: readonly Diagnostic[]): number {
  return found.filter(({ code }) => code.endsWith("-unused")).length;
}

interface Meant {
  readonly manifest: Manifest;
  readonly provider: Provider;
}

/** What mutants are compared with. */
interface Base {
  readonly idle: number;
  readonly provider: Provider;
}

const known = new WeakMap<Original, Base>();

function baseOf(original: Original): Base {
  const { manifest, source, hooks } = original;
  const base = known.get(original) ?? {
    idle: idleWords(check(withoutExamples(manifest), source, hooks)),
    provider: lower(manifest, source.file.path, hooks),
  };
  known.set(original, base);
  return base;
}

/** The manifest with an edit; null where it has cost it its shape. */
export function changed({ written }: Original, edit: Edit): Manifest | null {
  const value: unknown = edited(written, edit);
  return fits(value) ? expand(value) : null;
}

function withoutExamples(manifest: Manifest): Manifest {
  const { params, operations } = manifest;
  return {
    ...manifest,
    ...(params && { params: withoutValues(params) }),
    operations: mapValues(
      operations,
      ({ examples: _, ...operation }): ManifestOperation => ({
        ...operation,
        ...(operation.params && { params: withoutValues(operation.params) }),
      }),
    ),
  };
}

function withoutValues(params: Readonly<Record<string, ManifestParameter>>) {
  return mapValues(params, ({ example: _, ...parameter }): ManifestParameter => parameter);
}

function mapValues<From, To>(
  record: Readonly<Record<string, From>>,
  map: (value: From) => To,
): Readonly<Record<string, To>> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
