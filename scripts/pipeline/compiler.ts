import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { byCodeUnit } from "../output/order.ts";
import { type Checked, type Compiled, checkOne, lowerOne } from "./compile.ts";
import type { Spec } from "./specs.ts";
import type { Front, Stages } from "./stages.ts";

/** Told about every manifest or provider that a stage has finished. */
export type Progress = (stage: "check" | "emit", done: number, total: number) => void;

/** Manifests outside the run that may claim an id of one inside it. */
export type Neighbours = (checked: readonly Checked[]) => readonly Spec[];

/** A set of manifests after all stages that can complain. */
export interface Compilation {
  readonly compiled: readonly Compiled[];
  /** Of each manifest in turn, then of the set. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Compiles sets of manifests and remembers each manifest that it has checked. */
export interface Compiler {
  compile(specs: readonly Spec[], neighbours: Neighbours): Promise<Compilation>;
}

/** Creates a compiler for one run. */
export function compiler(stages: Stages, progress: Progress): Compiler {
  const known = new Map<string, Checked>();
  const check = (spec: Spec, front: Front) => {
    const checked = known.get(spec.name) ?? about(spec.file.path, () => checkOne(spec, front));
    known.set(spec.name, checked);
    return checked;
  };
  return {
    async compile(specs, neighbours) {
      if (specs.length === 0) return { compiled: [], diagnostics: [] };
      const front = await stages.front();
      const entries = specs.map((spec, index) => {
        const checked = check(spec, front);
        progress("check", index + 1, specs.length);
        return checked;
      });
      const others = neighbours(entries).map((spec) => check(spec, front));
      const set = compareAll([...entries, ...others], front);
      const compiled = entries.map((entry) => {
        const result = about(entry.spec.file.path, () => lowerOne(entry, front));
        return set.contested.has(entry.spec.name) ? withoutProvider(result) : result;
      });
      const own = compiled.flatMap(({ diagnostics }) => diagnostics);
      return { compiled, diagnostics: [...own, ...set.diagnostics] };
    },
  };
}

/** Clashes between manifests, and the names of those that take part in one. */
function compareAll(entries: readonly Checked[], front: Front) {
  const parsed = entries
    .flatMap(({ spec, manifest, source }) => (manifest ? [{ spec, manifest, source }] : []))
    .sort((a, b) => byCodeUnit(a.spec.file.path, b.spec.file.path));
  const claims = new Map<string, string[]>();
  for (const { spec, manifest } of parsed) {
    const operations = Object.keys(manifest.operations).map((id) => `operation ${id}`);
    for (const claim of [manifest.provider, `block ${manifest.block.type}`, ...operations]) {
      claims.set(claim, [...(claims.get(claim) ?? []), spec.name]);
    }
  }
  const contested = [...claims.values()].filter(({ length }) => length > 1).flat();
  return { diagnostics: front.checkSet(parsed), contested: new Set(contested) };
}

/** A stage does not throw; when one does all the same, the message names the manifest. */
function about<T>(file: string, stage: () => T): T {
  try {
    return stage();
  } catch (error) {
    throw new Error(`while compiling ${file}`, { cause: error });
  }
}

function withoutProvider({ spec, hooks, diagnostics, ms }: Compiled): Compiled {
  return { spec, hooks, diagnostics, ms };
}
