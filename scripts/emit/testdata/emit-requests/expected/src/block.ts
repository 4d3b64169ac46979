// Generated from specs/demo.yaml. Do not edit; run `npx blockwright generate`.

import { defineBlock } from "@blockwright/runtime";
import { createItem } from "./operations.ts";

/** Demo: A demo. */
export const demoBlock = /* @__PURE__ */ defineBlock({
  type: "demo",
  name: "Demo",
  description: "A demo.",
  color: "#336699",
  category: "tools",
  operations: { demo_create_item: createItem },
});

/** Makes the block known to `WorkflowBlock` in programs that import this package. */
declare module "@blockwright/runtime" {
  interface BlockTypes {
    readonly demo: typeof demoBlock;
  }
}
