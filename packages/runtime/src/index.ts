export { type AddressPolicy, serverAddress } from "./request/address.ts";
export { chosenAddress, type ServerPolicy } from "./request/server.ts";
export { pastedAddress, pastedElsewhere, type PastedPolicy } from "./request/pasted.ts";
export {
  type Block,
  type BlockDefinition,
  type BlockInputs,
  defineBlock,
  type Operations,
  type OutputsOf,
} from "./block.ts";
export { fetchedOptions } from "./client-fetched.ts";
export { lineOptions } from "./client-lines.ts";
export { writtenOptions } from "./client-written.ts";
export { type CallInit, callOptions, clientOptions, type RequestOf } from "./client.ts";
export { type Call, type Connection, connect, type Destination } from "./request/connection.ts";
export type {
  Context,
  HostCredentials,
  PageContext,
  TransportOptions,
  WaitContext,
  Warning,
} from "./context.ts";
export { basic } from "./request/basic.ts";
export { carriedSegment, carriedText, carrying } from "./request/carried.ts";
export { withoutCarried } from "./carried-client.ts";
export { either, present, sentText } from "./request/sent-text.ts";
export { booleans, lists } from "./inputs/conversions.ts";
export { credential } from "./request/credential.ts";
export type {
  Accept,
  Effect,
  Condition,
  ErrorCondition,
  ErrorMapping,
  Input,
  Json,
  Made,
  Members,
  Output,
  OutputStep,
  Path,
  ReplyErrorCode,
  Rule,
  Severity,
  Source,
  StepArguments,
  Test,
  TestWords,
  ValueType,
} from "./definition.ts";
export type { Page } from "./pages/definition.ts";
export { didYouMean } from "./did-you-mean.ts";
export type { Callable, CallFacts, HookCall, Run } from "./hooks/call.ts";
export { type FollowUp, followUps } from "./hooks/follow-ups.ts";
export {
  type CallHooks,
  type FollowUps,
  type HookReply,
  hooks,
  type OperationHooks,
  type ReplyHook,
  type RequestHook,
} from "./hooks/hooks.ts";
export type { Keep } from "./keep.ts";
export { type Login, login } from "./hooks/login.ts";
export { continuedBy } from "./pages/continued.ts";
export { type Lookup, lookups } from "./hooks/lookups.ts";
export { type SignedRequest, type SignHook, type Signing, signing } from "./hooks/signing.ts";
export type { OperationDefinition, Provider } from "./operation-definition.ts";
export { type CallEvent, notify } from "./transport/event.ts";
export { labelledClientOptions } from "./request/labelled.ts";
export { chosenElsewhere, elsewhere } from "./request/elsewhere.ts";
export { fetched } from "./request/fetched.ts";
export { group } from "./request/group.ts";
export { escaped } from "./request/markup.ts";
export {
  accepting,
  bodyAs,
  commaList,
  indexed,
  indexedMembers,
  jsonAs,
  linesAs,
  type Write,
} from "./request/encode.ts";
export {
  type EncodedFile,
  type FileInput,
  fileName,
  fileSize,
  fileText,
  fileType,
  type InlineFile,
  type ReadFile,
} from "./files/file.ts";
export { files } from "./files/inputs.ts";
export { fileAs, multipart } from "./files/multipart.ts";
export { form, type Lists } from "./request/form.ts";
export { pathsIn } from "./conditions.ts";
export { type Line, type LinedRequest, lineOf, whileHolds } from "./request/lines.ts";
export { idempotencyKey } from "./request/idempotency-key.ts";
export type { CheckedInputs, InputDefinition } from "./keywords.ts";
export { checkInputs, isAbsent } from "./inputs/check.ts";
export { clearing } from "./inputs/clearing.ts";
export { type JobResult, resultOf } from "./jobs/result.ts";
export { defineJobOperation, type Job, type JobOperation } from "./jobs/job.ts";
export { HostError, type HostErrorOptions } from "./host-error.ts";
export { inputKeywords } from "./inputs/every-keyword.ts";
export { jsonInputs } from "./inputs/json-input.ts";
export { enums, numberLimits, textLimits } from "./inputs/limits.ts";
export { trimmedTexts } from "./inputs/trimmed.ts";
export { definePartialOperation, definePartialPagedOperation } from "./reply/partial.ts";
export { acceptedErrors, errorConditions } from "./reply/misleading-status.ts";
export { defineOperation, type Execute, type Operation } from "./operation.ts";
export type { Roots } from "./outputs/roots.ts";
export { countedPages } from "./pages/counted.ts";
export {
  type Choice,
  type ChoicesRequest,
  definePickingBlock,
  type Picker,
  type Pickers,
  type PickingBlock,
} from "./options/options.ts";
export { type CollectedOperation, defineCollectedOperation } from "./pages/collected.ts";
export { endingPages, lastItemPages, linkedPages } from "./pages/far.ts";
export { definePagedOperation, type PagedOperation } from "./pages/pages.ts";
export type { Prepare, PreparedCall, ReadContext } from "./prepare.ts";
export type { CallPolicy, Receive } from "./policy/call-policy.ts";
export type { Policy } from "./policy/policy.ts";
export { redact, redactor, secretTexts } from "./reply/redact.ts";
export { fileReplies, storing } from "./reply/file-replies.ts";
export type { ReplyFile, StoreFile } from "./reply/stored-file.ts";
export { listReplies } from "./reply/list-replies.ts";
export { textReplies } from "./reply/text-replies.ts";
export type { BlockTypes } from "./registry.ts";
export { rules } from "./inputs/rules.ts";
export * from "./request/sent-values.ts";
export type { Sendable } from "./request/sendable.ts";
export { steps } from "./steps/steps.ts";
export {
  base64TextStep,
  booleanStep,
  dateTimeStep,
  epochStep,
  jsonStep,
  numberStep,
  textStep,
} from "./steps/conversions.ts";
export {
  countStep,
  firstStep,
  flatStep,
  joinStep,
  lastStep,
  limitStep,
  sumStep,
  whereStep,
} from "./steps/lists.ts";
export { entriesStep, keysStep, omitStep, onlyStep, valuesStep } from "./steps/objects.ts";
export { atStep } from "./steps/paths.ts";
export { eachStep, fillStep, ifStep } from "./steps/sources.ts";
export { closedStep, cutStep, divideStep, isStep, mapStep } from "./steps/values.ts";
export {
  type ErrorCode,
  type ErrorDetails,
  type Outcome,
  type Problem,
  ToolError,
} from "./tool-error.ts";
export * from "./request/local-time.ts";
export { day, epoch, epochMs } from "./request/times.ts";
export { basics, type Keywords } from "./keywords.ts";
export { eachMember, inside, members } from "./request/inside.ts";
export { type Moment, moment } from "./request/moment.ts";
export { type MadeMember, madeMember, named, namedHeaders, namedQuery } from "./request/named.ts";
export {
  asciiJson,
  each,
  given,
  items,
  joined,
  jsonText,
  text,
} from "./request/written.ts";
