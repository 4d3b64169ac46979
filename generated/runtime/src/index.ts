// Generated from templates/runtime/index.ts. Do not edit; run `npm run generate`.

export { type AddressPolicy, serverAddress } from "./address.ts";
export { baseAddress } from "./base-address.ts";
export {
  type Block,
  type BlockDefinition,
  type BlockInputs,
  defineBlock,
  type Operations,
  type OutputsOf,
} from "./block.ts";
export type { Context, TransportOptions, Warning } from "./context.ts";
export { credential } from "./credential.ts";
export type {
  Accept,
  ClientResult,
  Effect,
  ErrorCondition,
  ErrorMapping,
  Hooks,
  Input,
  Json,
  OperationDefinition,
  Output,
  Path,
  ReplyErrorCode,
  Rule,
  Severity,
  ValueType,
} from "./definition.ts";
export { group } from "./group.ts";
export { type CheckedInputs, checkInputs, type Inputs } from "./inputs.ts";
export { defineOperation, type Operation } from "./operation.ts";
export { mapOutputs, type Outputs, type Roots } from "./outputs.ts";
export { type Members, parsePath, select } from "./path.ts";
export { withQuery } from "./query-credential.ts";
export { type Answer, type Reply, type ReplyDefinition, readReply } from "./reply.ts";
export { pathSerializer } from "./segment.ts";
export type { Sendable } from "./sendable.ts";
export { type ErrorCode, type ErrorDetails, type Problem, ToolError } from "./tool-error.ts";
export { type CallInit, type Send, type Sender, sender } from "./transport.ts";
