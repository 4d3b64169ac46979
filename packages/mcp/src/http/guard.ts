import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import {
  localhostAllowedHostnames,
  validateHostHeader,
  validateOriginHeader,
} from "@modelcontextprotocol/server";
import type { Address } from "../settings/values.ts";
import { limits } from "./limits.ts";

/** Why a request is not served. */
export interface Refusal {
  readonly status: 401 | 403 | 404 | 413 | 429 | 431 | 503;
  readonly message: string;
}

export interface GuardOptions {
  readonly address: Address;
  readonly allowedHost: readonly string[];
  readonly token: string | undefined;
}

/** Looks at a request before anything of its body is read. */
export type Guard = (request: IncomingMessage) => Refusal | undefined;

/** Where the server answers. */
export const path = "/mcp";

/** Names and addresses of this machine that no other one reaches. */
export function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || /^127\.\d+\.\d+\.\d+$/.test(host);
}

export function guardOf({ address: { host }, allowedHost, token }: GuardOptions): Guard {
  const bracketed = host.includes(":") ? `[${host}]` : host;
  const hosts = [...localhostAllowedHostnames(), bracketed, ...allowedHost];
  const expected = token === undefined ? undefined : digest(token);
  return ({ headers, rawHeaders, url = "" }) => {
    // Node 20 would leave out the last ones, the Origin among them, in place of refusing them.
    if (rawHeaders.length > 2 * limits.headers)
      return { status: 431, message: `A request has at most ${limits.headers} headers.` };
    // A page of any site can make a browser send requests here, under a name that it made point here.
    const named = validateHostHeader(headers.host, hosts);
    // No browser sends a user's name there, and the SDK makes an address of it.
    if (!named.ok || headers.host?.includes("@"))
      return { status: 403, message: "This Host is not allowed." };
    if (!validateOriginHeader(headers.origin, hosts).ok)
      return { status: 403, message: "This Origin is not allowed." };
    // The name of a scheme has no case (RFC 9110, 11.1).
    const [, given = ""] = /^bearer +(.*)$/i.exec(headers.authorization ?? "") ?? [];
    if (expected && !timingSafeEqual(digest(given), expected))
      return { status: 401, message: "The bearer token of this server is missing or wrong." };
    if (url.split("?")[0] !== path)
      return { status: 404, message: `The server answers at ${path}.` };
    return undefined;
  };
}

/** Of one length, whatever the text. */
function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
