import type { Keep } from "./keep.ts";
import type { CallEvent } from "./transport/event.ts";
import type { ReadFile } from "./files/file.ts";
import type { Policy } from "./policy/policy.ts";
import type { StoreFile } from "./reply/stored-file.ts";

/** How requests are sent. All members are optional. */
export interface TransportOptions extends Policy {
  /** Address of a test server or proxy. Takes precedence over the provider's and over one that an input supplies. */
  readonly baseUrl?: string | undefined;
  /** Sends the requests. Default: on Node its own HTTP client, elsewhere the engine's `fetch`. A `HostError` that it throws ends the call. */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** `fetch`: no credential is asked for and none is sent; `context.fetch` adds them. */
  readonly credentials?: "fetch" | undefined;
  /** Aborts the call, which then rejects with the code `aborted`. */
  readonly signal?: AbortSignal | undefined;
  /** Idempotency key of this call, for providers that support one. Default: a random key. */
  readonly idempotencyKey?: string | undefined;
  /** Hosts allowed for an address that an input supplies, besides the manifest's. With a leading dot: a suffix. A port other than 443 is named: `.example.com:8443`. */
  readonly allowedHosts?: readonly string[] | undefined;
  /**
   * Origins allowed for a whole address that an input supplies, exactly as requests have them: with `http`, of an IP
   * address or of a host in a private network. `http://localhost:3000`. Where the manifest takes no whole address, it has no effect.
   */
  readonly allowedOrigins?: readonly string[] | undefined;
  /** Takes the file of a reply: reads its stream to the end, and returns the JSON that stands for it. Without it a file of at most 8 MiB becomes `{ name, mediaType, size, base64 }`. */
  readonly storeFile?: StoreFile | undefined;
  /** Called on every attempt, retry and completion. */
  readonly onEvent?: ((event: CallEvent) => void) | undefined;
}

/** What the host passes to a call. All members are optional. */
export interface Context extends TransportOptions {
  /** Keeps what logins give for more than this process. Default: in memory, by credential. Where `fetch` adds the credentials, one for each account. */
  readonly keep?: Keep | undefined;
  /** Called for every input that is accepted but probably wrong. */
  readonly onWarning?: ((warning: Warning) => void) | undefined;
  /**
   * Gets the texts of the call that nobody may see, before any of them can come back in a result, an error,
   * a warning or a poll: secret inputs, credentials, what logins, hooks and signatures made, also of the
   * calls before and after it. `redact` masks them. It only grows, so each call is given its own.
   */
  readonly secrets?: Set<string> | undefined;
  /** Turns a reference that is given for a file, such as a storage key, into a Blob. Nothing is fetched without it. */
  readonly readFile?: ReadFile | undefined;
}

/** A context whose `fetch` adds the credentials. */
export type HostCredentials = {
  readonly credentials: "fetch";
  readonly fetch: NonNullable<TransportOptions["fetch"]>;
};

/** What the host passes to read page after page. Time limits apply to each page. */
export interface PageContext extends Context {
  /** Stops after this many pages; a whole number, 1 or more. Without it, more than 1,000 pages are an error. */
  readonly maxPages?: number | undefined;
  /** Stops after this many items; a whole number, 1 or more. `pages` yields the last page whole. */
  readonly maxItems?: number | undefined;
}

/** What the host passes to wait for a job. Time limits apply to each call. */
export interface WaitContext<Outputs> extends Context {
  /** Called with the outputs of every poll, including the last one. */
  readonly onProgress?: ((outputs: Outputs) => void) | undefined;
  /** Milliseconds before the first poll; later pauses grow to six times as long. A whole number, 1 or more. */
  readonly everyMs?: number | undefined;
  /** Milliseconds to wait for the job in total, once it is started. Then the call rejects with `timeout`; the job continues. */
  readonly waitMs?: number | undefined;
}

/** An input that is accepted but probably wrong, or an error beside an answer, which names no input: `""`. */
export interface Warning {
  readonly operation: string;
  readonly input: string;
  readonly message: string;
}
