import type { Effect } from "../../language/ir/types.ts";
import type { PreparedOperation } from "../../language/check/prepared.ts";
import type { ManifestPath } from "../../language/manifest/source.ts";
import type { ManifestLimits } from "../../language/manifest/types.ts";
import { type Edit, remove, set } from "../edit.ts";
import { limitDurations } from "./durations.ts";
import { dropEach } from "./lists.ts";

const EFFECTS: readonly Effect[] = ["read", "write", "cost"];

/** Of the runtime, where a manifest does not say. */
const RETRIES = 2;

/** An operation of another effect, which decides what is repeated, and repeated more or less often. */
export function policyEdits(
  { at, operation, effect: own }: PreparedOperation,
  shared: ManifestLimits | undefined,
): readonly Edit[] {
  const retries = operation.limits?.retries ?? shared?.retries ?? RETRIES;
  const place = [...at, "limits", "retries"];
  return [
    ...EFFECTS.filter((effect) => effect !== own).map((effect) => set([...at, "effect"], effect)),
    set(place, retries + 1),
    ...(retries > 0 ? [set(place, retries - 1)] : []),
    ...policyListEdits([...at, "limits"], operation.limits),
    ...limitDurations([...at, "limits"], operation.limits),
  ];
}

/** What says that a call is not to be repeated, or when: gone. */
export function policyListEdits(at: ManifestPath, limits: ManifestLimits = {}): readonly Edit[] {
  const { finalCodes = [], resetHeaders = [], idempotencyKey } = limits;
  // Limits that say nothing are refused.
  const whole = (member: string) =>
    Object.keys(limits).length === 1 ? remove(at) : remove([...at, member]);
  const each = (member: "finalCodes" | "resetHeaders", items: readonly string[]) =>
    items.length === 1 ? [whole(member)] : dropEach([...at, member], items);
  return [
    ...each("finalCodes", finalCodes),
    ...each("resetHeaders", resetHeaders),
    ...(idempotencyKey === undefined ? [] : [whole("idempotencyKey")]),
  ];
}
