import type { HookCall } from "../hooks/call.ts";
import type { SignedRequest } from "../hooks/signing.ts";

/** A request to sign, with what a test wants different. */
export function requestWith<Credentials>(
  credentials: Credentials,
  { body = "", ...rest }: Partial<Omit<SignedRequest<unknown>, "body">> & { body?: string },
): SignedRequest<Credentials> {
  const base = { method: "GET", url: "https://example.amazonaws.com/", headers: {} };
  return { ...base, ...rest, body: new TextEncoder().encode(body), credentials };
}

/** What a hook is told at this time; what it calls secret is added to the list. */
export function callAt(time: string, secrets: string[] = []): HookCall {
  return {
    operation: "shop_get_thing",
    signal: new AbortController().signal,
    now: new Date(time),
    uuid: "00000000-0000-4000-8000-000000000000",
    secret: (text) => (secrets.push(text), text),
    run: () => Promise.reject(new Error("A signature makes no calls.")),
  };
}
