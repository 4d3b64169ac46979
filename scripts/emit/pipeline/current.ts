import { fingerprint, inputsOf } from "../fingerprint/fingerprint.ts";
import { operationPrefix } from "../../language/ir/names.ts";
import type { Inspect } from "../write/inspect.ts";
import { pathOf } from "../../system/path.ts";
import type { OutputRecord, State } from "../write/state.ts";
import type { Neighbours } from "./compiler.ts";
import type { Inputs } from "./inputs.ts";
import { readHooks, type Spec } from "../../language/specs.ts";

/** An output that is as it should be, by its fingerprint and by every file on disk. */
export interface Current {
  readonly id: string;
  readonly record: OutputRecord;
}

/** What is up to date, and what has to be made. */
export interface Selection {
  readonly current: readonly Current[];
  readonly todo: readonly Spec[];
}

/** Hash over the inputs of one provider's package. */
export function providerInputs(
  { tool, releases }: Inputs,
  spec: Spec,
  hooks: ReadonlyMap<string, string>,
): string {
  const named = [...hooks].map(([file, text]) => [`hook ${file}`, text] as const);
  const { path, text } = spec.file;
  const release = JSON.stringify(releases(spec.name));
  return inputsOf(tool, { ...Object.fromEntries(named), path, text, release });
}

/** Separates the packages that are up to date. */
export function selectTodo(inputs: Inputs, state: State, inspect: Inspect): Selection {
  const bySpec = new Map([...state].map(([id, record]) => [record.spec, { id, record }]));
  const current: Current[] = [];
  const todo: Spec[] = [];
  for (const spec of inputs.selected) {
    const known = bySpec.get(spec.file.path);
    const isCurrent =
      known !== undefined &&
      known.record.fingerprint === expected(inputs, spec, known.record) &&
      isAsRecorded(known, inspect);
    if (isCurrent && !inputs.options.all) current.push(known);
    else todo.push(spec);
  }
  return { current, todo };
}

function expected(inputs: Inputs, spec: Spec, record: OutputRecord): string {
  const hooks = readHooks(spec.folder, record.hooks);
  return fingerprint(providerInputs(inputs, spec, hooks), record);
}

/** Whether every file of an output is what the state file says. */
export function isAsRecorded({ id, record }: Current, inspect: Inspect): boolean {
  return Object.entries(record.files).every(([path, hash]) => {
    const found = inspect(pathOf(id, path));
    return found.kind === "file" && found.hash === hash;
  });
}

/**
 * Manifests that this run would skip but that may claim the provider id, the block type or an
 * operation id of one that was just read, so that a clash is found although only one side was.
 */
export function neighboursOf(inputs: Inputs, state: State, todo: readonly Spec[]): Neighbours {
  const inRun = new Set(todo.map(({ name }) => name));
  const others = inputs.specs.filter(({ name }) => !inRun.has(name));
  const records = new Map([...state].map(([id, record]) => [record.spec, { id, record }]));
  return (claims) => {
    const types = new Set(claims.map(({ block }) => block));
    return others.filter(({ file }) => {
      const known = records.get(file.path);
      if (known === undefined) return false;
      const overlaps = claims.some(({ provider }) => mayShareOperations(provider, known.id));
      return overlaps || types.has(known.record.block ?? "");
    });
  };
}

/** Operation ids begin with the provider's, so `a` and `a-b` may both have an `a_b_list`. */
function mayShareOperations(one: string, other: string): boolean {
  const [first, second] = [operationPrefix(one), operationPrefix(other)];
  return first.startsWith(second) || second.startsWith(first);
}
