// Generated from specs/directory.yaml. Do not edit; run `npx blockwright generate`.

/** Credentials, and the parts of the address that a caller supplies. */
export interface DirectoryCredentials {
  /**
   * OAuth access token of the directory connection. Reading needs User.Read.All and
   * Group.Read.All, creating a user needs User.ReadWrite.All. Scopes: User.Read.All,
   * Group.Read.All, User.ReadWrite.All. Secret.
   */
  accessToken: string;
}

/** Inputs of `directory_list_users`. */
export interface ListUsersInputs extends DirectoryCredentials {
  /** How many users to return at most. Limits: integer 1 to 999. */
  top?: number | undefined;
  /**
   * OData filter. Plain comparisons with eq work; some other filters may require advanced
   * query support, which is not asked for, and are then refused.
   */
  filter?: string | undefined;
}

/** Parameters of the client's `listUsers`: the same without credentials, as they are sent. */
export interface ListUsersParams extends Omit<ListUsersInputs, keyof DirectoryCredentials> {}

/** Inputs of `directory_get_user`. */
export interface GetUserInputs extends DirectoryCredentials {
  /**
   * Object id or user principal name. It is URL-encoded into the path, so the # of a guest's
   * name is safe. The service does not find a user principal name that begins with a dollar
   * sign this way; give the object id.
   */
  userId: string;
}

/** Parameters of the client's `getUser`: the same without credentials, as they are sent. */
export interface GetUserParams extends Omit<GetUserInputs, keyof DirectoryCredentials> {}

/** Inputs of `directory_list_groups`. */
export interface ListGroupsInputs extends DirectoryCredentials {
  /** How many groups to return at most. Limits: integer 1 to 999. */
  top?: number | undefined;
  /**
   * OData filter. Plain comparisons with eq work; some other filters, for example on group
   * properties, may require advanced query support, which is not asked for, and are then
   * refused.
   */
  filter?: string | undefined;
}

/** Parameters of the client's `listGroups`: the same without credentials, as they are sent. */
export interface ListGroupsParams extends Omit<ListGroupsInputs, keyof DirectoryCredentials> {}

/** Inputs of `directory_create_user`. */
export interface CreateUserInputs extends DirectoryCredentials {
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

/** Parameters of the client's `createUser`: the same without credentials, as they are sent. */
export interface CreateUserParams extends Omit<CreateUserInputs, keyof DirectoryCredentials> {}
