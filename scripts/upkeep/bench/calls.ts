import { createBooksClient, searchVolumes } from "@blockwright/books";
import createClient from "openapi-fetch";

export interface Calls {
  readonly calls: Readonly<Record<string, () => Promise<unknown>>>;
  readonly stub: typeof stub;
}

const baseUrl = "http://127.0.0.1";
const reply = JSON.stringify({ totalItems: 1, items: [{ id: "a" }] });

/** Answers every request from memory, as a server would answer with JSON. */
export async function stub(_request: Request | URL | string): Promise<Response> {
  return new Response(reply, { headers: { "content-type": "application/json" } });
}

const plain = createClient<{ "/books/v1/volumes": { get: PlainOperation } }>({
  baseUrl,
  fetch: stub,
});
const typed = createBooksClient({ apiKey: "k", baseUrl });

interface PlainOperation {
  parameters: { query: { q: string; maxResults?: number; key: string } };
  responses: { 200: { content: { "application/json": { totalItems: number } } } };
}

const url = `${baseUrl}/books/v1/volumes?q=dune&maxResults=5&key=k`;
const inputs = { apiKey: "k", q: "dune", maxResults: 5 };

/** One GET in several ways. The stub takes the place of the engine's `fetch` while they run. */
export const calls: Readonly<Record<string, () => Promise<unknown>>> = {
  "raw fetch": async () => (await fetch(new Request(url))).json(),
  "openapi-fetch": () =>
    plain.GET("/books/v1/volumes", { params: { query: { q: "dune", maxResults: 5, key: "k" } } }),
  "typed client": () => typed.searchVolumes({ q: "dune", maxResults: 5 }),
  "operation, checked and mapped": () => searchVolumes.execute(inputs, { baseUrl }),
  // A fetch of the host gets a Request, which costs more once it has a signal.
  "raw fetch with a signal": async () => {
    return (await stub(new Request(url, { signal: new AbortController().signal }))).json();
  },
  "operation through context.fetch": () => searchVolumes.execute(inputs, { baseUrl, fetch: stub }),
};
