import type { OperationExpectations } from "../../../contract-tests/documented/types.ts";

/** Creating a record. */
export const createRecord: OperationExpectations = {
  least: {
    inputs: { sobject: "Account", fields: { Name: "Acme" } },
    request: "POST https://acme.my.salesforce.com/services/data/v59.0/sobjects/Account",
    body: { Name: "Acme" },
    answer: {
      status: 201,
      body: { id: "001New", success: true, errors: [] },
      output: {
        data: { id: "001New", success: true, errors: [] },
        metadata: { id: "001New" },
      },
    },
  },
  parameters: {
    sobject: { type: "string", required: true, in: "path", refuses: [".", ".."] },
    fields: {
      type: "json",
      required: true,
      in: "body",
      accepts: [{}, { Phone: null, Score__c: 87.5, Ok__c: false, Owner: { Alias: "a" } }],
      refuses: [[], "[]", "null", "5", '{"Name":', 5, true],
    },
  },
  calls: {
    "fields as JSON text, sobject of one's own": {
      inputs: { sobject: "Invoice__c", fields: '{"Name":"INV-7","Note__c":null}' },
      request: "POST https://acme.my.salesforce.com/services/data/v59.0/sobjects/Invoice__c",
      body: { Name: "INV-7", Note__c: null },
    },
    "sobject that needs encoding": {
      inputs: { sobject: "a/b c", fields: { Name: "Acme" } },
      request: "POST https://acme.my.salesforce.com/services/data/v59.0/sobjects/a%2Fb%20c",
      body: { Name: "Acme" },
    },
  },
  answers: {
    "several errors, the first is reported": {
      status: 400,
      body: [
        {
          message: "LastName is missing.",
          errorCode: "REQUIRED_FIELD_MISSING",
          fields: ["LastName"],
        },
        { message: "Email is wrong.", errorCode: "INVALID_EMAIL_ADDRESS", fields: ["Email"] },
      ],
      error: {
        code: "bad_request",
        upstreamCode: "REQUIRED_FIELD_MISSING",
        message: "LastName is missing.",
      },
    },
    "a rate limit as 403": {
      status: 403,
      body: [{ message: "TotalRequests limit.", errorCode: "REQUEST_LIMIT_EXCEEDED" }],
      error: {
        code: "rate_limited",
        upstreamCode: "REQUEST_LIMIT_EXCEEDED",
        message: "TotalRequests limit.",
      },
    },
  },
};
