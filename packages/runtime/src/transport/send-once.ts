import { transport } from "#transport";
import type { TransportOptions } from "../context.ts";
import { ToolError } from "../tool-error.ts";
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

/** Where a request goes, and with what. */
export interface Leg {
  readonly address: string;
  readonly init: RequestInit & SentInit;
}

/** How a body of files is sent by a `fetch` of the host. Only such a body brings it along. */
export interface FileSending {
  /** The request, whose body may be streamed. */
  sizedIn(request: Request): Request;
  /** Refuses a body that is too large for a `fetch` that may hold all of it in memory. */
  checkHeld(hostFetch: NonNullable<TransportOptions["fetch"]>, limits: Limits): void;
}

/** What a body of files brings along; of text nothing. */
export function fileSending({ body }: SentInit): Partial<FileSending> {
  return Object(body); // by `whole`
}

/**
 * Sends one request and reads its whole reply. Resolves to the error of a connection that failed, as
 * that may be tried again. Rejects with the ToolError of a reply that is too large, or of the host.
 */
export async function sendOnce(
  { address, init }: Leg,
  hostFetch: TransportOptions["fetch"],
  read: (response: Response) => Promise<Received>,
  signal: AbortSignal,
): Promise<Received | ToolError> {
  // Deno sends a text again when a connection is reset, whatever the method; a Blob it cannot repeat.
  const body = typeof Deno === "object" && init.body && { body: new Blob([init.body]) };
  const whole = { ...init, ...body, redirect: "manual", signal } as const;
  try {
    if (!hostFetch) return await read(await transport(address, whole));
    const request = new Request(address, whole);
    return await read(await hostFetch(fileSending(init).sizedIn?.(request) ?? request));
  } catch (error) {
    const failure = error instanceof ToolError ? error : failureOf(error);
    if (failure.code === "network") return failure;
    throw failure;
  }
}
