import type { ScreenProps } from "../screen.ts";

/** Workflows. */
export function WorkflowsScreen(_: ScreenProps) {
  return <h1>Workflows</h1>;
}
