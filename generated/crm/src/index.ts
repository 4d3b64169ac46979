// Generated from specs/crm.yaml. Do not edit; run `npm run generate`.

export {
  type CallEvent,
  type Context,
  type PageContext,
  ToolError,
  type Warning,
} from "@blockwright/runtime";
export * from "./block.ts";
export {
  type CreateRecordParams,
  type CrmClient,
  type CrmClientOptions,
  type CrmCredentials,
  createCrmClient,
  type GetRecordParams,
  type QueryParams,
  type UpdateRecordParams,
} from "./client.ts";
export * from "./operations.ts";
export type { components, operations, paths } from "./schema.ts";
