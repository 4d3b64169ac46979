import type { ScreenProps } from "../screen.ts";

/** Workflow. */
export function WorkflowScreen(_: ScreenProps) {
  return <h1>Workflow</h1>;
}
