import { ToolError } from "@blockwright/books";
import { anything } from "../../../packages/runtime/src/anything.fixture.ts";

/** Makes what a `fetch` does with a secret that it knows. */
export type Failure = (secret: string) => () => Promise<Response>;

/** What a `fetch` may throw, by what holds the secret. */
const thrown: Readonly<Record<string, (secret: string) => unknown>> = {
  "a message": (secret) => new Error(`fetch of /?key=${secret} failed`),
  "a message and a stack": (secret) => {
    const error = new TypeError("fetch failed");
    error.stack = `TypeError: ${secret}\n    at ${secret}:1:1`;
    return error;
  },
  "a cause": (secret) => new TypeError("fetch failed", { cause: new Error(secret) }),
  "a cause of a cause": (secret) =>
    new TypeError("fetch failed", { cause: new Error("x", { cause: { secret } }) }),
  "a cause that is text": (secret) => new TypeError("fetch failed", { cause: secret }),
  "a code": (secret) => Object.assign(new Error("x"), { code: secret }),
  "a code of a cause": (secret) => new TypeError("fetch failed", { cause: { code: secret } }),
  "a name": (secret) => Object.assign(new Error("x"), { name: secret }),
  "a member": (secret) => Object.assign(new Error("x"), { config: { headers: { key: secret } } }),
  "several errors": (secret) => new AggregateError([new Error(secret)], secret),
  "an abort": (secret) => new DOMException(secret, "AbortError"),
  "a ToolError": (secret) => new ToolError("network", secret),
  "a ToolError with a cause": (secret) =>
    new ToolError("network", "x", { cause: new Error(secret), body: { secret } }),
  "a text": (secret) => secret,
  "an object": (secret) => ({ secret }),
  "an object with toString": (secret) => ({ toString: () => secret }),
};

/** Ways in which a `fetch` fails, by where the secret is. */
export const failures: Readonly<Record<string, Failure>> = {
  ...Object.fromEntries(
    Object.entries(thrown).map(([name, make]): [string, Failure] => [
      name,
      (secret) => () => Promise.reject(make(secret)),
    ]),
  ),
  "an error that is thrown at once": (secret) => () => {
    throw new Error(secret);
  },
  "no reply but text": (secret) => async () => anything(secret),
  "no reply but an object": (secret) => async () => anything({ headers: secret, body: secret }),
  "a network error as a reply": () => async () => Response.error(),
  "a body that fails": (secret) => async () =>
    new Response(
      new ReadableStream({ start: (controller) => controller.error(new Error(secret)) }),
    ),
  "an error body that fails": (secret) => async () =>
    new Response(
      new ReadableStream({
        pull(controller) {
          controller.enqueue(new TextEncoder().encode(`<p>${secret}`));
          controller.error(new Error(secret, { cause: secret }));
        },
      }),
      { status: 500 },
    ),
  "a body of text": (secret) => async () =>
    new Response(new ReadableStream({ start: (c) => c.enqueue(secret) })), // not bytes
};
