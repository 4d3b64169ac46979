import type { OperationExpectations } from "../../../contract-tests/documented/types.ts";

/** Listing groups. */
export const listGroups: OperationExpectations = {
  least: {
    inputs: {},
    request: "GET https://graph.microsoft.com/v1.0/groups",
    answer: {
      status: 200,
      body: {
        "@odata.count": 17,
        "@odata.nextLink": "https://graph.microsoft.com/v1.0/groups?$skiptoken=g",
        value: [{ id: "g1" }, { id: "g2" }],
      },
      output: {
        data: [{ id: "g1" }, { id: "g2" }],
        metadata: {
          count: 2,
          nextLink: "https://graph.microsoft.com/v1.0/groups?$skiptoken=g",
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
    filter: { type: "string", in: "query.$filter", accepts: ["displayName eq 'A & B'"] },
  },
  calls: {
    // Advanced query support is not asked for.
    "every parameter": {
      inputs: { top: 5, filter: "securityEnabled eq true" },
      request:
        "GET https://graph.microsoft.com/v1.0/groups?$top=5&$filter=securityEnabled%20eq%20true",
    },
  },
  answers: {
    "the last page": {
      status: 200,
      body: { value: [{ id: "g3" }] },
      output: { data: [{ id: "g3" }], metadata: { count: 1 } },
    },
    "a filter that is not supported": {
      status: 400,
      body: { error: { code: "Request_UnsupportedQuery", message: "Unsupported filter." } },
      error: {
        code: "bad_request",
        upstreamCode: "Request_UnsupportedQuery",
        message: "Unsupported filter.",
      },
    },
  },
};
