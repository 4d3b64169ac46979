import type { Json } from "../definition.ts";
import { parseJson } from "../json.ts";
import type { Keywords } from "../keywords.ts";
import type { Receive } from "../policy/call-policy.ts";
import { ToolError } from "../tool-error.ts";
import { checked, keptLength, type Received, readBody, safe } from "../transport/body.ts";
import { failureOf } from "../transport/failure.ts";
import { onAbort } from "../transport/aborts.ts";
import { base64Of } from "./base64.ts";
import { fileName } from "./file-name.ts";
import { listReplies } from "./list-replies.ts";
import type { ReplyFile, StoreFile } from "./stored-file.ts";
import { type Watched, watched } from "./watched-stream.ts";

/** Bytes of the largest file that becomes base64. */
const mostInText = 8 * 2 ** 20;

/** What a reply of a file must be. */
interface FileReply {
  /** `application/pdf`, or `image/*`. Any without it. */
  readonly mediaType?: string;
  readonly maxBytes?: number;
}

/**
 * Replies that are files: what the host has made of one stands for its body. It does what `listReplies`
 * does, too.
 */
export const fileReplies = {
  accept(definition, roots, text) {
    const { replies, keywords } = definition;
    const { status } = roots;
    const usual = Object.values(replies).every((kind) => kind === "file") ? "file" : undefined;
    const isFile = (replies[status] ?? usual) === "file" && status >= 200 && status < 300;
    if (!isFile) return listReplies.accept(definition, roots, text);
    const isStored = roots.file !== undefined;
    if (isStored) roots.body = roots.file;
    // An error despite its status stays one.
    if (keywords?.errorCode?.(definition, roots)) return undefined;
    if (isStored) return {};
    const body = text.slice(0, keptLength) || undefined;
    throw new ToolError("invalid_reply", "The reply is not the expected file.", { body });
  },
} satisfies Keywords;

/** Gives the files of these replies to the host; `2xx` stands for a success that is not declared. */
export function storing(files: Readonly<Record<string, FileReply>>): Receive {
  return async (response, limits, signal, options, handOut) => {
    const { ok, status, headers: own } = checked(response);
    const headers = safe(own);
    // A part is no file, unless it is declared.
    const file = files[status] ?? (ok && status !== 206 ? files["2xx"] : undefined);
    const mediaType = mediaTypeOf(headers.get("Content-Type"));
    if (!file || !isOf(file.mediaType, mediaType)) {
      return readBody(response, limits, signal);
    }
    const size = sizeOf(headers);
    const name = fileName(headers.get("Content-Disposition"));
    const { storeFile = inText } = options;
    const most = options.maxBytes ?? file.maxBytes ?? limits.maxBytes;
    const limit = options.storeFile ? most : Math.min(most, mostInText);
    const tooLarge = () => {
      const fix = limit < most ? " Pass context.storeFile, which takes larger ones." : "";
      const message = `The file is larger than ${limit} bytes.${fix}`;
      return new ToolError("reply_too_large", message, { status });
    };
    const body = watched(response.body, { size, limit, tooLarge });
    const release = onAbort(signal, () => body.stop(signal.reason));
    try {
      if (signal.aborted) throw signal.reason;
      if (size !== null && size > limit) throw tooLarge();
      handOut();
      const { stream } = body;
      const json = await stored(storeFile, { stream, name, mediaType, size }, body, signal);
      const received = { response, status, headers, bytes: body.bytes };
      return { ...received, text: JSON.stringify(json), file: json } satisfies Received;
    } catch (error) {
      body.stop(error);
      throw error;
    } finally {
      release();
    }
  };
}

/** The JSON that the host has made of a file, which it must have read to its end. */
async function stored(
  storeFile: StoreFile,
  file: ReplyFile,
  body: Watched,
  signal: AbortSignal,
): Promise<Json> {
  let json: unknown;
  let thrown: { readonly error: unknown } | undefined;
  try {
    json = await storeFile(file, { signal });
  } catch (error) {
    thrown = { error };
  }
  // That the reply broke off explains whatever the host has made of it.
  if ("failure" in body) throw body.failure;
  if (thrown) throw ofHost(thrown.error);
  if (!body.isRead) {
    throw new ToolError("host_error", "storeFile did not read the file to its end.");
  }
  try {
    return parseJson(JSON.stringify(json)) as Json; // made of JSON text
  } catch {
    throw new ToolError("host_error", "storeFile returned no JSON.");
  }
}

/** The text of a HostError is the host's own; of others only the name is kept, as they may repeat an address. */
function ofHost(error: unknown): ToolError {
  const { code, message, cause } = failureOf(error);
  return code === "host_error"
    ? new ToolError(code, message)
    : new ToolError("host_error", "storeFile failed.", { cause });
}

const inText: StoreFile = async ({ stream, name, mediaType }) =>
  jsonOf(new Uint8Array(await new Response(stream).arrayBuffer()), { name, mediaType });

function jsonOf(bytes: Uint8Array, { name, mediaType }: Pick<ReplyFile, "name" | "mediaType">) {
  return { name, mediaType, size: bytes.length, base64: base64Of(bytes) };
}

/** What a file becomes that nobody stores; undefined where a reply is not the file that is declared. */
export function unstored(
  text: string,
  headers: Received["headers"],
  declared?: string,
): Json | undefined {
  const mediaType = mediaTypeOf(headers.get("Content-Type"));
  if (!isOf(declared, mediaType)) return undefined;
  const name = fileName(headers.get("Content-Disposition"));
  return jsonOf(new TextEncoder().encode(text), { name, mediaType });
}

function mediaTypeOf(type: string | null): string {
  const [, own] = /^\s*([\w!#$&^.+-]{1,100}\/[\w!#$&^.+-]{1,100})\s*(?:;|$)/.exec(type ?? "") ?? [];
  return own?.toLowerCase() ?? "application/octet-stream";
}

/** Many servers know no type of a file, and say that it is bytes. */
function isOf(declared: string | undefined, type: string): boolean {
  if (declared === undefined || type === "application/octet-stream") return true;
  return declared.endsWith("/*") ? type.startsWith(declared.slice(0, -1)) : type === declared;
}

/** Of a body that is coded, the length says nothing about the file. */
function sizeOf(headers: Received["headers"]): number | null {
  const [, digits] = /^\s*(\d{1,15})\s*$/.exec(headers.get("Content-Length") ?? "") ?? [];
  const isCoded = !/^(identity)?$/i.test(headers.get("Content-Encoding") ?? "");
  return digits === undefined || isCoded ? null : Number(digits);
}
