import { ToolError } from "../tool-error.ts";

/** How much of a body an error keeps, in bytes after decompression or in characters. */
export const keptLength = 65_536;

/** A reply whose body is read. */
export interface Received {
  readonly response: Response;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Bytes of the body after decompression. */
  readonly bytes: number;
  /** How long an error asks to wait before the next call. */
  readonly retryAfterMs?: number;
}

/** Reads the body now. Refuses a success that is too large; cuts an error, and what a redirect holds. */
export async function readBody(
  response: Response,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Received> {
  const { ok, status, headers } = response;
  // A `fetch` of the host can resolve to anything.
  if (!headers?.get || response.type === "error") throw new TypeError();
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  const limit = ok ? maxBytes : keptLength;
  let bytes = 0;
  let text = "";
  for (;;) {
    const { value } = (await reader?.read()) ?? {};
    if (!value) break;
    text += decoder.decode(value.subarray(0, limit - bytes), { stream: true });
    bytes += value.length;
    if (bytes > limit || signal.aborted) {
      // Not awaited: the rest is of no interest, whether or not it can be stopped.
      reader?.cancel().catch(() => {});
      if (!ok) break;
      throw new ToolError("reply_too_large", `The reply is larger than ${limit} bytes.`, {
        status,
      });
    }
  }
  return { response, status, headers, text: text + decoder.decode(), bytes };
}
