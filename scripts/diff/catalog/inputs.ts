import type { Rules } from "../rule.ts";

/** Rules to come. */
export const inputRules = {} as const satisfies Rules;
