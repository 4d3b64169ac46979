import type { Context } from "@blockwright/runtime";

/** One request as it left, before any server saw it. */
export interface RecordedRequest {
  readonly method: string;
  /** Percent-encoded. */
  readonly path: string;
  /** Decoded; a name that occurs twice has several values. */
  readonly query: Readonly<Record<string, readonly string[]>>;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Undefined when there is none. */
  readonly body: unknown;
}

/** A `fetch` for a context that keeps every request, and adds headers meant for the mock. */
export interface Recorder {
  readonly fetch: NonNullable<Context["fetch"]>;
  readonly requests: readonly RecordedRequest[];
  /** What Prism found wrong with requests or with the examples it answered. */
  readonly violations: readonly string[];
}

/** Records requests on their way to a mock; `mockHeaders` tell Prism which example to answer. */
export function recorder(mockHeaders: Readonly<Record<string, string>> = {}): Recorder {
  const requests: RecordedRequest[] = [];
  const violations: string[] = [];
  return {
    requests,
    violations,
    async fetch(request) {
      const body = await request.clone().text();
      const url = new URL(request.url);
      requests.push({
        method: request.method,
        path: url.pathname,
        query: Object.fromEntries(
          [...new Set(url.searchParams.keys())].map((name) => [
            name,
            url.searchParams.getAll(name),
          ]),
        ),
        headers: Object.fromEntries(request.headers),
        body: body === "" ? undefined : JSON.parse(body),
      });
      const forwarded = new Request(request);
      for (const [name, value] of Object.entries(mockHeaders)) forwarded.headers.set(name, value);
      const response = await fetch(forwarded);
      const violation = response.headers.get("sl-violations");
      if (violation) violations.push(violation);
      return response;
    },
  };
}
