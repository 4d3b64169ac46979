import type { Diagnostic } from "../../language/diagnostics/diagnostic.ts";
import type { Finding } from "../write/finding.ts";

/**
 * What became of an output. `failed`: its manifest has errors; `refused`: a finding forbids to touch
 * its folder, or one that it is made of failed. Both leave it as it was.
 */
export type OutputStatus = "written" | "unchanged" | "removed" | "failed" | "refused";

/** One emitted package in a run. */
export interface OutputResult {
  readonly id: string;
  /** Manifest as shown to people; null for what is made of several. */
  readonly spec: string | null;
  readonly status: OutputStatus;
  readonly operations: number;
  /** Numbers of files. With `--check`, those that would be written and removed. */
  readonly written: number;
  readonly unchanged: number;
  readonly removed: number;
  /** Targets of the workspace, where nothing else of it was made. */
  readonly targets?: readonly string[];
  /** Time spent on it. */
  readonly ms: number;
}

export interface RunResult {
  readonly diagnostics: readonly Diagnostic[];
  readonly findings: readonly Finding[];
  readonly outputs: readonly OutputResult[];
  /** Files in the folder of manifests that look like manifests but are not read. */
  readonly ignored: readonly string[];
}

/** True when nothing has to be repaired. */
export function isOk({ diagnostics, findings }: RunResult): boolean {
  return findings.length === 0 && diagnostics.every(({ severity }) => severity !== "error");
}
