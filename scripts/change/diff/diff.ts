import { compareStates } from "./compare.ts";
import { formatted } from "./format.ts";
import type { DiffOptions } from "./options.ts";
import { holds, reportOf } from "./report.ts";
import { requirePackages } from "../record/places.ts";
import { aligned } from "./states/align.ts";
import { resolveState, rootOf, type Within, workingState } from "./states/resolve.ts";

/** Prints what differs between two states; 1 when that is as grave as was said to fail. */
export async function diff(
  { base, head, only, format, failOn }: DiffOptions,
  workspace: Within,
  streams: Pick<NodeJS.Process, "stdout" | "env">,
): Promise<number> {
  const now = async () => {
    const state = await workingState(workspace());
    // Only now: a manifest that is wrong has to be mended before it can be generated.
    requirePackages(workspace());
    return state;
  };
  const [from, to] = await Promise.all([
    resolveState(base, workspace),
    head === null ? now() : resolveState(head, workspace),
  ]);
  const sides = aligned({ base: from, head: to }, only);
  const report = reportOf(from.label, to.label, compareStates(sides.base, sides.head));
  const ok = failOn === null || !holds(report, failOn);
  streams.stdout.write(formatted(report, format, ok, rootOf(workspace), streams));
  return ok ? 0 : 1;
}
