/** One request as it arrived. */
export interface SeenRequest {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const longestStart = "HTTP/1.1 429 ".length;

/** What came to a server, and what it gave. */
export class Ledger {
  /** In order. */
  readonly requests: SeenRequest[] = [];
  /** Requests beyond one per call that did not follow a 429: what they do may be done twice. */
  repeats = 0;
  /** Connections to the other server, to which nothing should be sent. */
  strays = 0;
  /** Bytes of requests that arrived, whole or not. */
  bytes = 0;
  /** Something that begins like a reply was written. */
  replied = false;
  /** Bytes of floods that the client took. */
  taken = 0;
  readonly #calls: number;
  #refused = false;

  constructor(calls: number) {
    this.#calls = calls;
  }

  /** Notes a request. */
  arrived(request: SeenRequest): void {
    this.requests.push(request);
    if (this.requests.length > this.#calls && !this.#refused) this.repeats += 1;
    this.#refused = false;
  }

  /** Notes what is about to be written. */
  writes(bytes: string | Uint8Array): void {
    const start = Buffer.from(bytes.slice(0, longestStart)).toString("latin1");
    this.replied ||= start.startsWith("HTTP/1.");
    this.#refused ||= start.startsWith("HTTP/1.1 429 ");
  }
}
