import type { TransportOptions } from "../context.ts";
import type { CallPolicy } from "../policy/call-policy.ts";
import type { Connection } from "../request/connection.ts";
import { isLeftToHost } from "../request/credential.ts";
import { secretsFor } from "../prepared.ts";
import { secretTexts } from "../reply/redact.ts";
import { asToolError, ToolError } from "../tool-error.ts";
import { type HookCall, hookCalls } from "./call.ts";

/** An attempt as it leaves, but for what signs it. */
export interface SignedRequest<Credentials> {
  readonly method: string;
  /** The whole address, encoded. */
  readonly url: string;
  /** By name in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Empty when there is none. */
  readonly body: Uint8Array;
  /** The credentials, without white space around them, and the parameters that make up the address. */
  readonly credentials: Readonly<Credentials>;
}

/** Takes an attempt and returns the headers that sign it, or a promise of them. */
export type SignHook<Credentials = unknown> = (
  request: SignedRequest<Credentials>,
  call: HookCall,
) => Readonly<Record<string, string>> | Promise<Readonly<Record<string, string>>>;

/** What signs each attempt of a call. */
export interface Signing<Credentials> {
  readonly sign: SignHook<Credentials>;
  /** Names of the headers that it may return, in lower case. */
  readonly adds: readonly string[];
  /** Of the credentials and parts of the address, what the operation takes; all when not given. */
  readonly takes?: readonly (keyof Credentials & string)[];
}

/**
 * A connection whose every attempt is signed, after everything else is known of it. Nothing is signed
 * where the host's `fetch` adds the credentials. What a hook returns is kept out of errors.
 */
export function signing<Credentials>(
  connect: (given: Credentials, options: TransportOptions) => Connection,
  { operation }: Pick<CallPolicy, "operation">,
  { sign, adds, takes }: Signing<Credentials>,
): (given: Credentials, options: TransportOptions) => Connection {
  return (given, options) => {
    const connection = connect(given, options);
    if (isLeftToHost(options)) return connection;
    const secrets = secretsFor(options);
    // A client has the credentials of all operations, and a signature may be sent to another site.
    const credentials = trimmed(takes ? picked(given, takes) : given);
    const attempt = async (request: Request) => {
      const { method, url, headers, signal } = request;
      const body = new Uint8Array(await request.clone().arrayBuffer());
      const about = { method, url, headers: Object.fromEntries(headers), body, credentials };
      const made = Object.entries(await sign(about, hookCalls(operation, secrets)(signal)));
      for (const text of secretTexts(made.map(([, value]) => value))) secrets.add(text);
      for (const [name, value] of made) {
        if (!adds.includes(name.toLowerCase())) throw unnamed(name);
        headers.set(name, value);
      }
      // A hook may have taken longer than the attempt had.
      signal.throwIfAborted();
    };
    const signed = (request: Request) =>
      attempt(request).catch((error: unknown) => {
        throw asToolError(error);
      });
    return { ...connection, secrets, sign: signed };
  };
}

function trimmed<Credentials>(given: Credentials): Credentials {
  const entries = Object.entries(Object(given)).map(([name, value]) => [
    name,
    typeof value === "string" ? value.trim() : value,
  ]);
  return Object.fromEntries(entries) as Credentials; // texts stay texts
}

function picked<Given>(given: Given, names: readonly (keyof Given & string)[]): Given {
  // What the operation takes is all that its hook is told of by type.
  return Object.fromEntries(names.map((name) => [name, given[name]])) as Given;
}

function unnamed(header: string): ToolError {
  const message = `The signature has the header ${header}, which \`adds\` does not name.`;
  return new ToolError("invalid_input", message);
}
