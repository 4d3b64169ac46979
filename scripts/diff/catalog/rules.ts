import type { Rules } from "../rule.ts";

/** Rules to come. */
export const ruleRules = {} as const satisfies Rules;
