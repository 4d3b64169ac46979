import { commonAgents } from "./node/agents.ts";
import { exchange } from "./node/exchange.ts";
import { sized } from "./node/sizes.ts";

export { isStreaming, sized } from "./node/sizes.ts";
export { isUnsent, whyOf } from "./node/unsent.ts";

/**
 * Sends a request on Node where the host gives no `fetch`: by Node's own client, not its `fetch`. Of
 * text no `Request` is made, which would only be taken apart again.
 */
export const transport = (to: string | Request, init: RequestInit = {}): Promise<Response> => {
  if (typeof to !== "string") return exchange(to, commonAgents);
  const { method = "GET", headers = {}, body = null, signal = null } = init;
  if (body === null || typeof body === "string")
    return exchange({ url: to, method, headers, body, signal }, commonAgents);
  const request = new Request(to, init);
  return exchange(body instanceof Blob ? sized(request, body.size) : request, commonAgents);
};
