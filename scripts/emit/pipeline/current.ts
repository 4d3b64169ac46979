import {
  filesOf,
  fingerprint,
  inputsOf,
  targetFingerprint,
  textsOf,
} from "../fingerprint/fingerprint.ts";
import { operationPrefix } from "../../language/ir/names.ts";
import type { Inspect } from "../write/inspect.ts";
import { byCodeUnit } from "../../system/order.ts";
import { pathOf } from "../../system/path.ts";
import type { OutputRecord, State } from "../write/state.ts";
import type { Neighbours } from "./compiler.ts";
import type { Inputs } from "./inputs.ts";
import type { LoadedTarget } from "./own-targets.ts";
import { readHooks, type Spec } from "../../language/specs.ts";

/** An output that is as it should be, by its fingerprint and by every file on disk. */
export interface Current {
  readonly id: string;
  readonly record: OutputRecord;
}

/** A package of which only what some targets of the workspace add has to be made. */
export interface Part {
  readonly record: OutputRecord;
  readonly stale: readonly LoadedTarget[];
}

/** What is up to date, and what has to be made. */
export interface Selection {
  readonly current: readonly Current[];
  readonly todo: readonly Spec[];
  /** By the name of its manifest; what is to be made and not among these is made whole. */
  readonly parts: ReadonlyMap<string, Part>;
}

/** Hash over the inputs of one provider's package, the targets of the workspace apart. */
export function providerInputs(
  { tool, releases }: Pick<Inputs, "tool" | "releases">,
  spec: Spec,
  hooks: ReadonlyMap<string, string>,
): string {
  return inputsOf(tool, { ...textsOf(spec, hooks), release: JSON.stringify(releases(spec.name)) });
}

/** Hash over the inputs of what a target of the workspace adds to one provider's package. */
export function targetInputs(
  { tool }: Inputs,
  spec: Spec,
  hooks: ReadonlyMap<string, string>,
  { hash }: LoadedTarget,
): string {
  return inputsOf(tool, { ...textsOf(spec, hooks), target: hash });
}

/** Separates the packages that are up to date. */
export function selectTodo(inputs: Inputs, state: State, inspect: Inspect): Selection {
  const bySpec = new Map([...state].map(([id, record]) => [record.spec, { id, record }]));
  const current: Current[] = [];
  const todo: Spec[] = [];
  const parts = new Map<string, Part>();
  for (const spec of inputs.selected) {
    const known = bySpec.get(spec.file.path);
    const stale = known && !inputs.options.all ? staleTargets(inputs, spec, known, inspect) : null;
    if (known && stale?.length === 0) current.push(known);
    else todo.push(spec);
    if (known && stale?.length) parts.set(spec.name, { record: known.record, stale });
  }
  return { current, todo, parts };
}

/**
 * Manifests that are as they were when their packages were made, by name, each with the files that it
 * names. They have no errors, and nobody but the state file says so.
 */
export function manifestsInPlace(
  inputs: Pick<Inputs, "tool" | "releases">,
  specs: readonly Spec[],
  state: State,
): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const bySpec = new Map([...state.values()].map((record) => [record.spec, record]));
  const entries = specs.flatMap((spec) => {
    const record = bySpec.get(spec.file.path);
    if (!record) return [];
    const hooks = readHooks(spec.folder, record.hooks);
    const isSame = record.fingerprint === fingerprint(providerInputs(inputs, spec, hooks), record);
    return isSame ? [[spec.name, hooks] as const] : [];
  });
  return new Map(entries);
}

/** Targets of the workspace whose files in a package have to be made; null: all of it has. */
function staleTargets(
  inputs: Inputs,
  spec: Spec,
  { id, record }: Current,
  inspect: Inspect,
): readonly LoadedTarget[] | null {
  const hooks = readHooks(spec.folder, record.hooks);
  const known = Object.keys(record.targets).toSorted(byCodeUnit);
  const isWhole =
    known.join() === inputs.targets.map((target) => target.id).join() &&
    record.fingerprint === fingerprint(providerInputs(inputs, spec, hooks), record) &&
    areAsRecorded(id, filesOf(null, record), inspect);
  if (!isWhole) return null;
  return inputs.targets.filter((target) => {
    const hash = targetFingerprint(targetInputs(inputs, spec, hooks, target), target.id, record);
    return (
      record.targets[target.id]?.fingerprint !== hash ||
      !areAsRecorded(id, filesOf(target.id, record), inspect)
    );
  });
}

/** Whether these files of an output are what the state file says. */
export function areAsRecorded(id: string, files: OutputRecord["files"], inspect: Inspect): boolean {
  return Object.entries(files).every(([path, hash]) => {
    const found = inspect(pathOf(id, path));
    return found.kind === "file" && found.hash === hash;
  });
}

/**
 * Manifests that this run would skip but that may claim the provider id or an operation id of one that was just read, so that a clash is found although only one side was.
 */
export function neighboursOf(inputs: Inputs, state: State, todo: readonly Spec[]): Neighbours {
  const inRun = new Set(todo.map(({ name }) => name));
  const others = inputs.specs.filter(({ name }) => !inRun.has(name));
  const records = new Map([...state].map(([id, record]) => [record.spec, { id, record }]));
  return (claims) => {
    return others.filter(({ file }) => {
      const known = records.get(file.path);
      if (known === undefined) return false;
      return claims.some(({ provider }) => mayShareOperations(provider, known.id));
    });
  };
}

/** Operation ids begin with the provider's, so `a` and `a-b` may both have an `a_b_list`. */
function mayShareOperations(one: string, other: string): boolean {
  const [first, second] = [operationPrefix(one), operationPrefix(other)];
  return first.startsWith(second) || second.startsWith(first);
}
