import type { Rules } from "../rule.ts";

/** Rules to come. */
export const requestRules = {} as const satisfies Rules;
