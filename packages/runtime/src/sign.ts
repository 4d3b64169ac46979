export type { HookCall } from "./hooks/call.ts";
export type { SignedRequest, SignHook } from "./hooks/signing.ts";
export { type Hash, type HmacEncoding, type HmacOptions, hmac, hmacOf } from "./sign/hmac.ts";
export { type AwsKeys, type SigV4Options, sigV4 } from "./sign/sig-v4.ts";
