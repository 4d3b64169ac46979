import type { OperationExpectations } from "../../../contract-tests/documented/types.ts";

/** Listing users. */
export const listUsers: OperationExpectations = {
  least: {
    inputs: {},
    request: "GET https://graph.microsoft.com/v1.0/users",
    answer: {
      status: 200,
      body: {
        "@odata.count": 42,
        "@odata.nextLink": "https://graph.microsoft.com/v1.0/users?$skiptoken=u",
        value: [{ id: "u1" }, { id: "u2" }, { id: "u3" }],
      },
      output: {
        data: [{ id: "u1" }, { id: "u2" }, { id: "u3" }],
        metadata: {
          count: 3,
          nextLink: "https://graph.microsoft.com/v1.0/users?$skiptoken=u",
        },
      },
    },
  },
  parameters: {
    top: {
      type: "number",
      in: "query.$top",
      accepts: [1, 999],
      refuses: [0, 1000, 1.5, "25abc"],
    },
    filter: {
      type: "string",
      in: "query.$filter",
      accepts: ["startsWith(displayName,'A+B & O''Neil')"],
    },
  },
  calls: {
    "every parameter": {
      inputs: { top: 5, filter: "accountEnabled eq true" },
      request:
        "GET https://graph.microsoft.com/v1.0/users?$top=5&$filter=accountEnabled%20eq%20true",
    },
    "top as text": {
      inputs: { top: "25" },
      request: "GET https://graph.microsoft.com/v1.0/users?$top=25",
    },
    "top and filter blank": {
      inputs: { top: " ", filter: "" },
      request: "GET https://graph.microsoft.com/v1.0/users",
    },
  },
  answers: {
    "the last page, empty": {
      status: 200,
      body: { "@odata.count": 42, value: [] },
      output: { data: [], metadata: { count: 0 } },
    },
    "the token expired": {
      status: 401,
      headers: { "request-id": "r-header" },
      body: {
        error: {
          code: "InvalidAuthenticationToken",
          message: "Token expired.",
          innerError: { "request-id": "r-body", "client-request-id": "r-client" },
        },
      },
      error: {
        code: "unauthorized",
        upstreamCode: "InvalidAuthenticationToken",
        message: "Token expired.",
        requestId: "r-body",
      },
    },
    "throttled, the id in a header only": {
      status: 429,
      headers: { "request-id": "r-header" },
      body: { error: { code: "TooManyRequests", message: "Slow down." } },
      error: {
        code: "rate_limited",
        upstreamCode: "TooManyRequests",
        message: "Slow down.",
        requestId: "r-header",
      },
    },
  },
};
