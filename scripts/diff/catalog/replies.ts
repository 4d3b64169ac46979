import type { Rules } from "../rule.ts";

/** Rules to come. */
export const replyRules = {} as const satisfies Rules;
