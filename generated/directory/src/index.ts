// Generated from specs/directory.yaml. Do not edit; run `npm run generate`.

export {
  type CallEvent,
  type Context,
  type PageContext,
  ToolError,
  type Warning,
} from "@blockwright/runtime";
export * from "./block.ts";
export {
  type CreateUserParams,
  createDirectoryClient,
  type DirectoryClient,
  type DirectoryClientOptions,
  type DirectoryCredentials,
  type GetUserParams,
  type ListGroupsParams,
  type ListUsersParams,
} from "./client.ts";
export * from "./operations.ts";
export type { components, operations, paths } from "./schema.ts";
