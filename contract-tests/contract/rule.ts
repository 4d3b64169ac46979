import type { RuleContract } from "./condition-types.ts";
import { dependent, ruled } from "./folded.ts";
import type { WrittenManifest, WrittenOperation, WrittenRule } from "./written-types.ts";

/** Reads rules in their order: first what some inputs allow others. */
export function readRules(
  { params: own, hooks }: WrittenOperation,
  { params: shared }: WrittenManifest,
  { rules, place }: { readonly rules: readonly WrittenRule[]; readonly place: string },
): readonly RuleContract[] {
  const all = { ...shared, ...own };
  const types = (name: string) => all[name]?.type;
  const dependents = Object.entries(all).flatMap(([name, { enumBy }]) =>
    enumBy && !hooks?.fills?.includes(name) ? [dependent(name, enumBy, types)] : [],
  );
  return [...dependents, ...rules.map((rule, at) => ruled(rule, `${place}.rules[${at}]`, types))];
}
