import { isStreaming, sized, transport } from "#transport";
import type { TransportOptions } from "../context.ts";
import { invalidInput, ToolError } from "../tool-error.ts";
import type { Received } from "./body.ts";
import type { Limits } from "../policy/policy.ts";
import { failureOf } from "./failure.ts";

/** Deno's own functions, in Deno only. */
declare const Deno: object | undefined;

/** The method of a request, and its body as text or as bytes that can be sent again. */
export interface SentInit {
  readonly method: string;
  readonly body?: string | Blob;
}

/**
 * Sends one request and reads its whole reply. Resolves to the error of a connection that failed, as
 * that may be tried again. Rejects with the ToolError of a reply that is too large, or of the host.
 */
export async function sendOnce(
  url: string,
  init: RequestInit & SentInit,
  hostFetch: TransportOptions["fetch"],
  read: (response: Response, signal: AbortSignal) => Promise<Received>,
  signal: AbortSignal,
): Promise<Received | ToolError> {
  // Deno sends a text again when a connection is reset, whatever the method; a Blob it cannot repeat.
  const body = typeof Deno === "object" && init.body && { body: new Blob([init.body]) };
  const whole = { ...init, ...body, redirect: "manual", signal } as const;
  try {
    const sent = hostFetch ? hostFetch(requestFor(url, whole)) : transport(url, whole);
    const response = await sent;
    return await read(response, signal);
  } catch (error) {
    const failure = error instanceof ToolError ? error : failureOf(error);
    if (failure.code === "network") return failure;
    throw failure;
  }
}

/** A request whose body a `fetch` of the host may stream. */
function requestFor(url: string, init: RequestInit & SentInit): Request {
  const { body } = init;
  const request = new Request(url, init);
  return typeof body === "object" && body.size > 0 ? sized(request, body.size) : request;
}

/** The limits; refuses a body that is too large for a `fetch` of the host, which may hold all of it in memory. */
export function checkHeld(
  { body }: SentInit,
  hostFetch: TransportOptions["fetch"],
  limits: Limits,
): Limits {
  const { maxBytes } = limits;
  const size = typeof body === "object" ? body.size : 0;
  if (size <= maxBytes || !hostFetch || isStreaming(hostFetch)) return limits;
  const message = `The body has ${size} bytes; through context.fetch it may have ${maxBytes} (maxBytes).`;
  throw invalidInput("maxBytes", message);
}
