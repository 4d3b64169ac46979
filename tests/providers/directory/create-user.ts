import type { OperationExpectations } from "../../../contract-tests/documented/types.ts";

/** Creating a user. */
export const createUser: OperationExpectations = {
  least: {
    inputs: {
      displayName: "Ada Lovelace",
      mailNickname: "ada",
      userPrincipalName: "ada.l@example.com",
      password: "Fictitious-1-Word",
    },
    request: "POST https://graph.microsoft.com/v1.0/users",
    body: {
      accountEnabled: true,
      displayName: "Ada Lovelace",
      mailNickname: "ada",
      userPrincipalName: "ada.l@example.com",
      passwordProfile: { password: "Fictitious-1-Word", forceChangePasswordNextSignIn: true },
    },
    answer: {
      status: 201,
      body: { id: "u-new", userPrincipalName: "ada.l@example.com", mail: null },
      output: {
        data: { id: "u-new", userPrincipalName: "ada.l@example.com", mail: null },
        metadata: { id: "u-new" },
      },
    },
  },
  parameters: {
    displayName: {
      type: "string",
      required: true,
      in: "body.displayName",
      accepts: [" Zoë O'Neil "],
    },
    mailNickname: { type: "string", required: true, in: "body.mailNickname", accepts: ["zoe"] },
    userPrincipalName: {
      type: "string",
      required: true,
      in: "body.userPrincipalName",
      accepts: ["zoe@example.com"],
    },
    password: {
      type: "string",
      required: true,
      in: "body.passwordProfile.password",
      accepts: [" Fictitious 2 Words "],
    },
    accountEnabled: {
      type: "boolean",
      in: "body.accountEnabled",
      default: true,
      accepts: [true, false],
      refuses: [1, "1", "yes"],
    },
  },
  calls: {
    "accountEnabled false as text": {
      inputs: {
        displayName: "Kim Lee",
        mailNickname: "kim",
        userPrincipalName: "kim.lee@example.com",
        password: "Fictitious-3-Words",
        accountEnabled: "false",
      },
      request: "POST https://graph.microsoft.com/v1.0/users",
      body: {
        accountEnabled: false,
        displayName: "Kim Lee",
        mailNickname: "kim",
        userPrincipalName: "kim.lee@example.com",
        passwordProfile: {
          password: "Fictitious-3-Words",
          forceChangePasswordNextSignIn: true,
        },
      },
    },
  },
  answers: {
    "permission missing": {
      status: 403,
      body: { error: { code: "Authorization_RequestDenied", message: "Not permitted." } },
      error: {
        code: "forbidden",
        upstreamCode: "Authorization_RequestDenied",
        message: "Not permitted.",
      },
    },
  },
};
