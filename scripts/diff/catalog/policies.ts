import type { Rules } from "../rule.ts";

/** Rules to come. */
export const policyRules = {} as const satisfies Rules;
