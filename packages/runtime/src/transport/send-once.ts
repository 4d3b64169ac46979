import { transport } from "#transport";
import type { TransportOptions } from "../context.ts";
import { invalidInput, ToolError } from "../tool-error.ts";
import type { Limits } from "../policy/policy.ts";
import { failureOf } from "./failure.ts";

/** Deno's own functions, in Deno only. */
declare const Deno: object | undefined;

/** The method of a request, and its body as text or as bytes that can be sent again. */
export interface SentInit {
  readonly method: string;
  readonly body?: string | Blob;
}

/** Where a request goes, and with what. */
export interface Leg {
  readonly address: string;
  readonly init: RequestInit & SentInit;
}

/** Signs a request before it leaves. */
export type Sign = (request: Request) => Promise<void>;

/** Who sends requests. */
export interface Sending {
  readonly options: TransportOptions;
  /** Signs each of them. */
  readonly sign?: Sign | undefined;
}

/** How a body of files is sent by a `fetch` of the host. Only such a body brings it along. */
export interface FileSending {
  /** The request, whose body may be streamed. */
  sizedIn(request: Request): Request;
  /** Refuses a body that is too large for who may hold all of it in memory. */
  checkHeld(holder: object | undefined, limits: Limits): void;
}

/** What a body of files brings along; of text nothing. */
function fileSending({ body }: SentInit): Partial<FileSending> {
  return Object(body); // by `whole`
}

/** What is sent by `fetch`: redirects are left to whoever sends it. */
function initOf({ init }: Leg, signal?: AbortSignal | null) {
  // Deno sends a text again when a connection is reset, whatever the method; a Blob it cannot repeat.
  const body = typeof Deno === "object" && init.body && { body: new Blob([init.body]) };
  return { ...init, ...body, redirect: "manual", signal: signal ?? null } as const;
}

/** The request, whose body of files is streamed where the engine can do it. */
export function requestOf(leg: Leg, signal?: AbortSignal | null): Request {
  const request = new Request(leg.address, initOf(leg, signal));
  return fileSending(leg.init).sizedIn?.(request) ?? request;
}

/**
 * Sends one request and reads its whole reply. Resolves to the error of a connection that failed, as
 * that may be tried again. `leaves` is called when it is about to leave. Rejects with the ToolError of a
 * reply that is too large, or of the host, and of what cannot be sent.
 */
export async function sendOnce<Read>(
  leg: Leg,
  { options: { credentials, fetch }, sign }: Sending,
  limits: Limits,
  read: (response: Response) => Promise<Read>,
  leaves: () => void,
  signal?: AbortSignal | null,
): Promise<Read | ToolError> {
  try {
    if (credentials && !fetch)
      throw invalidInput(
        "credentials",
        'credentials: "fetch" needs context.fetch, which adds them.',
      );
    fileSending(leg.init).checkHeld?.(sign ?? fetch, limits);
    const request = (fetch ?? sign) && requestOf(leg, signal);
    if (request) await sign?.(request);
    leaves();
    return await read(
      await (request ? (fetch ?? transport)(request) : transport(leg.address, initOf(leg, signal))),
    );
  } catch (error) {
    const failure = error instanceof ToolError ? error : failureOf(error);
    // Those of a host, too: of its own calls, one may have timed out.
    if (failure.code === "network" || failure.code === "timeout") return failure;
    throw failure;
  }
}
