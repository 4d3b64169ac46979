import { expect } from "vitest";
import type { Received } from "../../../contract-tests/servers/loopback.ts";
import { resultOf } from "../call-result.ts";
import type { Hostile } from "./setup.ts";

const keys = { apiKey: "secret-key", appKey: "app-key" };

/** Calls of the operations that have values in every place. */
export function shapeCalls(hostile: Hostile) {
  /** The one request of a call, or the code of its error where none was made. */
  async function sent(id: string, inputs: object): Promise<Received | string> {
    const { execute } = await hostile.packages.operation(id);
    const context = { baseUrl: hostile.server.url, maxRetries: 0 };
    const { error } = await resultOf(() => execute({ ...keys, ...inputs }, context));
    const requests = hostile.server.take();
    expect(requests.length, error?.message).toBe(error ? 0 : 1);
    return requests[0] ?? error?.code ?? "";
  }

  async function received(id: string, inputs: object): Promise<Received> {
    const request = await sent(id, inputs);
    if (typeof request === "string") throw new Error(request);
    return request;
  }

  return { sent, received };
}
