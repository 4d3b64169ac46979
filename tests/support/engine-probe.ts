import { booksBlock } from "@blockwright/books";
import { crmBlock } from "@blockwright/crm";
import { type Context, ToolError } from "@blockwright/runtime";
import type { CaseName } from "./engine-server.ts";
import { download, upload } from "./file-operations.ts";

// Runs on any engine: nothing here but the packages and what every engine has.

/** How a case went, as data. */
export interface EngineResult {
  /** Outputs, unless the call failed. */
  readonly outputs?: unknown;
  /** `ToolError` and its code; else only the name of what was thrown. */
  readonly error?: { readonly name: string; readonly code?: string; readonly status?: number };
  /** The secret occurs somewhere in the error. */
  readonly leaks: boolean;
  readonly ms: number;
}

/** How every case went. */
export type EngineResults = Readonly<Record<CaseName, EngineResult>>;

type Call = (context: Context) => Promise<unknown>;

const apiKey = "canary-7Q2zXr9";
const search: Call = (context) =>
  booksBlock.execute(
    { operation: "books_search_volumes", apiKey, q: "dune messiah", maxResults: "5" },
    context,
  );
const create: Call = (context) =>
  crmBlock.execute(
    {
      operation: "crm_create_record",
      apiKey,
      instanceUrl: "https://acme.my.salesforce.com",
      sobject: "Account",
      fields: '{"Name":"Acm\u00e9"}',
    },
    context,
  );

const send: Call = (context) => {
  const file = new File(["content \u00e9"], 'a"\r\nb.txt', { type: "image/png" });
  return upload.execute({ file, note: "n" }, context);
};
const take: Call = (context) => download.execute({ id: "f1", key: apiKey }, context);
const keep: Call = (context) =>
  take({
    ...context,
    async storeFile({ stream, ...about }) {
      const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
      return { ...about, read: bytes.length, last: bytes.at(-1) ?? 0 };
    },
  });

const soon = (call: Call): Call => {
  return (context) => call({ ...context, timeoutMs: 300 });
};
const abortedAfter = (ms: number): Call => {
  return (context) => search({ ...context, signal: AbortSignal.timeout(ms) });
};

/** The call of each case. */
const calls: Readonly<Record<CaseName, Call>> = {
  search,
  create,
  compressed: search,
  "invalid input": (context) =>
    booksBlock.execute(
      { operation: "books_search_volumes", apiKey, q: "dune", maxResults: "25abc" },
      context,
    ),
  "503, then 200": search,
  "429, then 201 for a write": create,
  "503 for a write": create,
  "reset, then 200": search,
  "reset of a write": create,
  "reset of a write on a kept connection": async (context) => {
    await create(context);
    return create(context);
  },
  "body cut": (context) => search({ ...context, maxRetries: 1 }),
  silence: soon(search),
  "silence in the body": soon(search),
  "aborted before": (context) => search({ ...context, signal: AbortSignal.abort() }),
  "aborted while waiting": abortedAfter(200),
  "aborted in the body": abortedAfter(200),
  "too large": search,
  "too large when decompressed": search,
  "a page of HTML": search,
  "JSON said to be HTML": search,
  "cut JSON": search,
  "redirect elsewhere": search,
  "redirect of a write": create,
  "redirect on the same origin": search,
  "401 without a body": search,
  "a secret repeated": search,
  upload: send,
  "upload after 503": send,
  download: keep,
  "download as JSON": async (context) => {
    const { file } = (await take(context)) as { file: { base64: string } }; // nobody stores it
    return { ...file, base64: file.base64.length };
  },
  "download cut": keep,
  "download of a page": keep,
};

/** Runs every case against a server, one after the other, so that connections are kept in between. */
export async function probe(origin: string): Promise<EngineResults> {
  const results: [string, EngineResult][] = [];
  for (const [name, call] of Object.entries(calls)) {
    const baseUrl = `${origin}/${encodeURIComponent(name)}`;
    results.push([name, await measured(() => call({ baseUrl }))]);
  }
  return Object.fromEntries(results) as EngineResults; // `calls` has every case
}

async function measured(call: () => Promise<unknown>): Promise<EngineResult> {
  const start = Date.now();
  try {
    const outputs = await call();
    return { outputs, leaks: false, ms: Date.now() - start };
  } catch (error) {
    const { name, code, status } =
      error instanceof ToolError ? error : { name: `no ToolError: ${Object(error).name}` };
    return {
      error: { name, ...(code && { code }), ...(status && { status }) },
      leaks: textsOf(error).some((text) => text.includes(apiKey)),
      ms: Date.now() - start,
    };
  }
}

/** All that a log could show of an error. */
function textsOf(error: unknown): readonly string[] {
  if (!(error instanceof Error)) return [String(error), JSON.stringify(error) ?? ""];
  const { message, stack = "", cause } = error;
  const own = [message, stack, `${error}`, JSON.stringify(error)];
  return cause === undefined ? own : [...own, ...textsOf(cause)];
}
