import type { Diagnostic } from "../../language/diagnostics/diagnostic.ts";
import { byCodeUnit } from "../../system/order.ts";
import { type Checks, NO_CHECKS } from "./checks.ts";
import {
  type Checked,
  type Claims,
  type Compiled,
  compileOne,
  isStill,
  withHooks,
} from "./compile.ts";
import type { Spec } from "../../language/specs.ts";
import type { Stages } from "./stages.ts";

/** Told about every manifest or provider that a stage has finished. */
export type Progress = (stage: "check" | "emit", done: number, total: number) => void;

/** Manifests outside the run that may claim an id of one inside it. */
export type Neighbours = (claims: readonly Claims[]) => readonly Spec[];

/** What was found of a set of manifests. */
export interface Findings<Each extends Checked> {
  readonly manifests: readonly Each[];
  /** Of each manifest in turn, then of the set. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Compiles sets of manifests and remembers each manifest that it has compiled. */
export interface Compiler {
  compile(specs: readonly Spec[], neighbours: Neighbours): Promise<Findings<Compiled>>;
  /** Compiles only what no run before has checked. */
  check(specs: readonly Spec[], neighbours: Neighbours): Promise<Findings<Checked>>;
}

/** Compiled manifests by name. A compiler that is given it compiles only what has changed since. */
export type Memory = Map<string, Compiled>;

/** What is known before a run. */
interface Known {
  readonly memory?: Memory;
  readonly checks?: Checks;
}

/** Creates a compiler for one run. */
export function compiler(
  stages: Stages,
  progress: Progress,
  { memory = new Map(), checks = NO_CHECKS }: Known = {},
): Compiler {
  const compileKnown = async (spec: Spec) => {
    const before = memory.get(spec.name);
    const compiled =
      before && isStill(before, spec) ? before : compileOne(spec, await stages.front());
    memory.set(spec.name, compiled);
    return compiled;
  };
  const compileWhole = async (spec: Spec) => {
    const compiled = await withHooks(await compileKnown(spec), stages);
    memory.set(spec.name, compiled);
    checks.keep(compiled);
    return compiled;
  };
  const checkWhole = async (spec: Spec) => checks.of(spec) ?? (await compileWhole(spec));
  const run = async <Each extends Checked>(
    specs: readonly Spec[],
    neighbours: Neighbours,
    one: (spec: Spec) => Promise<Each>,
    refused: (each: Each) => Each,
  ): Promise<Findings<Each>> => {
    const entries: Each[] = [];
    for (const spec of specs) {
      entries.push(await one(spec));
      progress("check", entries.length, specs.length);
    }
    const all: Checked[] = [...entries];
    for (const spec of neighbours(entries.flatMap(({ claims }) => claims ?? [])))
      all.push(checks.of(spec) ?? (await compileKnown(spec)));
    const contested = contestedSpecs(all);
    const names = new Set(contested.map(({ name }) => name));
    const manifests = entries.map((each) => (names.has(each.spec.name) ? refused(each) : each));
    const own = manifests.flatMap(({ diagnostics }) => diagnostics);
    return { manifests, diagnostics: [...own, ...(await clashes(contested, stages))] };
  };
  return {
    compile: (specs, neighbours) => run(specs, neighbours, compileWhole, withoutProvider),
    check: (specs, neighbours) => run(specs, neighbours, checkWhole, unsound),
  };
}

/** Manifests that claim an id which another one claims as well. None of them may be emitted. */
function contestedSpecs(all: readonly Checked[]): readonly Spec[] {
  const claimants = new Map<string, Spec[]>();
  for (const { spec, claims } of all) {
    if (claims === undefined) continue;
    const operations = claims.operations.map((id) => `operation ${id}`);
    for (const claim of [claims.provider, ...operations]) {
      claimants.set(claim, [...(claimants.get(claim) ?? []), spec]);
    }
  }
  const contested = [...claimants.values()].filter(({ length }) => length > 1).flat();
  return [...new Set(contested)].toSorted((a, b) => byCodeUnit(a.file.path, b.file.path));
}

function withoutProvider({ provider: _, ...rest }: Compiled): Compiled {
  return unsound(rest);
}

function unsound<Each extends Checked>(each: Each): Each {
  return { ...each, operations: null };
}

/** Clashes are rare: only then are their manifests parsed again, for the places in them. */
async function clashes(contested: readonly Spec[], stages: Stages): Promise<readonly Diagnostic[]> {
  if (contested.length === 0) return [];
  const front = await stages.front();
  const entries = contested.flatMap(({ file }) => {
    const { manifest, source } = front.parse(file);
    return manifest === undefined ? [] : [{ manifest, source }];
  });
  return entries.length > 0 ? front.checkSet(entries) : [];
}
