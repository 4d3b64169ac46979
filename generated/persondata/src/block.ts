// Generated from specs/persondata.yaml. Do not edit; run `npx blockwright generate`.

import { defineBlock } from "@blockwright/runtime";
import { companyEnrich, personEnrich, personSearch } from "./operations.ts";

/**
 * Person and company data: Enrich one person, enrich one company, or search the person
 * dataset with a search-engine-style query or an SQL string.
 */
export const persondataBlock = /* @__PURE__ */ defineBlock({
  type: "persondata",
  name: "Person and company data",
  description:
    "Enrich one person, enrich one company, or search the person dataset with a search-engine-style query or an SQL string.",
  color: "#6C5CE7",
  category: "tools",
  operations: {
    persondata_person_enrich: personEnrich,
    persondata_company_enrich: companyEnrich,
    persondata_person_search: personSearch,
  },
});

/** Makes the block known to `WorkflowBlock` in programs that import this package. */
declare module "@blockwright/runtime" {
  interface BlockTypes {
    readonly persondata: typeof persondataBlock;
  }
}
