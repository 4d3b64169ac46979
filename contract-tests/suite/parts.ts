/**
 * What `@blockwright/live` is made with, as `blockwright/suite`: the same modules that the suite uses. For that package
 * alone, and experimental until 1.0.
 */
export type { Outcome, Sent, WireRequest } from "../contract/case.ts";
export { alternativesOf, givenIn, pathsOf } from "../contract/condition.ts";
export { contractOf } from "../contract/read.ts";
export { type Secret, secretsOf } from "../contract/secrets.ts";
export { splitAddress } from "../contract/server-path.ts";
export type {
  Contract,
  CredentialContract,
  OperationContract,
  ReplyContent,
  Schema,
  Value,
} from "../contract/types.ts";
export { hookedOutcome, hookedRequest } from "../oracle/hooks.ts";
export { expectedRequest } from "../oracle/request.ts";
export type { CaseMeta } from "../report/meta.ts";
export type { DriftReport } from "../report/types.ts";
export { differences } from "../run/difference.ts";
export { expectedGot } from "../run/failure-text.ts";
export { judge } from "../run/judge.ts";
export { perform } from "../run/perform.ts";
export { withAnySignature } from "../run/signed.ts";
export type { Blocks, Failure, Observation, Target } from "../run/types.ts";
export { memoryTarget } from "../servers/memory.ts";
export { sendRequest } from "../servers/send-request.ts";
export { providers } from "../settings/providers.ts";
export { chosenTarget } from "../settings/environment.ts";
export { UsageError } from "../settings/usage-error.ts";
export { workspace } from "../settings/workspace.ts";
export { inferredSchema, typesOf } from "../../scripts/system/inferred-schema.ts";
export { replaceFile } from "../../scripts/system/replace-file.ts";
