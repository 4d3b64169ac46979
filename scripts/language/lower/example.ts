import type { ManifestExample } from "../manifest/types.ts";
import type { Example, Method } from "../ir/types.ts";

/** Lowers one example; an example without a stated output or error expects no outputs. */
export function lowerExample(name: string, example: ManifestExample): Example {
  const { params, now, uuid, credentials, request, reply, output = {}, error } = example;
  return {
    name,
    params,
    ...(now !== undefined && { now }),
    ...(uuid !== undefined && { uuid }),
    ...(credentials && { credentials }),
    request: request
      ? {
          ...request,
          // The check stage has compared it with the operation's own method.
          method: request.method as Method,
          query: request.query ?? null,
          headers: request.headers ?? {},
        }
      : null,
    reply: { ...reply, headers: reply.headers ?? {} },
    result: error ? { kind: "error", error } : { kind: "output", output },
  };
}
