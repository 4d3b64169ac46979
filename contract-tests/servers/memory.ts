import type { Target } from "../run/types.ts";
import { responseOf } from "./response.ts";

/** Answers each case's own reply at once, without a server. */
export const memoryTarget: Target = {
  send: async (_provider, _request, wanted) => ({ response: responseOf(wanted), violations: [] }),
};
