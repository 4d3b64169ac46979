import type { ToolError } from "../tool-error.ts";

let refused: ToolError[] | undefined;

/** Throws what is wrong with one value, or keeps it while all that is wrong is collected. */
export function refuse(error: ToolError): "" {
  if (!refused) throw error;
  refused.push(error);
  return "";
}

/** What was prepared, and all that was refused meanwhile. `prepare` is synchronous. */
export function collected<Made>(prepare: () => Made): {
  readonly made?: Made;
  readonly error?: unknown;
  readonly refused: readonly ToolError[];
} {
  const found: ToolError[] = [];
  refused = found;
  try {
    return { made: prepare(), refused: found };
  } catch (error) {
    return { error, refused: found };
  } finally {
    refused = undefined;
  }
}
