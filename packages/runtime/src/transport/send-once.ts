import { transport } from "#transport";
import type { TransportOptions } from "../context.ts";
import { ToolError } from "../tool-error.ts";
import type { Received } from "./body.ts";
import { failureOf } from "./failure.ts";

/** Deno's own functions, in Deno only. */
declare const Deno: object | undefined;

/** The method of a request, and its body as text. */
export interface SentInit {
  readonly method: string;
  readonly body?: string;
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
    const sent = hostFetch ? hostFetch(new Request(url, whole)) : transport(url, whole);
    const response = await sent;
    return await read(response, signal);
  } catch (error) {
    const failure = error instanceof ToolError ? error : failureOf(error);
    if (failure.code === "network") return failure;
    throw failure;
  }
}
