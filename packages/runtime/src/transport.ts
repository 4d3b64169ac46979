import { nodeFetch } from "./node.ts";

export { isUnsent } from "./node/unsent.ts";

/** Sends a request on Node where the host gives no `fetch`: Node's own client, not its `fetch`. */
export const transport = (url: string | Request, init?: RequestInit): Promise<Response> =>
  nodeFetch(new Request(url, init));
