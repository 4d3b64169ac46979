import { once } from "node:events";
import {
  createServer,
  type IncomingMessage,
  type Server as HttpServer,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { type NodeIncomingMessageLike, toNodeHandler } from "@modelcontextprotocol/node";
import { createMcpHandler, type McpHttpHandler, type Server } from "@modelcontextprotocol/server";
import type { Caller } from "../caller.ts";
import type { Settings } from "../settings/settings.ts";
import { UsageError } from "../settings/usage-error.ts";
import type { Address } from "../settings/values.ts";
import { callersOf, type Take } from "./callers.ts";
import { type Guard, guardOf, isLoopback, path, type Refusal } from "./guard.ts";
import { limits } from "./limits.ts";

/** The variable with the token that callers have to send. */
const tokenVariable = "BLOCKWRIGHT_MCP_TOKEN";
const leastToken = 16;

/** What is read of the settings. */
export type HttpSettings = Pick<Settings, "allowedHost" | "sharedCredentials"> & {
  readonly http: Address;
  /** In place of these, callers send headers of their own. */
  readonly variables: readonly string[];
};

/** Whoever sent what is no message, and calls nothing. */
const nobody: Caller = { usesEnvironment: false };

/** Serves callers over HTTP until a signal ends it; resolves to its address once it listens. */
export async function serveOnHttp(
  make: (caller: Caller) => Server,
  { http, allowedHost = [], sharedCredentials = false, variables }: HttpSettings,
  env: NodeJS.ProcessEnv,
): Promise<string> {
  const token = tokenIn(env, http);
  const usesEnvironment = isLoopback(http.host) || sharedCredentials;
  const callers = new WeakMap<Request, Caller>();
  const callerOf = (request: Request | undefined) => (request && callers.get(request)) ?? nobody;
  const handler = createMcpHandler(({ requestInfo }) => make(callerOf(requestInfo)), {
    maxRequestBodySize: limits.bodyBytes,
    maxSubscriptions: limits.subscriptions,
  });
  const guard = guardOf({ address: http, allowedHost, token });
  const take = callersOf(variables, usesEnvironment);
  const server = listenerOf({ handler, guard, take, callers });
  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.once(signal, () => {
      void handler.close();
      server.close();
      server.closeAllConnections();
    });
  }
  server.listen(http.port, http.host);
  await once(server, "listening").catch((error) => {
    const why = `${http.host}:${http.port} cannot be used: ${error.code}`;
    throw new UsageError(`--http: ${why}.`, { cause: error });
  });
  const { port } = server.address() as AddressInfo; // a string for pipes only
  return `http://${http.host.includes(":") ? `[${http.host}]` : http.host}:${port}${path}`;
}

function tokenIn(env: NodeJS.ProcessEnv, { host }: Address): string | undefined {
  const token = env[tokenVariable] || undefined;
  if (token === undefined && !isLoopback(host))
    throw new UsageError(
      `Others reach ${host}: set ${tokenVariable} in the environment to a token that callers have to send.`,
    );
  if (token !== undefined && token.length < leastToken)
    throw new UsageError(`${tokenVariable} must have at least ${leastToken} characters.`);
  return token;
}

/** What a listener serves, and whom. */
interface Listening {
  readonly handler: McpHttpHandler;
  readonly guard: Guard;
  readonly take: Take;
  /** Filled with who sent which request. */
  readonly callers: WeakMap<Request, Caller>;
}

function listenerOf({ handler, guard, take, callers }: Listening): HttpServer {
  const bound = bodiesWithin(limits.allBodiesBytes);
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    // Counted from here: a request that never ends takes no place from the others.
    const fetch: McpHttpHandler["fetch"] = async (whole, options) => {
      const body = await jsonOf(whole);
      // Whoever has gone takes no place, which nothing would give back.
      if (whole.signal.aborted) return new Response(null, { status: 499 });
      const taken = take(request, Math.max(1, [body].flat().length));
      if ("status" in taken) return refusalOf(taken);
      response.once("close", taken.leave);
      callers.set(whole, taken.caller);
      return handler.fetch(whole, { ...options, parsedBody: body });
    };
    await toNodeHandler({ fetch }, { maxRequestBodySize: limits.bodyBytes })(
      request as NodeIncomingMessageLike, // as Node has it; the adapter's type takes no undefined
      response,
    );
  };
  const server = createServer(
    {
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      connectionsCheckingInterval: 1000,
    },
    (request, response) => {
      const refused = guard(request);
      if (refused) return refuse(response, refused);
      bound(request);
      answer(request, response).catch(() => response.destroy());
    },
  );
  // All of them, for the guard to count; Node bounds their bytes.
  server.maxHeadersCount = 0;
  server.maxConnections = limits.connections;
  return server;
}

function refuse(response: ServerResponse, { status, message }: Refusal): void {
  response.writeHead(status, {
    "content-type": "application/json",
    // What it still sends is not read.
    connection: "close",
    ...(status === 401 && { "www-authenticate": "Bearer" }),
  });
  response.end(JSON.stringify(errorOf(message)));
}

/** The body of a request, which stays whole for whoever says that it is no JSON. */
async function jsonOf(request: Request): Promise<unknown> {
  try {
    return await request.clone().json();
  } catch {
    return undefined;
  }
}

/** What may be tried again, after a second. */
function refusalOf({ status, message }: Refusal): Response {
  const headers: HeadersInit = status === 413 ? {} : { "retry-after": "1" };
  return Response.json(errorOf(message), { status, headers });
}

function errorOf(message: string) {
  return { jsonrpc: "2.0", error: { code: -32_000, message }, id: null };
}

/** Takes a request whose body is about to be read. */
type Bodies = (request: IncomingMessage) => void;

/**
 * Bounds what is held of all bodies together, by what they say they have: where it is too much, the
 * largest is given up, and of equals the oldest. So small ones come through while large ones never end.
 */
function bodiesWithin(most: number): Bodies {
  const held = new Map<IncomingMessage, number>();
  return (request) => {
    held.set(request, bytesOf(request));
    for (const event of ["end", "close"]) request.once(event, () => held.delete(request));
    const total = [...held.values()].reduce((sum, bytes) => sum + bytes, 0);
    if (total <= most) return;
    const [largest] = [...held].reduce((one, other) => (other[1] > one[1] ? other : one));
    largest.destroy();
    held.delete(largest);
  };
}

/** What is not said may be as much as is read. */
function bytesOf({ headers }: IncomingMessage): number {
  const said = Number(headers["content-length"] ?? limits.bodyBytes);
  return Math.min(said, limits.bodyBytes);
}
