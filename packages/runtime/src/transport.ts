import { nodeFetch } from "./node.ts";

/** Sends a request on Node where the host gives no `fetch`: Node's own client, not its `fetch`. */
export const transport = (url: string, init: RequestInit): Promise<Response> =>
  nodeFetch(new Request(url, init));
