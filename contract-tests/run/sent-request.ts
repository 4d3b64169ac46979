import type { WireRequest } from "../contract/case.ts";
import type { Value } from "../contract/types.ts";
import { queryOf } from "./query.ts";
import type { SentRequest } from "./types.ts";

/** Reads a request as it leaves, whole; the request itself can still be sent. */
export async function sentRequest(request: Request): Promise<SentRequest> {
  const bytes = request.body ? Buffer.from(await request.clone().arrayBuffer()) : Buffer.alloc(0);
  const text = bytes.toString();
  const { origin, pathname, search } = new URL(request.url);
  const mediaType = request.headers.get("content-type") ?? "";
  return {
    url: request.url,
    method: request.method,
    origin,
    path: pathname,
    query: queryOf(search),
    headers: { ...Object.fromEntries(request.headers), ...withoutBoundary(mediaType) },
    ...(request.body && { base64: bytes.toString("base64") }),
    ...(text !== "" && { body: await bodyOf(bytes, mediaType), text }),
  };
}

/** What stands between parts is the sender's own. */
function withoutBoundary(mediaType: string): WireRequest["headers"] {
  return mediaType.startsWith(multipart) ? { "content-type": multipart } : {};
}

const multipart = "multipart/form-data";

/** A body by the rules of its media type: a form by its fields, JSON, or text. */
async function bodyOf(bytes: Buffer, mediaType: string): Promise<Value> {
  const text = bytes.toString();
  if (mediaType === "application/x-ndjson") return linesIn(text);
  if (/^[^;]*json/i.test(mediaType)) return parsed(text);
  const isForm = mediaType.startsWith("application/x-www-form-urlencoded");
  if (!isForm && !mediaType.startsWith(multipart)) return text;
  const headers = { "content-type": mediaType };
  const data = await new Response(new Uint8Array(bytes), { headers }).formData();
  const fields = new Map<string, Value[]>();
  for (const [name, part] of data) {
    fields.set(name, [...(fields.get(name) ?? []), await partOf(part)]);
  }
  return Object.fromEntries(fields);
}

async function partOf(part: string | File): Promise<Value> {
  if (typeof part === "string") return part;
  const { name, type: mediaType } = part;
  return { name, mediaType, base64: Buffer.from(await part.arrayBuffer()).toString("base64") };
}

/** A body that is no JSON stands as text, which differs from every JSON that is expected. */
function parsed(text: string): Value {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Each line ends, and holds JSON. */
function linesIn(text: string): Value {
  const lines = text.split("\n");
  return lines.pop() === "" ? lines.map(parsed) : text;
}
