import type { Part } from "./resource.ts";

const replies = {
  not_found: { status: 404, code: "no_such_object", message: "There is no such object." },
  rate_limited: { status: 429, code: "quota_exceeded", message: "Too many requests." },
  bad_request: { status: 400, code: "invalid_field", message: "A field is invalid." },
} as const;

/** The members `reply` and `error` of an example that fails. */
export function failure(code: keyof typeof replies): Part {
  const { status, code: upstreamCode, message } = replies[code];
  return {
    reply: {
      status,
      headers: { "x-request-id": "req_1" },
      body: { error: { code: upstreamCode, message } },
    },
    error: { code, upstreamCode, message, requestId: "req_1" },
  };
}
