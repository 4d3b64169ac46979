import type { OperationContract, ReplyContent, Value } from "../contract/types.ts";
import { unfit } from "./shaping.ts";

type FileContract =
  OperationContract["files"] extends ReadonlyMap<number, infer File> ? File : never;

/** What a reply of this status must be as a file: as declared, or as all that are declared. */
export function fileOf(
  { files, replies }: OperationContract,
  { status }: Pick<ReplyContent, "status">,
): FileContract | undefined {
  const isOther = !replies.has(status) && status >= 200 && status < 300;
  if (!isOther) return files.get(status);
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

/** What a file becomes that nobody stores; `unfit` when it is not what was declared. */
export function fileBody({ mediaType }: FileContract, reply: ReplyContent): Value | typeof unfit {
  const { body, text, headers } = reply;
  const bytes = Buffer.from(text ?? (body === undefined ? "" : JSON.stringify(body)));
  const given = headers["content-type"] ?? usualType(reply);
  const type = given.split(";")[0]?.trim().toLowerCase() || "application/octet-stream";
  const [kind] = mediaType.split("*");
  const isOfKind = mediaType.startsWith("*") || mediaType === type;
  const isInKind = mediaType.endsWith("/*") && type.startsWith(kind ?? "");
  if (!isOfKind && !isInKind && type !== "application/octet-stream") return unfit;
  const name = /filename="([^"]*)"/.exec(headers["content-disposition"] ?? "")?.[1] ?? null;
  return { name, mediaType: type, size: bytes.length, base64: bytes.toString("base64") };
}

function usualType({ body, text }: ReplyContent): string {
  if (text !== undefined) return "text/html";
  return body === undefined ? "" : "application/json";
}
