import type { Severity } from "./change.ts";
import { refuseBroken } from "../../language/read-contract.ts";
import { compareStates } from "./compare.ts";
import { type DiffFormat, formatted } from "./format/formatted.ts";
import { holds, reportOf } from "./format/report.ts";
import { requirePackages } from "../record/places.ts";
import { aligned, type Sides } from "./states/align.ts";
import { toolTokens } from "./format/tool-tokens.ts";
import {
  resolveState,
  rootOf,
  type RootsWithin,
  sinceState,
  type Within,
} from "./states/resolve.ts";

/** Two states, as the command line refers to them. */
export interface DiffOptions {
  readonly base: string;
  /** Null: the working tree. */
  readonly head: string | null;
  readonly only: readonly string[] | null;
  readonly format: DiffFormat;
  /** The least grave severity that fails. */
  readonly failOn: Severity | null;
}

/**
 * Prints what differs between two states; 1 when that is as grave as was said to fail. Manifests that cannot
 * be compared are an InputError after that.
 */
export async function diff(
  { base, head, only, format, failOn }: DiffOptions,
  roots: RootsWithin,
  streams: Pick<NodeJS.Process, "stdout" | "env">,
): Promise<number> {
  const { workspace } = roots;
  const whole =
    head === null ? await sinceState(base, roots) : await bothStates(base, head, workspace);
  // Only now: a manifest that is wrong has to be mended before it can be generated.
  if (head === null) requirePackages(workspace());
  const sides = aligned(whole, only);
  const { base: before, head: after } = sides;
  const report = reportOf(before.label, after.label, compareStates(before, after), (id) =>
    toolTokens(id, before.contracts, after.contracts),
  );
  const ok = failOn === null || !holds(report, failOn);
  if (sides.readable.size > 0)
    streams.stdout.write(formatted(report, format, ok, rootOf(workspace), streams));
  refuseBroken(sides.broken);
  return ok ? 0 : 1;
}

async function bothStates(one: string, other: string, workspace: Within): Promise<Sides> {
  const [base, head] = await Promise.all([
    resolveState(one, workspace),
    resolveState(other, workspace),
  ]);
  return { base, head };
}
