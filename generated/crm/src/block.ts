// Generated from specs/crm.yaml. Do not edit; run `npm run generate`.

import { defineBlock } from "@blockwright/runtime";
import { createRecord, getRecord, query, updateRecord } from "./operations.ts";

/** CRM records: Create, query, update and fetch records of any type. */
export const crmBlock = /* @__PURE__ */ defineBlock({
  type: "crm",
  name: "CRM records",
  description: "Create, query, update and fetch records of any type.",
  category: "tools",
  operations: {
    crm_create_record: createRecord,
    crm_query: query,
    crm_update_record: updateRecord,
    crm_get_record: getRecord,
  },
});

/** Makes the block known to `WorkflowBlock` in programs that import this package. */
declare module "@blockwright/runtime" {
  interface BlockTypes {
    readonly crm: typeof crmBlock;
  }
}
