import { once } from "node:events";
import {
  createServer,
  type IncomingMessage,
  type Server as HttpServer,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { type NodeIncomingMessageLike, toNodeHandler } from "@modelcontextprotocol/node";
import {
  createMcpHandler,
  type McpHttpHandler,
  type McpRequestContext,
  type Server,
} from "@modelcontextprotocol/server";
import { type Caller, headerOf } from "../caller.ts";
import type { Settings } from "../settings/settings.ts";
import { UsageError } from "../settings/usage-error.ts";
import type { Address } from "../settings/values.ts";
import { bodiesWithin } from "./bodies.ts";
import { type Guard, guardOf, isLoopback, path, type Refusal } from "./guard.ts";
import { limits } from "./limits.ts";

/** The variable with the token that callers have to send. */
const tokenVariable = "BLOCKWRIGHT_MCP_TOKEN";
const leastToken = 16;

/** What is read of the settings. */
export type HttpSettings = Pick<Settings, "allowedHost" | "sharedCredentials"> & {
  readonly http: Address;
};

/** Serves callers over HTTP until a signal ends it; resolves to its address once it listens. */
export async function serveOnHttp(
  make: (caller: Caller) => Server,
  { http, allowedHost = [], sharedCredentials = false }: HttpSettings,
  env: NodeJS.ProcessEnv,
): Promise<string> {
  const token = tokenIn(env, http);
  const usesEnvironment = isLoopback(http.host) || sharedCredentials;
  const handler = createMcpHandler((context) => make(callerOf(context, usesEnvironment)), {
    maxRequestBodySize: limits.bodyBytes,
    maxSubscriptions: limits.subscriptions,
  });
  const server = listenerOf(handler, guardOf({ address: http, allowedHost, token }));
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

/** Who sent a request, by what it brought along. */
function callerOf({ requestInfo }: McpRequestContext, usesEnvironment: boolean): Caller {
  return {
    sent: (variable) => requestInfo?.headers.get(headerOf(variable)) || undefined,
    usesEnvironment,
  };
}

function listenerOf(handler: McpHttpHandler, guard: Guard): HttpServer {
  let running = 0;
  const bound = bodiesWithin(limits.allBodiesBytes);
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    // Counted from here: a request that never ends takes no place from the others.
    const fetch: McpHttpHandler["fetch"] = async (whole, options) => {
      if (running >= limits.requests) return busy();
      running++;
      response.once("close", () => running--);
      return handler.fetch(whole, options);
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

function busy(): Response {
  const headers = { "retry-after": "1" };
  return Response.json(errorOf("The server has too many calls; try again."), {
    status: 503,
    headers,
  });
}

function errorOf(message: string) {
  return { jsonrpc: "2.0", error: { code: -32_000, message }, id: null };
}
