import { addressesOf } from "../../../language/ir/address.ts";
import { jsonOf } from "../../../language/ir/json.ts";
import type { Json, Provider, Server } from "../../../language/ir/types.ts";
import { policyOf } from "../client/address.ts";

/** Where calls go: every address, the last of them, the inputs in them, and what these may be. */
export function blockServer(
  server: Server,
  provider: Provider,
): Readonly<Record<"servers" | "server", Json>> {
  const { url, params } = server;
  const policy = params.length > 0 ? policyOf(server, provider, true) : {};
  return {
    servers: addressesOf(server),
    server: { url, parameters: params, ...jsonOf(Object(policy)) },
  };
}
