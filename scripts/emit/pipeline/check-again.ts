import type { Diagnostic } from "../../language/diagnostics/diagnostic.ts";
import type { Provider } from "../../language/ir/types.ts";
import { readSpecs, type Spec } from "../../language/specs.ts";
import type { Compiled } from "./compile.ts";
import { compiler, type Findings, type Memory } from "./compiler.ts";
import { type RunOptions, select } from "./inputs.ts";
import { stages as ownStages, type Stages } from "./stages.ts";

/** A manifest that is new, was changed, or that another one concerns in another way. */
export interface CheckedManifest {
  /** Name of the file without `.yaml`. */
  readonly name: string;
  /** As shown to people. */
  readonly file: string;
  /** What is wrong with it; null where the file is gone. */
  readonly diagnostics: readonly Diagnostic[] | null;
  readonly operations: number;
  /** What it is compiled to, and from; null where there is an error. */
  readonly made: { readonly provider: Provider; readonly spec: Spec } | null;
}

/** What was said of a manifest the last time. */
interface Said {
  readonly name: string;
  readonly compiled: Compiled | undefined;
  /** How it clashes with others. */
  readonly clashes: string;
}

/**
 * Checks a folder of manifests again and again. Each call gives the manifests that have changed since the
 * one before, in the order of their files, and compiles no others. Throws an InputError where the folder or
 * a manifest cannot be read, and knows what it knew.
 */
export function checkAgain(
  { workspace, specs: folder, only }: Pick<RunOptions, "workspace" | "specs" | "only">,
  stages: Stages = ownStages,
): () => Promise<readonly CheckedManifest[]> {
  const memory: Memory = new Map();
  let said: ReadonlyMap<string, Said> = new Map();
  return async () => {
    const { specs } = readSpecs(workspace.root, folder);
    const names = new Set(specs.map(({ name }) => name));
    for (const name of memory.keys()) if (!names.has(name)) memory.delete(name);
    const selected = select(specs, only);
    const others = specs.filter((spec) => !selected.includes(spec));
    const run = compiler(stages, () => undefined, { memory });
    const found = await run.compile(selected, () => others);
    const clashes = clashesOf(found);
    const now = new Map<string, Said>();
    const changed = found.manifests.flatMap(({ spec, provider, operations, diagnostics }) => {
      const { name } = spec;
      const { path: file } = spec.file;
      const own = clashes.filter(({ range }) => range.file.path === file);
      const told = own.map(({ range, message }) => `${range.start} ${message}`).join("\n");
      const next = { name, compiled: memory.get(name), clashes: told };
      now.set(file, next);
      const before = said.get(file);
      if (before?.compiled === next.compiled && before?.clashes === next.clashes) return [];
      const made = provider ? { provider, spec } : null;
      const all = [...diagnostics, ...own];
      return [{ name, file, diagnostics: all, operations: operations ?? 0, made }];
    });
    const gone = [...said].filter(([file]) => !now.has(file));
    said = now;
    const removed = gone.map(([file, { name }]) => {
      return { name, file, diagnostics: null, operations: 0, made: null };
    });
    return [...removed, ...changed];
  };
}

/** Problems that manifests have with each other. */
function clashesOf({ manifests, diagnostics }: Findings<Compiled>): readonly Diagnostic[] {
  const own = new Set(manifests.flatMap((each) => each.diagnostics));
  return diagnostics.filter((each) => !own.has(each));
}
