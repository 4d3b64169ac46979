import { setTimeout } from "node:timers/promises";
import {
  contractOf,
  sendRequest,
  splitAddress,
  UsageError,
  type Contract,
  type Target,
} from "blockwright/suite";

/** A real provider. */
export interface LiveTarget extends Target {
  /** Waits until the provider may be called again; false when no request may leave any more. */
  turn(provider: string): Promise<boolean>;
}

export interface LiveLimits {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** How many requests may leave. */
  readonly maxCalls: number;
  /** Least time between two calls of one provider. */
  readonly intervalMs: number;
  /** The manifest of a provider says what its own address is. */
  readonly contract?: (provider: string) => Pick<Contract, "server" | "operations">;
}

const LOCAL: ReadonlySet<string> = new Set(["127.0.0.1", "localhost", "[::1]"]);

/** Sends to the providers themselves, or to where `<PROVIDER>_BASE_URL` says. */
export function liveTarget({
  env,
  maxCalls,
  intervalMs,
  contract = contractOf,
}: LiveLimits): LiveTarget {
  const next = new Map<string, number>();
  let left = maxCalls;
  return {
    async turn(provider) {
      if (left <= 0) return false;
      const wait = (next.get(provider) ?? 0) - performance.now();
      if (wait > 0) await setTimeout(wait);
      next.set(provider, performance.now() + intervalMs);
      return true;
    },
    async send(provider, request) {
      // A redirect that is followed is a request too.
      if (left <= 0) throw new Error(`all ${maxCalls} requests of this run are used up`);
      left -= 1;
      const base = baseUrl(provider, env);
      if (base === null) return { response: await sendRequest(request), violations: [] };
      const { search } = new URL(request.url);
      const [, path] = splitAddress(contract(provider), request.url);
      const url = base.href.replace(/\/$/, "") + path + search;
      return { response: await sendRequest(await readdressed(request, url)), violations: [] };
    },
  };
}

/** Address in place of the provider's own; null when there is none. */
export function baseUrl(provider: string, env: LiveLimits["env"]): URL | null {
  const name = `${provider.replaceAll("-", "_").toUpperCase()}_BASE_URL`;
  const given = env[name]?.trim();
  if (!given) return null;
  const url = URL.canParse(given) ? new URL(given) : null;
  const isPlain = url && !url.search && !url.hash && !url.username && !url.password;
  const isLocal = url?.protocol === "http:" && LOCAL.has(url.hostname);
  const isSafe = url?.protocol === "https:" || isLocal;
  if (isPlain && isSafe) return url;
  throw new UsageError(
    `${name} must be an https:// URL (http:// on this machine only) without query and user name`,
  );
}

async function readdressed(request: Request, url: string): Promise<Request> {
  const { method, headers, redirect, signal } = request;
  const body = await request.text();
  return new Request(url, { method, headers, redirect, signal, ...(body && { body }) });
}
