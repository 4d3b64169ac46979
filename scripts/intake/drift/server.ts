import { addressesOf } from "../../language/ir/address.ts";
import type { Finding } from "../finding.ts";
import { type OperationComparison, positionOf } from "./comparison.ts";
import { names } from "./list-text.ts";

/** Whether the vendor still names the host that calls go to. Templates on either side say nothing of it. */
export function* compareServer({
  provider,
  ours,
  theirs,
  report,
}: OperationComparison): Generator<Finding> {
  const urls = addressesOf(ours.server ?? provider.server);
  const own = urls.map(hostOf);
  const hosts = theirs.servers.map(hostOf);
  if ([...own, ...hosts].includes(null) || hosts.length === 0) return;
  if (own.some((host) => hosts.includes(host))) return;
  yield report("server-other", positionOf(theirs, ["server", "url"]), {
    servers: names(theirs.servers),
    url: urls.join(", "),
  });
}

function hostOf(url: string): string | null {
  if (url.includes("{")) return null;
  return URL.parse(url)?.host ?? null;
}
