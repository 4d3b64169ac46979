import type { Json } from "../definition.ts";
import type { Limits } from "../policy/policy.ts";
import { ToolError } from "../tool-error.ts";
import { within } from "./deadline.ts";

/** How much of a body an error keeps, in bytes after decompression or in characters. */
export const keptLength = 65_536;

/** Chunks after which timers get a turn. */
const turnEvery = 1_000;

/** Headers of a reply, whoever made it: no question fails. */
export type ReplyHeaders = Pick<Headers, "get">;

/** A reply whose body is read. */
export interface Received {
  readonly response: Response;
  readonly status: number;
  readonly headers: ReplyHeaders;
  readonly text: string;
  /** Bytes of a success are none of its charset: the text is no data. */
  readonly isGarbled?: boolean;
  /** Bytes of the body after decompression. */
  readonly bytes: number;
  /** What stands for its file, which `text` holds as JSON. */
  readonly file?: Json;
  /** How long an error asks to wait before the next call. */
  readonly retryAfterMs?: number;
}

/** Reads the body now. Refuses a success that is too large; cuts an error, and what a redirect holds. */
export async function readBody(
  response: Response,
  { maxBytes }: Pick<Limits, "maxBytes">,
  signal: AbortSignal,
): Promise<Received> {
  const { ok, status, headers: own, body } = checked(response);
  const headers = safe(own);
  const reader = body?.getReader();
  const read = decoded(headers, ok);
  const limit = ok ? maxBytes : keptLength;
  let bytes = 0;
  for (let chunks = 1; ; chunks++) {
    // One chunk after the other without a pause would keep the time-out from coming.
    if (chunks % turnEvery === 0) await within(0, []);
    const { value } = (await reader?.read()) ?? {};
    if (!value) break;
    read.add(value.subarray(0, limit - bytes));
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
  read.add();
  const { text, isGarbled } = read;
  return { response, status, headers, text, isGarbled, bytes };
}

/** Takes a text in one piece, which most bodies are, in a third of the time. */
const utf8 = new TextDecoder("utf-8", { fatal: true });

/** Text in the charset that a reply names, or else in UTF-8. What of an error is none of it does not matter. */
function decoded(headers: ReplyHeaders, isSuccess: boolean) {
  const type = headers.get("Content-Type") ?? "";
  const [, charset = "utf-8"] = /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(type) ?? [];
  let decoder = /^utf-?8$/i.test(charset) ? utf8 : undefined;
  const read = {
    text: "",
    isGarbled: false,
    /** Adds bytes, or the end. */
    add(bytes?: Uint8Array) {
      if (decoder === utf8) {
        // The end of a text, or its beginning; it may be cut within a character.
        if (!bytes) return;
        try {
          if (!read.text) return void (read.text = utf8.decode(bytes));
        } catch {}
        decoder = undefined;
      }
      const options = { stream: !!bytes };
      try {
        decoder ??= new TextDecoder(charset, { fatal: isSuccess, ignoreBOM: !!read.text });
        read.text += decoder.decode(bytes, options);
      } catch {
        read.isGarbled = true;
        decoder = new TextDecoder();
        read.text += decoder.decode(bytes, options);
      }
    },
  };
  return read;
}

/** A `fetch` of the host can resolve to anything. */
export function checked(response: Response): Response {
  const { status, headers, type } = response;
  if (!headers?.get || !Number.isInteger(status) || type === "error") throw new TypeError();
  return response;
}

/** Headers of which no question fails. */
export function safe(headers: ReplyHeaders): ReplyHeaders {
  return {
    get(name) {
      try {
        const value: unknown = headers.get(name);
        return typeof value === "string" ? value : null;
      } catch {
        return null; // an object of the host
      }
    },
  };
}
