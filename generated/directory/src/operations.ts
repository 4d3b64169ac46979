// Generated from specs/directory.yaml. Do not edit; run `npx blockwright generate`.

import {
  booleans,
  defineOperation,
  definePagedOperation,
  type Provider,
} from "@blockwright/runtime";
import {
  connection,
  createUserCall,
  getUserCall,
  listGroupsCall,
  listUsersCall,
} from "./client.ts";
import type {
  CreateUserInputs,
  CreateUserParams,
  DirectoryCredentials as Credentials,
  GetUserInputs,
  GetUserParams,
  ListGroupsInputs,
  ListGroupsParams,
  ListUsersInputs,
  ListUsersParams,
} from "./inputs.ts";
import type { Group, User } from "./types.ts";

/** What operations have in common. */
const directory: Provider<Credentials> = {
  id: "directory",
  credentials: { accessToken: { type: "string", required: true, secret: true, credential: true } },
  errors: {
    message: ["body.error.message"],
    code: ["body.error.code"],
    requestId: ['body.error.innerError["request-id"]', 'headers["request-id"]'],
  },
  connect: connection,
};

/** Outputs of `directory_list_users`. */
export interface ListUsersOutputs {
  /** The users. */
  data: User[];
  metadata: {
    /** Number of users returned. */
    count: number;
    /** Address of the next page. Absent on the last page. */
    nextLink?: string;
  };
}

/** An item of the pages of `directory_list_users`. */
export type ListUsersItem = User;

/** Lists users of the directory. `GET /v1.0/users` */
export const listUsers = /* @__PURE__ */ definePagedOperation<
  ListUsersInputs,
  ListUsersParams & Credentials,
  ListUsersOutputs,
  ListUsersItem
>(directory, listUsersCall, {
  name: "List users",
  inputs: {
    top: { type: "number", integer: true, minimum: 1, maximum: 999 },
    filter: { type: "string" },
  },
  outputs: {
    data: { type: "json", shape: "array", from: ["body.value"] },
    "metadata.count": { type: "number", from: ["body.value"], convert: ["count"] },
    "metadata.nextLink": { type: "string", from: ['body["@odata.nextLink"]'], optional: true },
  },
  replies: { 200: "object" },
  page: { output: "data", next: 'body["@odata.nextLink"]' },
});

/** Outputs of `directory_get_user`. */
export interface GetUserOutputs {
  /** The user. */
  data: User;
  metadata: {
    /** Object id of the user. */
    id: string;
  };
}

/** Fetches one user by object id or user principal name. `GET /v1.0/users/{userId}` */
export const getUser = /* @__PURE__ */ defineOperation<
  GetUserInputs,
  GetUserParams & Credentials,
  GetUserOutputs
>(directory, getUserCall, {
  name: "Get user",
  inputs: { userId: { type: "string", required: true, convert: "trim" } },
  outputs: {
    data: { type: "json", shape: "object", from: ["body"] },
    "metadata.id": { type: "string", from: ["body.id"] },
  },
  replies: { 200: "object" },
});

/** Outputs of `directory_list_groups`. */
export interface ListGroupsOutputs {
  /** The groups. */
  data: Group[];
  metadata: {
    /** Number of groups returned. */
    count: number;
    /** Address of the next page. Absent on the last page. */
    nextLink?: string;
  };
}

/** An item of the pages of `directory_list_groups`. */
export type ListGroupsItem = Group;

/** Lists groups of the directory. `GET /v1.0/groups` */
export const listGroups = /* @__PURE__ */ definePagedOperation<
  ListGroupsInputs,
  ListGroupsParams & Credentials,
  ListGroupsOutputs,
  ListGroupsItem
>(directory, listGroupsCall, {
  name: "List groups",
  inputs: {
    top: { type: "number", integer: true, minimum: 1, maximum: 999 },
    filter: { type: "string" },
  },
  outputs: {
    data: { type: "json", shape: "array", from: ["body.value"] },
    "metadata.count": { type: "number", from: ["body.value"], convert: ["count"] },
    "metadata.nextLink": { type: "string", from: ['body["@odata.nextLink"]'], optional: true },
  },
  replies: { 200: "object" },
  page: { output: "data", next: 'body["@odata.nextLink"]' },
});

/** Outputs of `directory_create_user`. */
export interface CreateUserOutputs {
  /** The created user. */
  data: User;
  metadata: {
    /** Object id of the new user. */
    id: string;
  };
}

/** Creates a user, who has to change the password at the first sign-in. `POST /v1.0/users` */
export const createUser = /* @__PURE__ */ defineOperation<
  CreateUserInputs,
  CreateUserParams & Credentials,
  CreateUserOutputs
>(directory, createUserCall, {
  name: "Create user",
  inputs: {
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
  keywords: [booleans],
});
