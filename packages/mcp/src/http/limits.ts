/** What callers may take of a server, so that one of them leaves enough to the others. */
export const limits = {
  /** Of one request. */
  bodyBytes: 2 ** 20,
  /** Of all requests that are being read. */
  allBodiesBytes: 2 ** 26,
  headers: 100,
  /** From the first byte to the end of the headers, and of the whole request. */
  headersMs: 10_000,
  requestMs: 30_000,
  /** Requests that were read and are not answered yet, streams included. */
  requests: 128,
  /** Of those, streams that wait for a change of the list of tools, which never comes. */
  subscriptions: 16,
  connections: 4096,
} as const;
