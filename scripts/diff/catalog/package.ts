import type { Rules } from "../rule.ts";

/** Rules to come. */
export const packageRules = {} as const satisfies Rules;
