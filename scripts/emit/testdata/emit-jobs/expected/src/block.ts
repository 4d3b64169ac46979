// Generated from specs/demo.yaml. Do not edit; run `npx blockwright generate`.

import { defineBlock } from "@blockwright/runtime";
import { count, getTask, startTask } from "./operations.ts";

/** Demo: A demo. */
export const demoBlock = /* @__PURE__ */ defineBlock({
  type: "demo",
  name: "Demo",
  description: "A demo.",
  category: "tools",
  operations: { demo_start_task: startTask, demo_get_task: getTask, demo_count: count },
});

/** Makes the block known to `WorkflowBlock` in programs that import this package. */
declare module "@blockwright/runtime" {
  interface BlockTypes {
    readonly demo: typeof demoBlock;
  }
}
