import type { Socket } from "node:net";
import type { ToldFile } from "../trusting-host.ts";
import type { Ledger, SeenRequest } from "./ledger.ts";
import type { Verdict } from "./verdict.ts";

/** What a step of a fault can use: one connection, and the request that it answers. */
export interface Exchange {
  readonly socket: Socket;
  /** Absent while the server greets a connection on which nothing has come. */
  readonly request?: SeenRequest;
  /** This server. */
  readonly origin: string;
  /** A second server, to which nothing should ever be sent. */
  readonly elsewhere: string;
  readonly ledger: Ledger;
  /** Ends the call from the client's side, by its AbortSignal. */
  abort(): void;
}

/** Bytes to write, or something to do; what it gives is written. */
export type Step =
  | string
  | Uint8Array
  | ((exchange: Exchange) => string | Uint8Array | void | Promise<void>);

/** What a socket does, in turn. Afterwards it stays open and is silent. */
export type Steps = readonly Step[];

/** Options of the call, as far as faults need them. */
export interface FaultContext {
  readonly timeoutMs?: number;
  readonly deadlineMs?: number;
  readonly maxRetries?: number;
  readonly maxWaitMs?: number;
  readonly maxBytes?: number;
}

/** One way to misbehave, and what a client must make of it. */
export interface Fault {
  /** In words; unique. */
  readonly name: string;
  /** The server: `tls` has a certificate that nobody trusts, `none` is a closed port. Default `plain`. */
  readonly server?: "plain" | "tls" | "none";
  /** Address that the client is given for the server at this port. Default `http` on loopback. */
  readonly address?: (port: number) => string;
  /** What the server does as soon as a connection is there, before any request. */
  readonly greets?: Steps;
  /** What it does with a request. */
  readonly does?: Steps;
  /** What it does with the second request, the third, ...; the last is repeated. */
  readonly then?: readonly Steps[];
  /** Options of the call. */
  readonly context?: FaultContext;
  /** The call's signal is aborted before it begins. */
  readonly aborted?: true;
  /** This many calls at once. Default 1. */
  readonly calls?: number;
  /** Ends a process that reads the reply by the `fetch` of Node 24: an assertion of undici fails. */
  readonly endsFetch?: true;
  /** The `fetch` of Node takes the end of a connection for that of the body: only Node's own client is tried. */
  readonly unseenByFetch?: true;
  /** Takes much memory or processor time: runs while nothing else does. */
  readonly heavy?: true;
  /** Operations to try beside the two that every fault is tried with. */
  readonly alsoWith?: readonly ("books_search_volumes" | "docgen_generate")[];
  /** Tried with downloads alone: what the host has of the file when the call works. Never anything else. */
  readonly keeps?: ToldFile | null;
  /** Promise for a GET that reads. */
  readonly safe: Verdict;
  /** Promise for a POST that writes, or that costs money. */
  readonly unsafe: Verdict;
}
