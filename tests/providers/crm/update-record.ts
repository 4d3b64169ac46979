import type { OperationExpectations } from "../../../contract-tests/documented/types.ts";

/** Changing a record. */
export const updateRecord: OperationExpectations = {
  least: {
    inputs: { sobject: "Account", recordId: "001Old", fields: { Phone: null } },
    request: "PATCH https://acme.my.salesforce.com/services/data/v59.0/sobjects/Account/001Old",
    body: { Phone: null },
    answer: { status: 204, output: { data: { updated: true }, metadata: { id: "001Old" } } },
  },
  parameters: {
    sobject: { type: "string", required: true, in: "path", refuses: [".", ".."] },
    recordId: { type: "string", required: true, in: "path", refuses: [".", ".."] },
    fields: {
      type: "json",
      required: true,
      in: "body",
      accepts: [{ Name: "Acme", Phone: null }],
      refuses: [[], "[]", "null", "5", '{"Name":', 5, true],
    },
  },
  calls: {
    "fields as JSON text, recordId that needs encoding": {
      inputs: { sobject: "Invoice__c", recordId: "a/../b", fields: '{"Paid__c":true}' },
      request:
        "PATCH https://acme.my.salesforce.com/services/data/v59.0/sobjects/Invoice__c/a%2F..%2Fb",
      body: { Paid__c: true },
      answer: { status: 204, output: { data: { updated: true }, metadata: { id: "a/../b" } } },
    },
  },
  answers: {
    "success with a body": {
      status: 200,
      body: { id: "001Other", success: true },
      output: { data: { updated: true }, metadata: { id: "001Old" } },
    },
    "a deleted record": {
      status: 404,
      body: [{ message: "Entity is deleted.", errorCode: "ENTITY_IS_DELETED", fields: [] }],
      error: {
        code: "not_found",
        upstreamCode: "ENTITY_IS_DELETED",
        message: "Entity is deleted.",
      },
    },
  },
};
