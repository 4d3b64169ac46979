// Generated from specs/directory.yaml. Do not edit; run `npm run generate`.

export type { Context } from "@blockwright/runtime";
export { ToolError } from "@blockwright/runtime";
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
