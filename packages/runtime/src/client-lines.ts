import { type CallInit, callOptions, type RequestOf } from "./client.ts";
import { type Call, type Connection, requestOf } from "./request/connection.ts";
import type { LinedRequest } from "./request/lines.ts";

/** A call of several lines. */
interface LinedCall<Params, Operation> extends Call<Params> {
  request(params: Params): LinedRequest<Operation>;
}

/**
 * Options of openapi-fetch that send one call of an operation with several lines. It is told the first
 * of them; method, address and body are made here.
 */
export function lineOptions<Params, Operation>(
  call: LinedCall<Params, Operation>,
  connection: Connection,
  params: Params,
  init?: CallInit,
) {
  const options = callOptions(call, connection, init);
  type Sent = Parameters<typeof options.fetch>[0];
  const lined = {
    ...options,
    // In place of what openapi-fetch has made, of which `fetch` reads nothing else.
    fetch: async () => options.fetch(requestOf(call, params, connection) as unknown as Sent),
  };
  // What the first line asks for is not read, as the request is made above.
  return lined as typeof lined & RequestOf<Operation>;
}
