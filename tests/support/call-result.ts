import { ToolError } from "@blockwright/runtime";
import { assert, expect } from "vitest";

/** Every code that a `ToolError` may have. */
export const errorCodes: readonly string[] = [
  "invalid_input",
  "bad_request",
  "unauthorized",
  "payment_required",
  "forbidden",
  "not_found",
  "conflict",
  "rate_limited",
  "upstream_error",
  "invalid_reply",
  "reply_too_large",
  "timeout",
  "aborted",
  "network",
  "host_error",
  "blocked_address",
  "job_failed",
];

/** How a call ended. */
export type CallResult =
  | { readonly error: ToolError }
  | { readonly error: undefined; readonly value: unknown };

/** Waits for a call, which may reject with a `ToolError` of a known code and with nothing else. */
export async function resultOf(call: () => Promise<unknown>): Promise<CallResult> {
  try {
    return { error: undefined, value: await call() };
  } catch (error) {
    return { error: toolError(error) };
  }
}

/** The error of a call that must fail. */
export async function failureOf(call: () => Promise<unknown>): Promise<ToolError> {
  const { error } = await resultOf(call);
  if (!error) throw new Error("the call succeeded");
  return error;
}

function toolError(error: unknown): ToolError {
  assert(error instanceof ToolError);
  expect(errorCodes).toContain(error.code);
  return error;
}

/** Names of the inputs that an error complains of. */
export function blamed({ input, problems }: ToolError): readonly string[] {
  return problems?.map((problem) => problem.input) ?? (input === undefined ? [] : [input]);
}
