import type { OperationExpectations } from "../../../contract-tests/documented/types.ts";

/** Fetching one user. */
export const getUser: OperationExpectations = {
  least: {
    inputs: { userId: "u1" },
    request: "GET https://graph.microsoft.com/v1.0/users/u1",
    answer: {
      status: 200,
      body: { id: "u-reply", userPrincipalName: "ada@example.com", displayName: "Ada" },
      output: {
        data: { id: "u-reply", userPrincipalName: "ada@example.com", displayName: "Ada" },
        metadata: { id: "u-reply" },
      },
    },
  },
  parameters: {
    userId: { type: "string", required: true, in: "path", refuses: [".", ".."] },
  },
  calls: {
    "userId a user principal name": {
      inputs: { userId: "ada@example.com" },
      request: "GET https://graph.microsoft.com/v1.0/users/ada%40example.com",
    },
    "userId of a guest": {
      inputs: { userId: "kim_partner.example#EXT#@example.com" },
      request:
        "GET https://graph.microsoft.com/v1.0/users/kim_partner.example%23EXT%23%40example.com",
    },
    "userId with a slash and a percent sign": {
      inputs: { userId: "a/b%2Fc" },
      request: "GET https://graph.microsoft.com/v1.0/users/a%2Fb%252Fc",
    },
  },
  answers: {
    "no such user": {
      status: 404,
      body: { error: { code: "Request_ResourceNotFound", message: "It does not exist." } },
      error: {
        code: "not_found",
        upstreamCode: "Request_ResourceNotFound",
        message: "It does not exist.",
      },
    },
  },
};
