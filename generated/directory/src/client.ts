// Generated from specs/directory.yaml. Do not edit; run `npm run generate`.

import {
  baseAddress,
  type CallInit,
  credential,
  type Sendable,
  sender,
  type TransportOptions,
} from "@blockwright/runtime";
import createClient from "openapi-fetch";
import type { paths } from "./schema.ts";

/** What every call needs: credentials, and what makes up the address. */
export interface DirectoryCredentials {
  /**
   * OAuth access token of the directory connection. Reading needs User.Read.All and
   * Group.Read.All, creating a user needs User.ReadWrite.All. Scopes: User.Read.All,
   * Group.Read.All, User.ReadWrite.All. Secret.
   */
  accessToken: string;
}

/** Credentials and transport of a client. */
export interface DirectoryClientOptions extends DirectoryCredentials, TransportOptions {}

/** Parameters of `listUsers`, as they are sent. */
export interface ListUsersParams {
  /** How many users to return at most. Limits: integer 1 to 999. */
  top?: number | undefined;
  /**
   * OData filter. Plain comparisons with eq work; some other filters may require advanced
   * query support, which is not asked for, and are then refused.
   */
  filter?: string | undefined;
}

/** Parameters of `getUser`, as they are sent. */
export interface GetUserParams {
  /**
   * Object id or user principal name. It is URL-encoded into the path, so the # of a guest's
   * name is safe. The service does not find a user principal name that begins with a dollar
   * sign this way; give the object id.
   */
  userId: string;
}

/** Parameters of `listGroups`, as they are sent. */
export interface ListGroupsParams {
  /** How many groups to return at most. Limits: integer 1 to 999. */
  top?: number | undefined;
  /**
   * OData filter. Plain comparisons with eq work; some other filters, for example on group
   * properties, may require advanced query support, which is not asked for, and are then
   * refused.
   */
  filter?: string | undefined;
}

/** Parameters of `createUser`, as they are sent. */
export interface CreateUserParams {
  /** Display name, as people see it. */
  displayName: string;
  /** Mail alias, the part of an address before the \@. */
  mailNickname: string;
  /** User principal name to sign in with, an alias and a domain of the directory joined by \@. */
  userPrincipalName: string;
  /** Initial password. It has to meet the password rules of the directory. Secret. */
  password: string;
  /** Whether the user can sign in. Default: true. */
  accountEnabled?: boolean | undefined;
}

/** Typed HTTP client. Methods resolve to openapi-fetch's `{ data, error, response }`. */
export function createDirectoryClient(options: DirectoryClientOptions) {
  const send = sender(options);
  const http = createClient<Sendable<paths>>({
    ...send.defaults,
    baseUrl: baseAddress(options, "https://graph.microsoft.com"),
    headers: {
      Authorization: `Bearer ${credential("accessToken", options.accessToken)}`,
    },
  });

  return {
    /** List users: `GET /v1.0/users` */
    listUsers(params: ListUsersParams = {}, init?: CallInit) {
      return http.GET("/v1.0/users", {
        ...init,
        fetch: send.read,
        params: {
          query: {
            $top: params.top,
            $filter: params.filter,
          },
        },
      });
    },

    /** Get user: `GET /v1.0/users/{userId}` */
    getUser(params: GetUserParams, init?: CallInit) {
      return http.GET("/v1.0/users/{userId}", {
        ...init,
        fetch: send.read,
        params: {
          path: {
            userId: params.userId,
          },
        },
      });
    },

    /** List groups: `GET /v1.0/groups` */
    listGroups(params: ListGroupsParams = {}, init?: CallInit) {
      return http.GET("/v1.0/groups", {
        ...init,
        fetch: send.read,
        params: {
          query: {
            $top: params.top,
            $filter: params.filter,
          },
        },
      });
    },

    /** Create user: `POST /v1.0/users` */
    createUser(params: CreateUserParams, init?: CallInit) {
      return http.POST("/v1.0/users", {
        ...init,
        fetch: send.write,
        body: {
          displayName: params.displayName,
          mailNickname: params.mailNickname,
          userPrincipalName: params.userPrincipalName,
          passwordProfile: {
            password: params.password,
            forceChangePasswordNextSignIn: true,
          },
          accountEnabled: params.accountEnabled ?? true,
        },
      });
    },
  };
}

/** What `createDirectoryClient` returns. */
export type DirectoryClient = ReturnType<typeof createDirectoryClient>;
