import type { ServerContract } from "../../contract/server-types.ts";

/** What has to be shown of an address with its scheme, port and base path, as people paste it. */
export function pastedAspects({ allowedHosts, anyHost }: ServerContract): readonly string[] {
  return [
    "address trimmed",
    "address without slashes",
    "address without a scheme",
    "address in capitals",
    "address with a base path",
    "address with the usual port",
    "address without TLS",
    ...(anyHost
      ? ["any host", "any port", "host that is no name", "host of a private network"]
      : [...allowedHosts.map((suffix) => `host ending with ${suffix}`), "foreign host"]),
    "address with a query",
    "address with a fragment",
    "address with a user name",
    "path that leads elsewhere",
    "origin of the host's context",
    "beside the host's context",
  ];
}
