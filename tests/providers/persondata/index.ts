import type { DocumentedExpectations } from "../../../contract-tests/documented/types.ts";
import { companyEnrich } from "./company-enrich.ts";
import { personEnrich } from "./person-enrich.ts";
import { personSearch } from "./person-search.ts";

/** Data of persons and companies. */
export const persondata: DocumentedExpectations = {
  provider: "persondata",
  block: { type: "persondata", category: "tools", color: "#6C5CE7" },
  secrets: ["apiKey"],
  shared: { apiKey: "k-persondata" },
  headers: { "x-api-key": "k-persondata" },
  operations: {
    persondata_person_enrich: personEnrich,
    persondata_company_enrich: companyEnrich,
    persondata_person_search: personSearch,
  },
};
