import { isStreaming, sized, transport } from "#transport";
import type { TransportOptions } from "../context.ts";
import { invalidInput, ToolError } from "../tool-error.ts";
import { type Received, readBody } from "./body.ts";
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
  maxBytes: number,
  signal: AbortSignal,
): Promise<Received | ToolError> {
  // Deno sends a text again when a connection is reset, whatever the method; a Blob it cannot repeat.
  const body = typeof Deno === "object" && init.body && { body: new Blob([init.body]) };
  const whole = { ...init, ...body, redirect: "manual", signal } as const;
  try {
    const sent = hostFetch
      ? hostFetch(requestFor(hostFetch, url, whole, maxBytes))
      : transport(url, whole);
    const response = await sent;
    return await readBody(response, maxBytes, signal);
  } catch (error) {
    const failure = error instanceof ToolError ? error : failureOf(error);
    if (failure.code === "network") return failure;
    throw failure;
  }
}

/** The request for a `fetch` of the host, which may hold all of a body in memory. */
function requestFor(
  hostFetch: object,
  url: string,
  init: RequestInit & SentInit,
  maxBytes: number,
): Request {
  const { body } = init;
  const size = typeof body === "object" ? body.size : 0;
  if (size > maxBytes && !isStreaming(hostFetch)) {
    const message = `The body has ${size} bytes; through context.fetch it may have ${maxBytes} (maxBytes).`;
    throw invalidInput("maxBytes", message);
  }
  const request = new Request(url, init);
  return size ? sized(request, size) : request;
}
