import type { ReplyContent, Value } from "./types.ts";

/** One call and what must come of it. */
export interface Case {
  /** Unique in the suite; operation and what is special: `books_search_volumes maxResults=41`. */
  readonly id: string;
  readonly part: Part;
  readonly provider: string;
  readonly operation: string;
  /** The id without the operation: `maxResults=41`, `without q`, `reply 404 "no person found"`. */
  readonly title: string;
  /** What the caller passes, credentials included. */
  readonly inputs: Readonly<Record<string, unknown>>;
  /** What the host passes beside. */
  readonly context?: HostContext;
  readonly expected: Expected;
  /** What of its operation it is about: an input by its name, `call`, `rules`, `replies`, or its part. */
  readonly about: string;
  /** Where it is written down by hand; absent where a manifest gives it. */
  readonly written?: WrittenPlace;
}

/** What a host says of the addresses that it lets through. */
export interface HostContext {
  readonly allowedOrigins?: readonly string[];
  readonly allowedHosts?: readonly string[];
  /** It reads no references. */
  readonly readsNoFiles?: true;
}

/** A member of a YAML file, which is named with its line once something is wrong with it. */
export interface WrittenPlace {
  readonly file: string;
  readonly text: string;
  readonly member: readonly (string | number)[];
}

export type Part = "examples" | "matrix" | "documented";

export type Expected = Refused | Sent;

/** Nothing is sent; the error names exactly these inputs. */
export interface Refused {
  readonly kind: "refused";
  readonly inputs: readonly string[];
  /** The address that the caller supplies would lead credentials to a foreign host. */
  readonly code: "invalid_input" | "blocked_address";
}

/** One request leaves, a reply comes. */
export interface Sent {
  readonly kind: "sent";
  readonly request: WireRequest;
  /** Inputs that are reported as probably wrong. */
  readonly warnings: readonly string[];
  readonly reply: Reply;
  readonly outcome: Outcome;
}

/** The reply that the server gives. */
export interface Reply extends ReplyContent {
  /** Key of the example of the emitted document, for Prism; null when no document has this reply. */
  readonly example: string | null;
  /** Prism can give it: a declared reply that is an example of the manifest. */
  readonly declared: boolean;
}

/** One request, whole: nothing else may be on the wire. */
export interface WireRequest {
  readonly method: string;
  /** `https://www.googleapis.com` */
  readonly origin: string;
  /** Percent-encoded. */
  readonly path: string;
  /** Decoded; a name that occurs twice has several values. */
  readonly query: Readonly<Record<string, readonly string[]>>;
  /** Names in lower case; the credential is among them. */
  readonly headers: Readonly<Record<string, string>>;
  /** Undefined when there is none. */
  readonly body?: Value;
}

/** What the caller gets. */
export type Outcome =
  | { readonly kind: "output"; readonly output: Value }
  /** A ToolError with at least these members; undefined ones must be absent. */
  | { readonly kind: "error"; readonly error: ExpectedError };

export interface ExpectedError {
  readonly code: string;
  /** Undefined where it is that of the case. */
  readonly operation?: string;
  readonly status?: number;
  readonly upstreamCode?: string;
  /** Undefined where the wording is free: of an invalid reply, or a connection that failed. */
  readonly message?: string;
  readonly requestId?: string;
  /** Undefined where it is not the question. */
  readonly retryAfterMs?: number;
  /** What may have come of the call; undefined where it is not the question. */
  readonly outcome?: "not_sent" | "refused" | "unknown";
}

/** Something that the suite has to show of an operation: one cell of the coverage table. */
export interface CoverageItem {
  /** `books_search_volumes/limit/maxResults: maximum 40, beyond` */
  readonly id: string;
  readonly kind: CoverageKind;
  readonly provider: string;
  readonly operation: string;
  /** For people: `maxResults: maximum 40, beyond`. */
  readonly text: string;
  /** Ids of cases that show it: one that passes is enough. */
  readonly shownBy: readonly string[];
  /** Why there are none, and what the manifest has to say. */
  readonly reason?: string;
}

export type CoverageKind =
  | "operation"
  | "parameter"
  | "limit"
  | "value"
  | "rule"
  | "reply"
  | "output"
  | "error"
  | "member";
