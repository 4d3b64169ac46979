import type { Rules } from "../rule.ts";

/** Rules to come. */
export const outputRules = {} as const satisfies Rules;
