import type { Diagnostic } from "../../language/diagnostics/diagnostic.ts";
import type { Finding } from "../write/finding.ts";
import type { Inspect } from "../write/inspect.ts";
import type { PackagePlan } from "../write/plan.ts";
import {
  formatState,
  type OutputRecord,
  parseState,
  readStateText,
  STATE_FILE,
  type State,
} from "../write/state.ts";
import { type Compiled, hasError } from "./compile.ts";
import type { Compiler } from "./compiler.ts";
import { neighboursOf, providerInputs, selectTodo, targetInputs } from "./current.ts";
import type { EmittedPackage, Emitter } from "./emitter.ts";
import type { Inputs } from "./inputs.ts";
import {
  type Comparison,
  compared,
  failed,
  leftover,
  type OutputDecision,
  unchanged,
} from "./decision.ts";
import { refuseNewer, versionFinding } from "./made-by.ts";
import { schemaDecision, WORKFLOW_SCHEMA } from "./workflow-schema.ts";

/** One comparison of everything generated with everything there; nothing is written yet. */
export interface Round {
  readonly decisions: readonly OutputDecision[];
  readonly diagnostics: readonly Diagnostic[];
  readonly findings: readonly Finding[];
  /** Packages to change. */
  readonly plans: readonly PackagePlan[];
  /** Text of the state file as it was read, and as it has to be. */
  readonly before: string;
  readonly after: string;
}

/** Decides what has to happen to the output folder. */
export async function planRound(
  inputs: Inputs,
  compiler: Compiler,
  emitter: Emitter,
  inspect: Inspect,
): Promise<Round> {
  const { installation, force, check, only } = inputs.options;
  const before = readStateText(inputs.out);
  const version = await versionFinding(before, installation.version);
  if (!force && !check) refuseNewer(version, inputs.out);
  const state = readState(before, version, inputs.out, force);
  const comparison: Comparison = { state, inspect, force, check };
  const selection = selectTodo(inputs, state, inspect);
  const neighbours = neighboursOf(inputs, state, selection.todo);
  const { manifests: compiled, diagnostics: found } = await compiler.compile(
    selection.todo,
    neighbours,
  );
  const { packages: emitted, diagnostics: unmade } = await emitter.emit(compiled, selection.parts);
  const diagnostics = [...found, ...unmade];
  const decisions = [
    ...selection.current.map(unchanged),
    ...compiled.map((result) => decisionOf(result, emitted, inputs, comparison)),
  ];
  // A manifest that cannot be read might be the one that a package belongs to.
  const complete = only === null && !hasError(diagnostics);
  if (complete) decisions.push(...leftovers(decisions, comparison));
  const packages = { decisions, emitted, next: nextState(state, decisions) };
  const schema = await schemaDecision(packages, inputs, emitter, comparison);
  if (schema !== null) decisions.push(schema);
  const after = formatState(nextState(state, decisions), installation.version);
  const { plans, findings } = gather(decisions, before, after, check ? version : null, check);
  return { decisions, diagnostics, findings, plans, before, after };
}

/** A damaged state file stops a run, unless the tree is to be rebuilt anyway. */
function readState(text: string, version: Finding | null, out: string, force: boolean): State {
  try {
    return parseState(text);
  } catch (error) {
    if (force) return new Map();
    refuseNewer(version, out);
    throw error;
  }
}

function decisionOf(
  compiled: Compiled,
  emitted: ReadonlyMap<string, EmittedPackage>,
  inputs: Inputs,
  comparison: Comparison,
): OutputDecision {
  const { spec, provider, hooks } = compiled;
  const made = provider && emitted.get(provider.id);
  if (provider === undefined || made === undefined) return failed(compiled);
  const about = {
    spec: spec.file.path,
    block: provider.block.type,
    operations: provider.operations.length,
    hooks: [...hooks.keys()],
  };
  const marks = inputs.targets.map((target) => {
    const packing = made.packings[target.id] ?? "";
    return [target.id, { inputs: targetInputs(inputs, spec, hooks, target), packing }] as const;
  });
  const generated = {
    ...made,
    id: provider.id,
    about,
    inputs: providerInputs(inputs, spec, hooks),
    targets: Object.fromEntries(marks),
    ms: compiled.ms + made.ms,
  };
  return compared(generated, comparison);
}

/** Packages that nothing produces any more. */
function leftovers(
  decisions: readonly OutputDecision[],
  comparison: Comparison,
): readonly OutputDecision[] {
  const produced = new Set([WORKFLOW_SCHEMA, ...decisions.map(({ result }) => result.id)]);
  return [...comparison.state]
    .filter(([id]) => !produced.has(id))
    .map(([id, record]) => leftover({ id, record }, comparison));
}

function nextState(state: State, decisions: readonly OutputDecision[]): State {
  const next = new Map<string, OutputRecord>(state);
  for (const { result, record } of decisions) {
    if (record === null) next.delete(result.id);
    else if (record !== undefined) next.set(result.id, record);
  }
  return next;
}

function gather(
  decisions: readonly OutputDecision[],
  before: string,
  after: string,
  version: Finding | null,
  check: boolean,
) {
  const plans = decisions
    .flatMap(({ plan }) => plan ?? [])
    .filter(({ write, remove }) => write.length + remove.length > 0);
  const findings = [version ?? [], ...decisions.map((decision) => decision.findings)].flat();
  if (check && before !== after && findings.length === 0) {
    findings.push({ kind: before === "" ? "missing" : "stale", path: STATE_FILE });
  }
  return { plans, findings };
}
