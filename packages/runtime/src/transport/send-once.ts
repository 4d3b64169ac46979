import { transport } from "#transport";
import type { TransportOptions } from "../context.ts";
import { ToolError } from "../tool-error.ts";
import { type Received, readBody } from "./body.ts";

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
  const body = "Deno" in globalThis && init.body && { body: new Blob([init.body]) };
  const whole = { ...init, ...body, redirect: "manual", signal } as const;
  try {
    const sent = hostFetch ? hostFetch(new Request(url, whole)) : transport(url, whole);
    const response = await sent;
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
