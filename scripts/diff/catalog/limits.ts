import type { Rules } from "../rule.ts";

/** Rules to come. */
export const limitRules = {} as const satisfies Rules;
