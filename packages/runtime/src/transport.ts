import { nodeFetch } from "./node.ts";
import { sized } from "./node/sizes.ts";

export { isStreaming, sized } from "./node/sizes.ts";
export { isUnsent, whyOf } from "./node/unsent.ts";

/** Sends a request on Node where the host gives no `fetch`: Node's own client, not its `fetch`. */
export const transport = (url: string | Request, init?: RequestInit): Promise<Response> => {
  if (url instanceof Request && !init) return nodeFetch(url);
  const request = new Request(url, init);
  const body = init?.body;
  return nodeFetch(body instanceof Blob ? sized(request, body.size) : request);
};
