// Generated from specs/demo.yaml. Do not edit; run `npx blockwright generate`.

import {
  defineOperation,
  definePartialOperation,
  errorConditions,
  lists,
  type Provider,
} from "@blockwright/runtime";
import { connection, createIssueCall, getTeamCall, listTeamsCall, quoteCall } from "./client.ts";
import type {
  CreateIssueInputs,
  CreateIssueParams,
  DemoCredentials as Credentials,
  GetTeamInputs,
  GetTeamParams,
  ListTeamsInputs,
  ListTeamsParams,
  QuoteInputs,
  QuoteParams,
} from "./inputs.ts";

/** What operations have in common. */
const demo: Provider<Credentials> = {
  id: "demo",
  credentials: { apiKey: { type: "string", required: true, secret: true, credential: true } },
  errors: {
    message: ["body.errors[0].message"],
    code: ["body.errors[0].extensions.code"],
    codes: {
      UNAUTHENTICATED: "unauthorized",
      FORBIDDEN: "forbidden",
      NOT_FOUND: "not_found",
      RATELIMITED: "rate_limited",
    },
    when: [
      {
        if: { status: 200, "body.errors[0].extensions.code": "UNAUTHENTICATED" },
        code: "unauthorized",
      },
      { if: { status: 200, "body.errors[0].extensions.code": "FORBIDDEN" }, code: "forbidden" },
      { if: { status: 200, "body.errors[0].extensions.code": "NOT_FOUND" }, code: "not_found" },
      {
        if: { status: 200, "body.errors[0].extensions.code": "RATELIMITED" },
        code: "rate_limited",
      },
      { if: { status: 200, "body.errors[0]": { not: null } }, code: "bad_request" },
    ],
  },
  connect: connection,
};

/** Outputs of `demo_create_issue`. */
export interface CreateIssueOutputs {
  /** Issue. */
  issue?: {
    id?: string;
  };
}

/** Create issue. `POST /graphql` */
export const createIssue = /* @__PURE__ */ defineOperation<
  CreateIssueInputs,
  CreateIssueParams & Credentials,
  CreateIssueOutputs
>(demo, createIssueCall, {
  name: "Create issue",
  inputs: {
    teamId: { type: "string", required: true },
    title: { type: "string", required: true },
    labelIds: { type: "string", convert: "csv" },
    priority: { type: "number", integer: true, minimum: 0, maximum: 4 },
  },
  outputs: {
    issue: { type: "json", shape: "object", from: ["body.data.issueCreate.issue"], optional: true },
  },
  replies: { 200: "object" },
  keywords: [errorConditions, lists],
});

/** Outputs of `demo_get_team`. */
export interface GetTeamOutputs {
  /** Its name. */
  name?: string;
}

/** Get team. `POST /graphql` */
export const getTeam = /* @__PURE__ */ defineOperation<
  GetTeamInputs,
  GetTeamParams & Credentials,
  GetTeamOutputs
>(demo, getTeamCall, {
  name: "Get team",
  inputs: { id: { type: "string", required: true } },
  outputs: { name: { type: "string", from: ["body.data.team.name"], optional: true } },
  replies: { 200: "object" },
  keywords: [errorConditions],
});

/** Outputs of `demo_list_teams`. */
export interface ListTeamsOutputs {
  /** Teams. */
  teams: Record<string, unknown>[];
}

/** List teams. `POST /graphql` */
export const listTeams = /* @__PURE__ */ definePartialOperation<
  ListTeamsInputs,
  ListTeamsParams & Credentials,
  ListTeamsOutputs
>(demo, listTeamsCall, {
  name: "List teams",
  inputs: {},
  outputs: {
    teams: { type: "json", shape: "array", from: ["body.data.teams.nodes"], default: [] },
  },
  replies: { 200: "object" },
  keywords: [errorConditions],
});

/** Outputs of `demo_quote`. */
export interface QuoteOutputs {
  /** It. */
  quoted?: {
    issueCreate: {
      success: boolean;
      issue: {
        id?: string;
      };
    };
  };
}

/** Quote. `POST /graphql` */
export const quote = /* @__PURE__ */ defineOperation<
  QuoteInputs,
  QuoteParams & Credentials,
  QuoteOutputs
>(demo, quoteCall, {
  name: "Quote",
  inputs: {
    text: { type: "string", required: true },
    tail: { type: "string" },
  },
  outputs: { quoted: { type: "json", shape: "object", from: ["body.data"], optional: true } },
  replies: { 200: "object" },
  keywords: [errorConditions],
});
