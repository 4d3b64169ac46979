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
  /** Messages that were read and are not answered yet, each one of a batch, and streams. */
  messages: 128,
  /** Of those, of one caller: it takes more than a few to keep all others out. */
  messagesOfCaller: 32,
  /** Of all, streams that wait for a change of the list of tools, which never comes. */
  subscriptions: 16,
  connections: 4096,
} as const;
