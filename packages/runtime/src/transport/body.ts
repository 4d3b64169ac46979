import type { Json } from "../definition.ts";
import type { Limits } from "../policy/policy.ts";
import { ToolError } from "../tool-error.ts";
import { within } from "./deadline.ts";

/** How much of a body an error keeps, in bytes after decompression or in characters. */
export const keptLength = 65_536;

/** What a media type says of bytes that are no UTF-8. */
const charsetIn = /;\s*charset="?(?!utf-8)([^\s";]+)/i;

/** Most bodies come in pieces of whole characters, which one decoder for all reads faster than its own. */
const utf8 = decoderOf("utf-8", true);

function decoderOf(charset: string, fatal: boolean): TextDecoder {
  return new TextDecoder(charset, { fatal, ignoreBOM: true });
}

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
  /** Why the text of a success is no data: `is incomplete`. */
  readonly flaw?: string | undefined;
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
  const [, charset] = charsetIn.exec(headers.get("Content-Type") ?? "") ?? [];
  let text = "";
  let decoder: TextDecoder | undefined;
  let flaw: string | undefined;
  // At once: a host may use the memory again once it is asked for more.
  const add = (part?: Uint8Array) => {
    try {
      decoder ??= charset ? decoderOf(charset, ok) : utf8;
      text += decoder.decode(part, { stream: !!part && decoder !== utf8 });
    } catch {
      const mayBeCut = decoder === utf8; // the next part may begin with the rest of a character
      if (ok && !mayBeCut) flaw = "is not in its charset"; // what an error holds is shown, whatever it is
      decoder = decoderOf("utf-8", ok && mayBeCut);
      if (part) add(part);
      else text += "\ufffd"; // the rest never came
    }
  };
  const limit = ok ? maxBytes : keptLength;
  let bytes = 0;
  for (let chunks = 1; ; chunks++) {
    // One chunk after the other without a pause would keep the time-out from coming.
    if (chunks % turnEvery === 0) await within(0, []);
    const { value } = (await reader?.read()) ?? {};
    if (!value) break;
    add(value.subarray(0, limit - bytes));
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
  if (bytes && decoder !== utf8) add();
  // The mark of the order of bytes is no character of the text.
  return { response, status, headers, text: text.replace(/^\ufeff/, ""), flaw, bytes };
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
