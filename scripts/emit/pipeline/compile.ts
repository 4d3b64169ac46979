import type { Diagnostic } from "../../language/diagnostics/diagnostic.ts";
import { internalError, startOf } from "../../language/diagnostics/internal-error.ts";
import { operationHooks } from "../../language/ir/hook-types.ts";
import type { Provider } from "../../language/ir/types.ts";
import type { ManifestSource } from "../../language/manifest/source.ts";
import type { Manifest } from "../../language/manifest/types.ts";
import { hookFiles, readHooks, type Spec } from "../../language/specs.ts";
import type { Front, Stages } from "./stages.ts";

/** Ids that only one manifest may have. */
export interface Claims {
  readonly provider: string;
  readonly operations: readonly string[];
}

/** What all stages that can complain found of a manifest. */
export interface Checked {
  readonly spec: Spec;
  /** Absent when the text is not a manifest. */
  readonly claims?: Claims;
  /** Files that it names, also those that are absent. */
  readonly files: readonly string[];
  readonly hooks: ReadonlyMap<string, string>;
  readonly diagnostics: readonly Diagnostic[];
  /** How many it has; null when there is an error. */
  readonly operations: number | null;
  readonly ms: number;
  /** Its hooks were compiled with packages that are installed, and may be updated. */
  readonly usesInstalled?: true;
}

/** A manifest after these stages. */
export interface Compiled extends Checked {
  /** Absent when there is an error. */
  readonly provider?: Provider;
  /** Whether a compiler has read the files of its hooks. */
  readonly areHooksChecked?: true;
}

/**
 * Takes one manifest through parse, check, lower and the check of its examples. What it was parsed
 * from is let go: many manifests at once would fill the memory with syntax trees.
 */
export function compileOne(spec: Spec, front: Front): Compiled {
  const started = performance.now();
  const elapsed = () => performance.now() - started;
  try {
    return { ...compiledBy(front, spec), ms: elapsed() };
  } catch (error) {
    const diagnostics = [internalError(error, "Checking this manifest", startOf(spec.file))];
    return { ...NOTHING, spec, diagnostics, ms: elapsed() };
  }
}

const NOTHING = { files: [], hooks: new Map<string, string>(), operations: null };

/** The same with what a compiler says of the files of its hooks. */
export async function withHooks(compiled: Compiled, stages: Stages): Promise<Compiled> {
  const { provider, areHooksChecked, spec, ...rest } = compiled;
  const isHooked = provider?.operations.some((each) => operationHooks(each).length > 0);
  if (!provider || !isHooked || areHooksChecked) return compiled;
  const started = performance.now();
  const found = await hookProblems(spec, provider, stages);
  const diagnostics = [...rest.diagnostics, ...found];
  const ms = rest.ms + performance.now() - started;
  const made = { ...rest, spec, diagnostics, ms, areHooksChecked: true } as const;
  if (hasError(found)) return { ...made, operations: null };
  return { ...made, provider, ...(usesInstalled(provider) && { usesInstalled: true }) };
}

/** Packages that a manifest depends on and the types of Node are not part of what is fingerprinted. */
function usesInstalled({ dependencies = {}, operations }: Provider): boolean {
  const sources = operations.flatMap(operationHooks).map(({ source }) => source);
  return Object.keys(dependencies).length > 0 || sources.some((each) => each.includes("node:"));
}

async function hookProblems(
  spec: Spec,
  provider: Provider,
  stages: Stages,
): Promise<readonly Diagnostic[]> {
  try {
    const { checkHookFiles } = await stages.hooks();
    return await checkHookFiles(spec, provider);
  } catch (error) {
    return [internalError(error, "Compiling the hooks of this manifest", startOf(spec.file))];
  }
}

function compiledBy(front: Front, spec: Spec): Omit<Compiled, "ms"> {
  const { manifest, draft, source, diagnostics } = front.parse(spec.file);
  if (manifest === undefined) {
    const places = new Set(diagnostics.map(({ range }) => range.start));
    const files = draft ? hookFiles(draft) : [];
    const hooks = readHooks(spec.folder, files);
    const rest = draft ? checkDraft(draft, source, hooks, front) : [];
    const all = [...diagnostics, ...rest.filter(({ range }) => !places.has(range.start))];
    all.sort((a, b) => a.range.start - b.range.start);
    return { spec, files, hooks, diagnostics: all, operations: null };
  }
  const files = hookFiles(manifest);
  const hooks = readHooks(spec.folder, files);
  const claims = claimsOf(manifest);
  const found = [...diagnostics, ...front.check(manifest, source, hooks)];
  const about = { spec, claims, files, hooks, operations: null };
  if (hasError(found)) return { ...about, diagnostics: found };
  const provider = front.lower(manifest, spec.file.path, hooks);
  const all = [...found, ...front.checkExamples(provider, source)];
  if (hasError(all)) return { ...about, diagnostics: all };
  return { ...about, diagnostics: all, provider, operations: provider.operations.length };
}

/** Mistakes of meaning beside those of shape; warnings may only follow from what was left out. */
function checkDraft(
  draft: Manifest,
  source: ManifestSource,
  hooks: ReadonlyMap<string, string>,
  front: Front,
) {
  return front.check(draft, source, hooks).filter(({ severity }) => severity === "error");
}

function claimsOf({ provider, operations }: Manifest): Claims {
  return { provider, operations: Object.keys(operations) };
}

/** True when one of them is an error. */
export function hasError(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === "error");
}

/** True when this manifest would be compiled to the same again. */
export function isStill({ spec: before, files, hooks }: Compiled, spec: Spec): boolean {
  if (before === spec) return true;
  if (before.file.path !== spec.file.path || before.file.text !== spec.file.text) return false;
  const texts = readHooks(spec.folder, files);
  return texts.size === hooks.size && [...texts].every(([file, text]) => hooks.get(file) === text);
}
