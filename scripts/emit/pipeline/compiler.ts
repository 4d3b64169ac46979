import type { Diagnostic } from "../../language/diagnostics/diagnostic.ts";
import { byCodeUnit } from "../../system/order.ts";
import { type Claims, type Compiled, compileOne, isStill, withHooks } from "./compile.ts";
import type { Spec } from "../../language/specs.ts";
import type { Front, Stages } from "./stages.ts";

/** Told about every manifest or provider that a stage has finished. */
export type Progress = (stage: "check" | "emit", done: number, total: number) => void;

/** Manifests outside the run that may claim an id of one inside it. */
export type Neighbours = (claims: readonly Claims[]) => readonly Spec[];

/** A set of manifests after all stages that can complain. */
export interface Compilation {
  readonly compiled: readonly Compiled[];
  /** Of each manifest in turn, then of the set. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Compiles sets of manifests and remembers each manifest that it has compiled. */
export interface Compiler {
  compile(specs: readonly Spec[], neighbours: Neighbours): Promise<Compilation>;
}

/** Compiled manifests by name. A compiler that is given it compiles only what has changed since. */
export type Memory = Map<string, Compiled>;

/** Creates a compiler for one run. */
export function compiler(stages: Stages, progress: Progress, known: Memory = new Map()): Compiler {
  const compileKnown = (spec: Spec, front: Front) => {
    const before = known.get(spec.name);
    const compiled = before && isStill(before, spec) ? before : compileOne(spec, front);
    known.set(spec.name, compiled);
    return compiled;
  };
  const compileWhole = async (spec: Spec, front: Front) => {
    const compiled = await withHooks(compileKnown(spec, front), stages);
    known.set(spec.name, compiled);
    return compiled;
  };
  return {
    async compile(specs, neighbours) {
      if (specs.length === 0) return { compiled: [], diagnostics: [] };
      const front = await stages.front();
      const entries: Compiled[] = [];
      for (const spec of specs) {
        entries.push(await compileWhole(spec, front));
        progress("check", entries.length, specs.length);
      }
      const others = neighbours(entries.flatMap(({ claims }) => claims ?? []));
      const all = [...entries, ...others.map((spec) => compileKnown(spec, front))];
      const contested = contestedSpecs(all);
      const names = new Set(contested.map(({ name }) => name));
      const compiled = entries.map((entry) =>
        names.has(entry.spec.name) ? withoutProvider(entry) : entry,
      );
      const own = compiled.flatMap(({ diagnostics }) => diagnostics);
      return { compiled, diagnostics: [...own, ...clashes(contested, front)] };
    },
  };
}

/** Manifests that claim an id which another one claims as well. None of them may be emitted. */
function contestedSpecs(all: readonly Compiled[]): readonly Spec[] {
  const claimants = new Map<string, Spec[]>();
  for (const { spec, claims } of all) {
    if (claims === undefined) continue;
    const operations = claims.operations.map((id) => `operation ${id}`);
    for (const claim of [claims.provider, `block ${claims.block}`, ...operations]) {
      claimants.set(claim, [...(claimants.get(claim) ?? []), spec]);
    }
  }
  const contested = [...claimants.values()].filter(({ length }) => length > 1).flat();
  return [...new Set(contested)].toSorted((a, b) => byCodeUnit(a.file.path, b.file.path));
}

/** Clashes are rare: only then are their manifests parsed again, for the places in them. */
function clashes(contested: readonly Spec[], front: Front): readonly Diagnostic[] {
  const entries = contested.flatMap(({ file }) => {
    const { manifest, source } = front.parse(file);
    return manifest === undefined ? [] : [{ manifest, source }];
  });
  return entries.length > 0 ? front.checkSet(entries) : [];
}

function withoutProvider({ provider: _, ...rest }: Compiled): Compiled {
  return rest;
}
