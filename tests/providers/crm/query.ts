import type { OperationExpectations } from "../../../contract-tests/documented/types.ts";

/** Finding records. */
export const query: OperationExpectations = {
  least: {
    inputs: { query: "SELECT Id FROM Account" },
    request:
      "GET https://acme.my.salesforce.com/services/data/v59.0/query?q=SELECT%20Id%20FROM%20Account",
    answer: {
      status: 200,
      body: {
        totalSize: 5,
        done: false,
        nextRecordsUrl: "/services/data/v59.0/query/01g-2000",
        records: [{ Id: "001A" }, { Id: "001B" }],
      },
      output: {
        data: [{ Id: "001A" }, { Id: "001B" }],
        metadata: {
          totalSize: 5,
          done: false,
          nextRecordsUrl: "/services/data/v59.0/query/01g-2000",
        },
      },
    },
  },
  parameters: {
    query: {
      type: "string",
      required: true,
      in: "query.q",
      accepts: [" SELECT Id FROM Account ", "SELECT Id FROM Account WHERE Name = 'A+B & 5%'"],
      // The service takes 16,384 bytes of address and headers.
      refuses: ["x".repeat(16_385)],
    },
  },
  calls: {
    "instanceUrl with slashes at its end": {
      inputs: {
        query: "SELECT Id FROM Account",
        instanceUrl: "https://acme.my.salesforce.com///",
      },
      request:
        "GET https://acme.my.salesforce.com/services/data/v59.0/query?q=SELECT%20Id%20FROM%20Account",
    },
    "apiKey and instanceUrl with white space around them": {
      inputs: {
        query: "SELECT Id FROM Account",
        apiKey: "t-crm\n",
        instanceUrl: " https://acme.my.salesforce.com ",
      },
      request:
        "GET https://acme.my.salesforce.com/services/data/v59.0/query?q=SELECT%20Id%20FROM%20Account",
    },
  },
  refusals: {
    "instanceUrl without encryption": {
      inputs: { query: "SELECT Id FROM Account", instanceUrl: "http://acme.my.salesforce.com" },
      names: ["instanceUrl"],
      code: "blocked_address",
    },
    "instanceUrl with a query": {
      inputs: {
        query: "SELECT Id FROM Account",
        instanceUrl: "https://acme.my.salesforce.com?x=1",
      },
      names: ["instanceUrl"],
      code: "blocked_address",
    },
    "instanceUrl with a fragment": {
      inputs: { query: "SELECT Id FROM Account", instanceUrl: "https://acme.my.salesforce.com#x" },
      names: ["instanceUrl"],
      code: "blocked_address",
    },
    "instanceUrl with a user": {
      inputs: { query: "SELECT Id FROM Account", instanceUrl: "https://u@acme.my.salesforce.com" },
      names: ["instanceUrl"],
      code: "blocked_address",
    },
    "instanceUrl elsewhere": {
      inputs: { query: "SELECT Id FROM Account", instanceUrl: "https://salesforce.example" },
      names: ["instanceUrl"],
      code: "blocked_address",
    },
  },
  answers: {
    "the last batch": {
      status: 200,
      body: { totalSize: 1, done: true, records: [{ Id: "001A" }] },
      output: { data: [{ Id: "001A" }], metadata: { totalSize: 1, done: true } },
    },
    "a count has no records": {
      status: 200,
      body: { totalSize: 7, done: true, records: [] },
      output: { data: [], metadata: { totalSize: 7, done: true } },
    },
    "no match": {
      status: 200,
      body: { totalSize: 0, done: true, records: [] },
      output: { data: [], metadata: { totalSize: 0, done: true } },
    },
    "the session ended": {
      status: 401,
      body: [{ message: "Session expired.", errorCode: "INVALID_SESSION_ID" }],
      error: {
        code: "unauthorized",
        upstreamCode: "INVALID_SESSION_ID",
        message: "Session expired.",
      },
    },
    "refused by the authorization service": {
      status: 401,
      body: { error: "invalid_grant", error_description: "Token expired." },
      error: { code: "unauthorized", upstreamCode: "invalid_grant", message: "Token expired." },
    },
  },
};
