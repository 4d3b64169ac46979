import { createHash } from "node:crypto";
import type { ExpectedError } from "../contract/case.ts";
import { replyText } from "../contract/reply-text.ts";
import type { OperationContract, ReplyContent, Value } from "../contract/types.ts";
import { asksForParts } from "./part.ts";
import { unfit } from "./unfit.ts";

type FileContract =
  OperationContract["files"] extends ReadonlyMap<number, infer File> ? File : never;

/** What a reply of this status must be as a file: as declared, or as all that are declared. A part that nobody asked for is none. */
export function fileOf(
  operation: OperationContract,
  { status }: Pick<ReplyContent, "status">,
): FileContract | undefined {
  const { files, replies } = operation;
  const isOther = !replies.has(status) && status >= 200 && status < 300;
  if (!isOther || (status === 206 && !asksForParts(operation))) return files.get(status);
  return files.size === replies.size ? [...files.values()][0] : undefined;
}

/** A file in place of JSON: its bytes are a text, of the type and with the name that it should have. */
export function asFile(operation: OperationContract, reply: ReplyContent): ReplyContent {
  const file = fileOf(operation, reply);
  const { body, ...rest } = reply;
  if (!file || body === undefined) return reply;
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const type = file.mediaType.endsWith("*") ? "application/octet-stream" : file.mediaType;
  return { ...rest, headers: { "content-type": type, ...reply.headers }, text };
}

/** The error of a file that does not come to its end; undefined where it does. */
export function lostFile(
  operation: OperationContract,
  reply: ReplyContent,
): ExpectedError | undefined {
  const file = fileOf(operation, reply);
  if (!file) return undefined;
  if (reply.cut) return { code: "network" };
  const { status, bytes = 0 } = reply;
  if (bytes <= file.maxBytes) return undefined;
  const message = `The file is larger than ${file.maxBytes} bytes.`;
  return { code: "reply_too_large", status, message };
}

/** What the host of the suite makes of a file that it stores. */
export function storedFile(
  about: { readonly name: string | null; readonly mediaType: string; readonly size: number | null },
  bytes: Uint8Array,
): Value {
  return { ...about, sha256: createHash("sha256").update(bytes).digest("hex") };
}

/** What a file becomes, which the host may store; `unfit` when it is not what was declared. */
export function fileBody({ mediaType }: FileContract, reply: ReplyContent): Value | typeof unfit {
  const { body, headers } = reply;
  const bytes = Buffer.from(replyText(reply) ?? (body === undefined ? "" : JSON.stringify(body)));
  const given = headers["content-type"] ?? usualType(reply);
  const type = given.split(";")[0]?.trim().toLowerCase() || "application/octet-stream";
  const [kind] = mediaType.split("*");
  const isOfKind = mediaType.startsWith("*") || mediaType === type;
  const isInKind = mediaType.endsWith("/*") && type.startsWith(kind ?? "");
  if (!isOfKind && !isInKind && type !== "application/octet-stream") return unfit;
  const name = /filename="([^"]*)"/.exec(headers["content-disposition"] ?? "")?.[1] ?? null;
  if (reply.stored) {
    const told = headers["content-length"];
    return storedFile({ name, mediaType: type, size: told ? Number(told) : null }, bytes);
  }
  return { name, mediaType: type, size: bytes.length, base64: bytes.toString("base64") };
}

function usualType({ body, text }: ReplyContent): string {
  if (text !== undefined) return "text/html";
  return body === undefined ? "" : "application/json";
}
