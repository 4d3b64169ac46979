// Generated from packages/runtime/src/index.ts. Do not edit; run `npm run generate`.

export { type AddressPolicy, serverAddress } from "./address.ts";
export {
  type Block,
  type BlockDefinition,
  type BlockInputs,
  defineBlock,
  type Operations,
  type OutputsOf,
} from "./block.ts";
export { type CallInit, callOptions, clientOptions, type RequestOf } from "./client.ts";
export { type Call, type Connection, connect, type Destination } from "./connection.ts";
export type { Context, PageContext, TransportOptions, WaitContext, Warning } from "./context.ts";
export { booleans, lists } from "./conversions.ts";
export { credential } from "./credential.ts";
export type {
  Accept,
  Effect,
  ErrorCondition,
  ErrorMapping,
  Hooks,
  Input,
  Json,
  OperationDefinition,
  Output,
  Page,
  Path,
  ReplyErrorCode,
  Rule,
  Severity,
  ValueType,
} from "./definition.ts";
export { type CallEvent, notify } from "./event.ts";
export { group } from "./group.ts";
export { idempotencyKey } from "./idempotency-key.ts";
export { type CheckedInputs, checkInputs, type InputDefinition, isAbsent } from "./inputs.ts";
export { defineJobOperation, type Job, type JobOperation } from "./job.ts";
export { jsonInputs } from "./json-input.ts";
export { enums, numberLimits, textLimits } from "./limits.ts";
export { acceptedErrors, errorConditions } from "./misleading-status.ts";
export { defineOperation, type Operation } from "./operation.ts";
export type { Roots } from "./outputs.ts";
export { definePagedOperation, type PagedOperation } from "./pages.ts";
export type { CallPolicy, Policy } from "./policy.ts";
export { redact, secretTexts } from "./redact.ts";
export type { BlockTypes } from "./registry.ts";
export { rules } from "./rules.ts";
export type { Sendable } from "./sendable.ts";
export { shaping } from "./shaping.ts";
export { type ErrorCode, type ErrorDetails, type Problem, ToolError } from "./tool-error.ts";
export { basics, type Words } from "./words.ts";
