// Generated from specs/directory.yaml. Do not edit; run `npm run generate`.

import {
  booleans,
  defineOperation,
  definePagedOperation,
  type ErrorMapping,
} from "@blockwright/runtime";
import {
  type CreateUserParams,
  type DirectoryCredentials as Credentials,
  connection,
  createUserCall,
  type GetUserParams,
  getUserCall,
  type ListGroupsParams,
  type ListUsersParams,
  listGroupsCall,
  listUsersCall,
} from "./client.ts";
import type { components } from "./schema.ts";

/** Inputs of `directory_list_users`. */
export interface ListUsersInputs {
  /**
   * OAuth access token of the directory connection. Reading needs User.Read.All and
   * Group.Read.All, creating a user needs User.ReadWrite.All. Scopes: User.Read.All,
   * Group.Read.All, User.ReadWrite.All. Secret.
   */
  accessToken: string;
  /** How many users to return at most. Limits: integer 1 to 999. */
  top?: number | undefined;
  /**
   * OData filter. Plain comparisons with eq work; some other filters may require advanced
   * query support, which is not asked for, and are then refused.
   */
  filter?: string | undefined;
}

/** Outputs of `directory_list_users`. */
export interface ListUsersOutputs {
  /** The users. */
  data: components["schemas"]["User"][];
  metadata: {
    /** Number of users returned. */
    count: number;
    /** Address of the next page. Absent on the last page. */
    nextLink?: string;
  };
}

/** An item of the pages of `directory_list_users`. */
export type ListUsersItem = components["schemas"]["User"];

/** Inputs of `directory_get_user`. */
export interface GetUserInputs {
  /**
   * OAuth access token of the directory connection. Reading needs User.Read.All and
   * Group.Read.All, creating a user needs User.ReadWrite.All. Scopes: User.Read.All,
   * Group.Read.All, User.ReadWrite.All. Secret.
   */
  accessToken: string;
  /**
   * Object id or user principal name. It is URL-encoded into the path, so the # of a guest's
   * name is safe. The service does not find a user principal name that begins with a dollar
   * sign this way; give the object id.
   */
  userId: string;
}

/** Outputs of `directory_get_user`. */
export interface GetUserOutputs {
  /** The user. */
  data: components["schemas"]["User"];
  metadata: {
    /** Object id of the user. */
    id: string;
  };
}

/** Inputs of `directory_list_groups`. */
export interface ListGroupsInputs {
  /**
   * OAuth access token of the directory connection. Reading needs User.Read.All and
   * Group.Read.All, creating a user needs User.ReadWrite.All. Scopes: User.Read.All,
   * Group.Read.All, User.ReadWrite.All. Secret.
   */
  accessToken: string;
  /** How many groups to return at most. Limits: integer 1 to 999. */
  top?: number | undefined;
  /**
   * OData filter. Plain comparisons with eq work; some other filters, for example on group
   * properties, may require advanced query support, which is not asked for, and are then
   * refused.
   */
  filter?: string | undefined;
}

/** Outputs of `directory_list_groups`. */
export interface ListGroupsOutputs {
  /** The groups. */
  data: components["schemas"]["Group"][];
  metadata: {
    /** Number of groups returned. */
    count: number;
    /** Address of the next page. Absent on the last page. */
    nextLink?: string;
  };
}

/** An item of the pages of `directory_list_groups`. */
export type ListGroupsItem = components["schemas"]["Group"];

/** Inputs of `directory_create_user`. */
export interface CreateUserInputs {
  /**
   * OAuth access token of the directory connection. Reading needs User.Read.All and
   * Group.Read.All, creating a user needs User.ReadWrite.All. Scopes: User.Read.All,
   * Group.Read.All, User.ReadWrite.All. Secret.
   */
  accessToken: string;
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

/** Outputs of `directory_create_user`. */
export interface CreateUserOutputs {
  /** The created user. */
  data: components["schemas"]["User"];
  metadata: {
    /** Object id of the new user. */
    id: string;
  };
}

/** Where the provider's own words lie in an error reply. */
const errorMapping: ErrorMapping = {
  message: ["body.error.message"],
  code: ["body.error.code"],
  requestId: ['body.error.innerError["request-id"]', 'headers["request-id"]'],
};

/** Lists users of the directory. `GET /v1.0/users` */
export const listUsers = /* @__PURE__ */ definePagedOperation<
  ListUsersInputs,
  ListUsersParams & Credentials,
  ListUsersOutputs,
  ListUsersItem
>({
  id: "directory_list_users",
  provider: "directory",
  name: "List users",
  effect: "read",
  inputs: {
    accessToken: { type: "string", required: true, secret: true },
    top: { type: "number", integer: true, minimum: 1, maximum: 999 },
    filter: { type: "string" },
  },
  outputs: {
    data: { type: "json", shape: "array", from: ["body.value"] },
    "metadata.count": { type: "number", from: ["body.value"], take: "count" },
    "metadata.nextLink": { type: "string", from: ['body["@odata.nextLink"]'], optional: true },
  },
  replies: { 200: "object" },
  errors: errorMapping,
  page: { output: "data", next: 'body["@odata.nextLink"]' },
  connect: connection,
  call: listUsersCall,
});

/** Fetches one user by object id or user principal name. `GET /v1.0/users/{userId}` */
export const getUser = /* @__PURE__ */ defineOperation<
  GetUserInputs,
  GetUserParams & Credentials,
  GetUserOutputs
>({
  id: "directory_get_user",
  provider: "directory",
  name: "Get user",
  effect: "read",
  inputs: {
    accessToken: { type: "string", required: true, secret: true },
    userId: { type: "string", required: true, convert: "trim" },
  },
  outputs: {
    data: { type: "json", shape: "object", from: ["body"] },
    "metadata.id": { type: "string", from: ["body.id"] },
  },
  replies: { 200: "object" },
  errors: errorMapping,
  connect: connection,
  call: getUserCall,
});

/** Lists groups of the directory. `GET /v1.0/groups` */
export const listGroups = /* @__PURE__ */ definePagedOperation<
  ListGroupsInputs,
  ListGroupsParams & Credentials,
  ListGroupsOutputs,
  ListGroupsItem
>({
  id: "directory_list_groups",
  provider: "directory",
  name: "List groups",
  effect: "read",
  inputs: {
    accessToken: { type: "string", required: true, secret: true },
    top: { type: "number", integer: true, minimum: 1, maximum: 999 },
    filter: { type: "string" },
  },
  outputs: {
    data: { type: "json", shape: "array", from: ["body.value"] },
    "metadata.count": { type: "number", from: ["body.value"], take: "count" },
    "metadata.nextLink": { type: "string", from: ['body["@odata.nextLink"]'], optional: true },
  },
  replies: { 200: "object" },
  errors: errorMapping,
  page: { output: "data", next: 'body["@odata.nextLink"]' },
  connect: connection,
  call: listGroupsCall,
});

/** Creates a user, who has to change the password at the first sign-in. `POST /v1.0/users` */
export const createUser = /* @__PURE__ */ defineOperation<
  CreateUserInputs,
  CreateUserParams & Credentials,
  CreateUserOutputs
>({
  id: "directory_create_user",
  provider: "directory",
  name: "Create user",
  effect: "write",
  inputs: {
    accessToken: { type: "string", required: true, secret: true },
    displayName: { type: "string", required: true },
    mailNickname: { type: "string", required: true },
    userPrincipalName: { type: "string", required: true },
    password: { type: "string", required: true, secret: true },
    accountEnabled: { type: "boolean", default: true, sendDefault: true },
  },
  outputs: {
    data: { type: "json", shape: "object", from: ["body"] },
    "metadata.id": { type: "string", from: ["body.id"] },
  },
  replies: { 201: "object" },
  errors: errorMapping,
  words: [booleans],
  connect: connection,
  call: createUserCall,
});
