import type { Finding } from "../finding.ts";
import { type OperationComparison, positionOf } from "./comparison.ts";
import { names } from "./list-text.ts";

/** Whether the vendor still names the host that calls go to. Templates on either side say nothing of it. */
export function* compareServer({
  provider,
  theirs,
  report,
}: OperationComparison): Generator<Finding> {
  const { url } = provider.server;
  const host = hostOf(url);
  const hosts = theirs.servers.map(hostOf);
  if (host === null || hosts.length === 0 || hosts.includes(null) || hosts.includes(host)) return;
  yield report("server-other", positionOf(theirs, ["server", "url"]), {
    servers: names(theirs.servers),
    url,
  });
}

function hostOf(url: string): string | null {
  if (url.includes("{")) return null;
  return URL.parse(url)?.host ?? null;
}
