import type { OperationExpectations } from "../../../contract-tests/documented/types.ts";

/** Fetching one record. */
export const getRecord: OperationExpectations = {
  least: {
    inputs: { sobject: "Account", recordId: "001Short" },
    request: "GET https://acme.my.salesforce.com/services/data/v59.0/sobjects/Account/001Short",
    answer: {
      status: 200,
      body: { attributes: { type: "Account" }, Id: "001ShortAAA", Name: "Acme" },
      output: {
        data: { attributes: { type: "Account" }, Id: "001ShortAAA", Name: "Acme" },
        metadata: { id: "001ShortAAA" },
      },
    },
  },
  parameters: {
    sobject: { type: "string", required: true, in: "path", refuses: [".", ".."] },
    recordId: { type: "string", required: true, in: "path", refuses: [".", ".."] },
    fields: { type: "string", in: "query.fields", accepts: ["Id,Name,Owner.Name"] },
  },
  calls: {
    "fields with spaces and empty entries": {
      inputs: { sobject: "Account", recordId: "001Short", fields: " Id, Name,,Owner.Name ," },
      request:
        "GET https://acme.my.salesforce.com/services/data/v59.0/sobjects/Account/001Short?fields=Id%2CName%2COwner.Name",
    },
    "fields of nothing but commas": {
      inputs: { sobject: "Account", recordId: "001Short", fields: " , ," },
      request: "GET https://acme.my.salesforce.com/services/data/v59.0/sobjects/Account/001Short",
    },
  },
  answers: {
    "a record without its id": {
      status: 200,
      body: { Name: "Acme" },
      output: { data: { Name: "Acme" }, metadata: { id: "001Short" } },
    },
    "no such record": {
      status: 404,
      body: [{ message: "It does not exist.", errorCode: "NOT_FOUND" }],
      error: { code: "not_found", upstreamCode: "NOT_FOUND", message: "It does not exist." },
    },
  },
};
