import type { TransportOptions } from "../context.ts";
import { ToolError } from "../tool-error.ts";
import { type Received, readBody } from "./body.ts";

/** Deno's own functions, in Deno only. */
declare const Deno: object | undefined;

/** The method of a request, and its body as text. */
export interface SentInit {
  readonly method: string;
  readonly body?: string;
}

/**
 * Sends one request and reads its whole reply. Resolves to the error of a connection that failed, as
 * that may be tried again. Rejects with a ToolError when the reply is too large.
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
    // Where the host has no `fetch` of its own, a Request is made by the engine's.
    const response = await (hostFetch ? hostFetch(new Request(url, whole)) : fetch(url, whole));
    return await readBody(response, maxBytes, signal);
  } catch (error) {
    if (error instanceof ToolError) throw error;
    return networkError(error);
  }
}

/** Names the system's code, but repeats no message: those of some `fetch` hold the address. */
function networkError(thrown: unknown): ToolError {
  const { code }: { code?: unknown } = Object(Object(thrown).cause ?? thrown);
  return new ToolError("network", "The connection failed.", {
    cause: /^[A-Z][A-Z_\d]+$/.test(String(code)) ? { code } : undefined,
  });
}
