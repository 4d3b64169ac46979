// Generated from specs/demo.yaml. Do not edit; run `npx blockwright generate`.

import {
  type Call,
  type CallInit,
  type Connection,
  callOptions,
  connect,
  credential,
  group,
  labelledClientOptions,
  type RequestOf,
  type Sendable,
  type TransportOptions,
} from "@blockwright/runtime";
import createClient from "openapi-fetch";
import type {
  CreateIssueParams,
  DemoCredentials,
  GetTeamParams,
  ListTeamsParams,
  QuoteParams,
} from "./inputs.ts";
import type { paths } from "./schema.ts";

/** Credentials and transport of a client. */
export interface DemoClientOptions extends DemoCredentials, TransportOptions {}

/** Checks the address and the credentials of a call. */
export function connection(given: DemoCredentials, options: TransportOptions): Connection {
  return connect(options, {
    home: "https://issues.test",
    headers: { Authorization: credential("apiKey", given.apiKey, options) },
  });
}

type CreateIssueRequest = RequestOf<paths["/graphql#create-issue"]["post"]>;

/** How `createIssue` is sent. */
export const createIssueCall = {
  operation: "demo_create_issue",
  effect: "write",
  method: "POST",
  path: "/graphql",
  request(params: CreateIssueParams): CreateIssueRequest {
    return {
      body: {
        query:
          "mutation CreateIssue($teamId: String!, $title: String!, $labelIds: [String!], $input: Extra) {\n  issueCreate(input: { teamId: $teamId, title: $title, labelIds: $labelIds, extra: $input }) {\n    success\n    issue { id identifier url }\n  }\n}\n",
        variables: {
          input: group({ priority: params.priority }),
          teamId: params.teamId,
          title: params.title,
          labelIds: params.labelIds,
        },
      },
    };
  },
} satisfies Call<CreateIssueParams>;

type GetTeamRequest = RequestOf<paths["/graphql#get-team"]["post"]>;

/** How `getTeam` is sent. */
export const getTeamCall = {
  operation: "demo_get_team",
  effect: "read",
  method: "POST",
  path: "/graphql",
  request(params: GetTeamParams): GetTeamRequest {
    return {
      body: {
        query:
          "query Team($id: String!) {\n  team(id: $id) { ...TeamParts }\n}\nfragment TeamParts on Team { id name owner { ...Person } }\nfragment Person on User { id }",
        variables: { id: params.id },
      },
    };
  },
} satisfies Call<GetTeamParams>;

type ListTeamsRequest = RequestOf<paths["/graphql#list-teams"]["post"]>;

/** How `listTeams` is sent. */
export const listTeamsCall = {
  operation: "demo_list_teams",
  effect: "read",
  method: "POST",
  path: "/graphql",
  request(_params: ListTeamsParams): ListTeamsRequest {
    return {
      body: {
        query:
          "query Teams { teams { nodes { ...TeamParts } } }\nfragment TeamParts on Team { id name owner { ...Person } }\nfragment Person on User { id }",
      },
    };
  },
} satisfies Call<ListTeamsParams>;

type QuoteRequest = RequestOf<paths["/graphql#quoting"]["post"]>;

/** How `quote` is sent. */
export const quoteCall = {
  operation: "demo_quote",
  effect: "write",
  method: "POST",
  path: "/graphql",
  request(params: QuoteParams): QuoteRequest {
    return {
      body: {
        query:
          '# */ export const stolen = process.env; /* `${process.exit(1)}` \u003c/script> \\u2028 \\n "\nmutation Quote($text: String!, $in: Place) {\n  quote(text: """ quotes " and ${a} {{b}} {a} /* */ // """, of: $text, in: $in, by: "\\"}{ \\\\") { id }\n}\n',
        variables: { text: params.text, in: group({ tail: params.tail }) },
      },
    };
  },
} satisfies Call<QuoteParams>;

/** Typed HTTP client. Methods resolve to openapi-fetch's `{ data, error, response }`. */
export function createDemoClient(options: DemoClientOptions) {
  const connected = connection(options, options);
  const http = createClient<Sendable<paths>>(labelledClientOptions);

  return {
    /** Create issue: `POST /graphql` */
    createIssue(params: CreateIssueParams, init?: CallInit) {
      return http.POST("/graphql#create-issue", {
        ...callOptions(createIssueCall, connected, init),
        ...createIssueCall.request(params),
      });
    },

    /** Get team: `POST /graphql` */
    getTeam(params: GetTeamParams, init?: CallInit) {
      return http.POST("/graphql#get-team", {
        ...callOptions(getTeamCall, connected, init),
        ...getTeamCall.request(params),
      });
    },

    /** List teams: `POST /graphql` */
    listTeams(params: ListTeamsParams = {}, init?: CallInit) {
      return http.POST("/graphql#list-teams", {
        ...callOptions(listTeamsCall, connected, init),
        ...listTeamsCall.request(params),
      });
    },

    /** Quote: `POST /graphql` */
    quote(params: QuoteParams, init?: CallInit) {
      return http.POST("/graphql#quoting", {
        ...callOptions(quoteCall, connected, init),
        ...quoteCall.request(params),
      });
    },
  };
}

/** The client that `createDemoClient` makes. */
export type DemoClient = ReturnType<typeof createDemoClient>;
