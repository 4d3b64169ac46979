// Generated from specs/directory.yaml. Do not edit; run `npx blockwright generate`.

import {
  type Call,
  type CallInit,
  type Connection,
  callOptions,
  clientOptions,
  connect,
  credential,
  type RequestOf,
  type Sendable,
  type TransportOptions,
} from "@blockwright/runtime";
import createClient from "openapi-fetch";
import type {
  CreateUserParams,
  DirectoryCredentials,
  GetUserParams,
  ListGroupsParams,
  ListUsersParams,
} from "./inputs.ts";
import type { paths } from "./schema.ts";

/** Credentials and transport of a client. */
export interface DirectoryClientOptions extends DirectoryCredentials, TransportOptions {}

/** Checks the address and the credentials of a call. */
export function connection(given: DirectoryCredentials, options: TransportOptions): Connection {
  return connect(options, {
    home: "https://graph.microsoft.com",
    headers: { Authorization: `Bearer ${credential("accessToken", given.accessToken, options)}` },
  });
}

type ListUsersRequest = RequestOf<paths["/v1.0/users"]["get"]>;

/** How `listUsers` is sent. */
export const listUsersCall = {
  operation: "directory_list_users",
  effect: "read",
  method: "GET",
  path: "/v1.0/users",
  request(params: ListUsersParams): ListUsersRequest {
    return { params: { query: { $top: params.top, $filter: params.filter } } };
  },
} satisfies Call<ListUsersParams>;

type GetUserRequest = RequestOf<paths["/v1.0/users/{userId}"]["get"]>;

/** How `getUser` is sent. */
export const getUserCall = {
  operation: "directory_get_user",
  effect: "read",
  method: "GET",
  path: "/v1.0/users/{userId}",
  request(params: GetUserParams): GetUserRequest {
    return { params: { path: { userId: params.userId } } };
  },
} satisfies Call<GetUserParams>;

type ListGroupsRequest = RequestOf<paths["/v1.0/groups"]["get"]>;

/** How `listGroups` is sent. */
export const listGroupsCall = {
  operation: "directory_list_groups",
  effect: "read",
  method: "GET",
  path: "/v1.0/groups",
  request(params: ListGroupsParams): ListGroupsRequest {
    return { params: { query: { $top: params.top, $filter: params.filter } } };
  },
} satisfies Call<ListGroupsParams>;

type CreateUserRequest = RequestOf<paths["/v1.0/users"]["post"]>;

/** How `createUser` is sent. */
export const createUserCall = {
  operation: "directory_create_user",
  effect: "write",
  method: "POST",
  path: "/v1.0/users",
  request(params: CreateUserParams): CreateUserRequest {
    return {
      body: {
        passwordProfile: { forceChangePasswordNextSignIn: true, password: params.password },
        displayName: params.displayName,
        mailNickname: params.mailNickname,
        userPrincipalName: params.userPrincipalName,
        accountEnabled: params.accountEnabled ?? true,
      },
    };
  },
} satisfies Call<CreateUserParams>;

/** Typed HTTP client. Methods resolve to openapi-fetch's `{ data, error, response }`. */
export function createDirectoryClient(options: DirectoryClientOptions) {
  const connected = connection(options, options);
  const http = createClient<Sendable<paths>>(clientOptions);

  return {
    /** List users: `GET /v1.0/users` */
    listUsers(params: ListUsersParams = {}, init?: CallInit) {
      return http.GET("/v1.0/users", {
        ...callOptions(listUsersCall, connected, init),
        ...listUsersCall.request(params),
      });
    },

    /** Get user: `GET /v1.0/users/{userId}` */
    getUser(params: GetUserParams, init?: CallInit) {
      return http.GET("/v1.0/users/{userId}", {
        ...callOptions(getUserCall, connected, init),
        ...getUserCall.request(params),
      });
    },

    /** List groups: `GET /v1.0/groups` */
    listGroups(params: ListGroupsParams = {}, init?: CallInit) {
      return http.GET("/v1.0/groups", {
        ...callOptions(listGroupsCall, connected, init),
        ...listGroupsCall.request(params),
      });
    },

    /** Create user: `POST /v1.0/users` */
    createUser(params: CreateUserParams, init?: CallInit) {
      return http.POST("/v1.0/users", {
        ...callOptions(createUserCall, connected, init),
        ...createUserCall.request(params),
      });
    },
  };
}

/** The client that `createDirectoryClient` makes. */
export type DirectoryClient = ReturnType<typeof createDirectoryClient>;
