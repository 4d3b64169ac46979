// Generated from specs/persondata.yaml. Do not edit; run `npm run generate`.

export {
  type CallEvent,
  type Context,
  type PageContext,
  ToolError,
  type Warning,
} from "@blockwright/runtime";
export * from "./block.ts";
export {
  type CompanyEnrichParams,
  createPersondataClient,
  type PersondataClient,
  type PersondataClientOptions,
  type PersondataCredentials,
  type PersonEnrichParams,
  type PersonSearchParams,
} from "./client.ts";
export * from "./operations.ts";
export type { components, operations, paths } from "./schema.ts";
