import type { DocumentedExpectations } from "../../../contract-tests/documented/types.ts";
import { createRecord } from "./create-record.ts";
import { getRecord } from "./get-record.ts";
import { query } from "./query.ts";
import { updateRecord } from "./update-record.ts";

/** CRM records. */
export const crm: DocumentedExpectations = {
  provider: "crm",
  block: { type: "crm", category: "tools" },
  secrets: ["apiKey"],
  shared: { apiKey: "t-crm", instanceUrl: "https://acme.my.salesforce.com" },
  headers: { authorization: "Bearer t-crm" },
  operations: {
    crm_create_record: createRecord,
    crm_query: query,
    crm_update_record: updateRecord,
    crm_get_record: getRecord,
  },
};
