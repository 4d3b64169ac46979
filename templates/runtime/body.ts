import { ToolError } from "./tool-error.ts";

/** What is read of a reply of success, and kept of an error, in bytes after decompression. */
const maxBytes = { success: 32 * 2 ** 20, error: 64 * 2 ** 10 };

/**
 * Reads the body now and lets the reply's own `text` and `json` give it again. Refuses a redirect,
 * which could carry a credential to another origin, and a success that is too large; cuts an error.
 */
export async function readBody(response: Response, signal: AbortSignal): Promise<Response> {
  const { ok, status, type } = response;
  // A `fetch` of the host can resolve to anything.
  if (typeof response.headers?.get !== "function" || type === "error") {
    throw new TypeError("not a reply");
  }
  const reader = response.body?.getReader();
  const refuse = (code: "reply_too_large" | "upstream_error", message: string) => {
    stop();
    return new ToolError(code, message, { status });
  };
  // Not awaited: the rest is of no interest, whether or not it can be stopped.
  const stop = () => reader?.cancel().catch(() => {});
  if (type === "opaqueredirect" || [301, 302, 303, 307, 308].includes(status)) {
    throw refuse("upstream_error", "The provider answered with a redirect, which is not followed.");
  }
  const decoder = new TextDecoder();
  let room = ok ? maxBytes.success : maxBytes.error;
  let text = "";
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    text += decoder.decode(part.value.subarray(0, room), { stream: true });
    room -= part.value.length;
    if (room < 0 && ok) throw refuse("reply_too_large", "The reply is larger than 32 MiB.");
    if (room < 0 || signal.aborted) {
      stop();
      break;
    }
  }
  text += decoder.decode();
  return Object.assign(response, { text: async () => text, json: async () => JSON.parse(text) });
}
