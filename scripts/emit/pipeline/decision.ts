import { fingerprint, targetFingerprint } from "../fingerprint/fingerprint.ts";
import type { Finding } from "../write/finding.ts";
import { type Inspect } from "../write/inspect.ts";
import { differences, type PackagePlan, type PlannedFile, planPackage } from "../write/plan.ts";
import type { OutputRecord, State } from "../write/state.ts";
import type { Compiled } from "./compile.ts";
import type { Current } from "./current.ts";
import type { OutputResult } from "./result.ts";

/** How one output is written or kept. */
export interface OutputDecision {
  readonly result: OutputResult;
  /** Absent when nothing is compared: the output is current, or its manifest has errors. */
  readonly plan?: PackagePlan;
  /** What to keep of it in the state; null: nothing. Absent: what is there stays. */
  readonly record?: OutputRecord | null;
  readonly findings: readonly Finding[];
}

/** The contents of an output, before they are compared with what is there. */
export interface GeneratedOutput {
  readonly id: string;
  readonly files: readonly PlannedFile[];
  /** Path -> hash of files that were not made again. */
  readonly kept: Readonly<Record<string, string>>;
  readonly about: Omit<OutputRecord, "files" | "fingerprint" | "targets">;
  /** Hash over the inputs; see `fingerprint/fingerprint.ts`. */
  readonly inputs: string;
  /** Of each target of the workspace, the hash over its inputs and how its files are packaged. */
  readonly targets: Readonly<Record<string, { readonly inputs: string; readonly packing: string }>>;
  /** Targets of the workspace that were made alone; null: all of it was made. */
  readonly alone: readonly string[] | null;
  readonly ms: number;
}

/** How outputs are compared. */
export interface Comparison {
  readonly state: State;
  readonly inspect: Inspect;
  readonly force: boolean;
  readonly check: boolean;
}

const NONE = { written: 0, unchanged: 0, removed: 0, ms: 0 };

/** An output that its fingerprint and its files say is up to date. */
export function unchanged({ id, record }: Current): OutputDecision {
  const { spec, operations, files } = record;
  const count = Object.keys(files).length;
  const result = { ...NONE, id, spec, operations, status: "unchanged", unchanged: count } as const;
  return { result, findings: [] };
}

/** An output whose manifest has errors: its folder and what is recorded of it stay. */
export function failed({ spec, ms }: Compiled): OutputDecision {
  const { name, file } = spec;
  const result = {
    ...NONE,
    id: name,
    spec: file.path,
    operations: 0,
    status: "failed",
    ms,
  } as const;
  return { result, findings: [] };
}

/** An output that is made of others, and stays as it was until they are in order. */
export function withheld(id: string, findings: readonly Finding[]): OutputDecision {
  const result = { ...NONE, id, spec: null, operations: 0, status: "refused" } as const;
  return { result, findings };
}

/** An output that was made and is compared with what is there. */
export function compared(generated: GeneratedOutput, comparison: Comparison): OutputDecision {
  const { id, about, inputs, targets, alone, ms } = generated;
  const recorded = comparison.state.get(id)?.files ?? {};
  const { inspect, force } = comparison;
  const plan = planPackage(id, generated.files, recorded, inspect, force, generated.kept);
  const content = { ...about, targets, files: plan.files };
  const marked = Object.entries(targets).map(([target, { inputs: hash, packing }]) => {
    return [target, { fingerprint: targetFingerprint(hash, target, content), packing }] as const;
  });
  const record = {
    ...content,
    fingerprint: fingerprint(inputs, content),
    targets: Object.fromEntries(marked),
  };
  const changes = plan.write.length + plan.remove.length;
  return decided(plan, record, comparison, {
    id,
    spec: about.spec,
    operations: about.operations,
    status: changes > 0 ? "written" : "unchanged",
    written: plan.write.length,
    unchanged: plan.keep.length,
    removed: plan.remove.length,
    ...(alone && { targets: alone }),
    ms,
  });
}

/** A recorded output that no manifest produces any more. */
export function leftover({ id, record }: Current, comparison: Comparison): OutputDecision {
  const plan = planPackage(id, [], record.files, comparison.inspect, comparison.force);
  const removed = plan.remove.length;
  const { spec } = record;
  const result = { ...NONE, id, spec, operations: 0, status: "removed", removed } as const;
  return decided(plan, null, comparison, result);
}

function decided(
  plan: PackagePlan,
  record: OutputRecord | null,
  { check, inspect }: Comparison,
  result: OutputResult,
): OutputDecision {
  const findings = check ? differences(plan, inspect) : plan.findings;
  if (plan.findings.length === 0) return { result, plan, record, findings };
  return { result: { ...result, status: "refused" }, findings };
}
