// Generated from specs/demo.yaml. Do not edit; run `npx blockwright generate`.

import { defineBlock } from "@blockwright/runtime";
import {
  addItem,
  cancel,
  createCustomer,
  exportAs,
  exportRows,
  exportTable,
  findItems,
  list,
  note,
  patch,
  raw,
  search,
  session,
} from "./operations.ts";

/** Demo: A demo. */
export const demoBlock = /* @__PURE__ */ defineBlock({
  type: "demo",
  name: "Demo",
  description: "A demo.",
  category: "tools",
  operations: {
    demo_find_items: findItems,
    demo_add_item: addItem,
    demo_create_customer: createCustomer,
    demo_cancel: cancel,
    demo_list: list,
    demo_search: search,
    demo_patch: patch,
    demo_note: note,
    demo_session: session,
    demo_export_rows: exportRows,
    demo_export_table: exportTable,
    demo_export_as: exportAs,
    demo_raw: raw,
  },
});

/** Makes the block known to `WorkflowBlock` in programs that import this package. */
declare module "@blockwright/runtime" {
  interface BlockTypes {
    readonly demo: typeof demoBlock;
  }
}
