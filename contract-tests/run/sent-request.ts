import type { Value } from "../contract/types.ts";
import { queryOf } from "./query.ts";
import type { SentRequest } from "./types.ts";

/** Reads a request as it leaves, whole; the request itself can still be sent. */
export async function sentRequest(request: Request): Promise<SentRequest> {
  const text = await request.clone().text();
  const { origin, pathname, search } = new URL(request.url);
  return {
    url: request.url,
    method: request.method,
    origin,
    path: pathname,
    query: queryOf(search),
    headers: Object.fromEntries(request.headers),
    ...(text !== "" && {
      body: await bodyOf(text, request.headers.get("content-type") ?? ""),
      text,
    }),
  };
}

/** A body by the rules of its media type: a form by its fields, JSON, or text. */
async function bodyOf(text: string, mediaType: string): Promise<Value> {
  if (mediaType === "application/x-ndjson") return linesIn(text);
  if (/^[^;]*json/i.test(mediaType)) return parsed(text);
  if (!mediaType.startsWith("application/x-www-form-urlencoded")) return text;
  const headers = { "content-type": mediaType };
  const data = await new Response(text, { headers }).formData();
  const names = [...new Set(data.keys())];
  return Object.fromEntries(names.map((name) => [name, data.getAll(name).map(String)]));
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
