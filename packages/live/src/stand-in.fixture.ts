import { afterwards } from "../../../tests/kit/afterwards.ts";
import type { ReplyContent, Value } from "../../../contract-tests/contract/types.ts";
import {
  headerValues,
  type Loopback,
  type Received,
  startLoopback,
} from "../../../contract-tests/servers/loopback.ts";
import { bodyText } from "../../../contract-tests/contract/reply-text.ts";
import { replyHeaders } from "../../../contract-tests/servers/response.ts";

/** A server on loopback that behaves like two providers, and has gone on since their manifests. */
export interface StandIn extends Loopback {
  /** When each request came, in milliseconds. */
  readonly arrivals: readonly number[];
}

/** What the stand-in takes for genuine. Both have signs that change in addresses and JSON. */
export const secrets = { books: 'bo/ok+s"key 7', crm: "00D!cr.m/tok+en==" } as const;

/** Starts the server; it knows the volume `v1` and no record of the CRM. */
export async function startStandIn(): Promise<StandIn> {
  const arrivals: number[] = [];
  const records = new Map<string, Value>();
  const loopback = await startLoopback((request, response) => {
    arrivals.push(performance.now());
    const url = new URL(request.target, "http://127.0.0.1");
    const isBooks = url.pathname.startsWith("/books/");
    const given = isBooks ? books(url) : crm(url, request, records);
    response.writeHead(given.status, replyHeaders(given)).end(bodyText(given) ?? undefined);
  });
  afterwards(() => loopback.close());
  return { ...loopback, arrivals };
}

/** Repeats the key wherever it can; has the new field `isPreorder`, and counts pages in words. */
function books({ pathname, searchParams }: URL): ReplyContent {
  const key = searchParams.get("key") ?? "";
  if (key !== secrets.books) {
    const error = {
      code: 400,
      message: `API key not valid: ${key}`,
      details: [{ reason: "API_KEY_INVALID" }],
    };
    return { status: 400, headers: {}, body: { error } };
  }
  const headers = { "x-request-id": `r-${btoa(`:${key}`)}`, "x-key": key, "retry-after": "0" };
  const volume = {
    id: "v1",
    selfLink: `https://books.example/v1?${new URLSearchParams({ key })}`,
    volumeInfo: { title: `Key ${key}`, pageCount: "three hundred" },
    saleInfo: { country: "GB", isPreorder: false },
  };
  const isList = pathname === "/books/v1/volumes";
  const items = searchParams.get("q")?.startsWith("zzyzx") ? {} : { items: [volume, { id: "v2" }] };
  return { status: 200, headers, body: isList ? { totalItems: 2, ...items } : volume };
}

/** Keeps records; answers queries with a status and a field that nobody declared. */
function crm({ pathname }: URL, request: Received, records: Map<string, Value>): ReplyContent {
  if (headerValues(request, "authorization").join() !== `Bearer ${secrets.crm}`)
    return refusal(401, "Session expired or invalid", "INVALID_SESSION_ID");
  if (pathname.endsWith("/query"))
    return reply(203, { totalSize: records.size, done: true, records: [], queryLocator: null });
  const { type = "", id } = /sobjects\/(?<type>\w+)(?:\/(?<id>\w+))?$/.exec(pathname)?.groups ?? {};
  if (request.method === "POST") {
    const made = `001Hs0000${records.size + 1}KpQzRIAV`;
    const fields: Readonly<Record<string, Value>> = JSON.parse(request.body);
    records.set(made, { attributes: { type, url: pathname }, Id: made, ...fields });
    return reply(201, { id: made, success: true });
  }
  const record = records.get(id ?? "");
  return record === undefined
    ? refusal(404, "The requested resource does not exist", "NOT_FOUND")
    : reply(200, record);
}

function reply(status: number, body: Value): ReplyContent {
  return { status, headers: {}, body };
}

function refusal(status: number, message: string, errorCode: string): ReplyContent {
  return reply(status, [{ message, errorCode }]);
}
