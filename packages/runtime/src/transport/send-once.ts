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

/** How a body of files is sent by a `fetch` of the host. Only such a body brings it along. */
export interface FileSending {
  /** The request, whose body may be streamed. */
  sizedIn(request: Request): Request;
  /** Refuses a body that is too large for who may hold all of it in memory. */
  checkHeld(holder: object, limits: Limits): void;
}

/** Refuses a body that is too large for who may hold all of it in memory. */
export function checkHeld(
  init: SentInit,
  holder: Sending["sign"] | Sending["hostFetch"],
  limits: Limits,
): void {
  if (holder) fileSending(init).checkHeld?.(holder, limits);
}

/** What a body of files brings along; of text nothing. */
function fileSending({ body }: SentInit): Partial<FileSending> {
  return Object(body); // by `whole`
}

/** The `fetch` of the host, where it has one. Refuses to send what lacks the credentials that it adds. */
export function fetchOf({ credentials, fetch }: TransportOptions): TransportOptions["fetch"] {
  if (credentials && !fetch)
    throw invalidInput("credentials", 'credentials: "fetch" needs context.fetch, which adds them.');
  return fetch;
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

/** Who sends a request. */
export interface Sending {
  /** That of the host, if it has one. */
  readonly hostFetch: TransportOptions["fetch"];
  /** Signs the request before it leaves. */
  readonly sign?: ((request: Request) => Promise<Request>) | undefined;
  /** Called when the request is about to leave. */
  readonly leaves: () => void;
}

/**
 * Sends one request and reads its whole reply. Resolves to the error of a connection that failed, as
 * that may be tried again. Rejects with the ToolError of a reply that is too large, or of the host.
 */
export async function sendOnce<Read>(
  leg: Leg,
  { hostFetch, sign, leaves }: Sending,
  read: (response: Response) => Promise<Read>,
  signal?: AbortSignal | null,
): Promise<Read | ToolError> {
  try {
    const whole = (hostFetch || sign) && requestOf(leg, signal);
    const request = whole && ((await sign?.(whole)) ?? whole);
    leaves();
    return await read(
      await (request
        ? (hostFetch ?? transport)(request)
        : transport(leg.address, initOf(leg, signal))),
    );
  } catch (error) {
    const failure = error instanceof ToolError ? error : failureOf(error);
    if (failure.code === "network") return failure;
    throw failure;
  }
}
