import { compareStates } from "./compare.ts";
import { formatted } from "./format.ts";
import type { DiffOptions } from "./options.ts";
import { holds, reportOf } from "./report.ts";
import { requirePackages } from "../record/places.ts";
import type { Installation } from "../../system/roots.ts";
import { aligned, type Sides } from "./states/align.ts";
import {
  RELEASED,
  resolveState,
  rootOf,
  sinceRelease,
  type Within,
  workingState,
} from "./states/resolve.ts";

/** Prints what differs between two states; 1 when that is as grave as was said to fail. */
export async function diff(
  { base, head, only, format, failOn }: DiffOptions,
  { installation, workspace }: { readonly installation: Installation; readonly workspace: Within },
  streams: Pick<NodeJS.Process, "stdout" | "env">,
): Promise<number> {
  const read = async (): Promise<Sides> => {
    if (base === RELEASED && head === null)
      return await sinceRelease({ installation, workspace: workspace() });
    const working = () => workingState(workspace());
    const to = head === null ? working() : resolveState(head, workspace);
    const [before, after] = await Promise.all([resolveState(base, workspace), to]);
    return { base: before, head: after };
  };
  const whole = await read();
  // Only now: a manifest that is wrong has to be mended before it can be generated.
  if (head === null) requirePackages(workspace());
  const sides = aligned(whole, only);
  const { label: from } = sides.base;
  const report = reportOf(from, sides.head.label, compareStates(sides.base, sides.head));
  const ok = failOn === null || !holds(report, failOn);
  streams.stdout.write(formatted(report, format, ok, rootOf(workspace), streams));
  return ok ? 0 : 1;
}
