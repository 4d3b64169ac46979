// Generated from specs/demo.yaml. Do not edit; run `npx blockwright generate`.

import { defineBlock } from "@blockwright/runtime";
import { insertText, replaceText } from "./operations.ts";

/** Docs: Writes documents. */
export const demoBlock = /* @__PURE__ */ defineBlock({
  type: "demo",
  name: "Docs",
  description: "Writes documents.",
  category: "tools",
  operations: { demo_insert_text: insertText, demo_replace_text: replaceText },
});

/** Makes the block known to `WorkflowBlock` in programs that import this package. */
declare module "@blockwright/runtime" {
  interface BlockTypes {
    readonly demo: typeof demoBlock;
  }
}
