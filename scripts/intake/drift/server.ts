import { tableIn } from "../../language/ir/input-steps.ts";
import { addressesOf } from "../../language/ir/address.ts";
import type { Parameter, Server } from "../../language/ir/types.ts";
import { isPublic } from "../draft/regions.ts";
import type { Amendment, Finding } from "../finding.ts";
import type { OperationComparison } from "./comparison.ts";
import { isPlainHost, isSameHost, ownHosts, vendorHosts } from "./hosts.ts";
import { names } from "./list-text.ts";

/** Whether the vendor still names the hosts that calls go to, and which it names beside. */
export function* compareServer({
  provider,
  ours,
  theirs,
  tell,
}: OperationComparison): Generator<Finding> {
  const server = ours.server ?? provider.server;
  const own = ownHosts(server, ours);
  const hosts = vendorHosts(theirs.places);
  if (own === null || hosts === null || hosts.length === 0) return;
  const place = ours.server ? ["operations", ours.id, "server"] : ["server", "url"];
  const isNamed = (host: string) => hosts.some((each) => isSameHost(host, each));
  const isCalled = (host: string) => own.some((each) => isSameHost(each, host));
  if (!own.some(isNamed)) {
    const [here, there] = [addressesOf(server).join(", "), names(theirs.servers)];
    yield tell("sent-changed", place, `The vendor's address is ${there}, not ${here}`);
    return;
  }
  const gone = own.filter((host) => isPlainHost(host) && !isNamed(host));
  if (gone.length > 0)
    yield tell("sent-changed", place, `The vendor no longer names ${names(gone)}`);
  const more = hosts.filter(
    (host) => isPlainHost(host) && isPublic({ url: `https://${host}` }) && !isCalled(host),
  );
  if (more.length === 0) return;
  const amendments = withValues(server, ours.parameters, more);
  yield tell("sent-new", place, `The vendor also answers at ${names(more)}`, amendments);
}

/** Adds the labels that differ to the one list of values in an address. */
function withValues(
  { url, params }: Server,
  parameters: readonly Parameter[],
  hosts: readonly string[],
): readonly Amendment[] {
  const [name = "", ...others] = params;
  const parameter = parameters.find((each) => each.name === name);
  const known = parameter?.limits.enum;
  const [, before, after] = /^https:\/\/([^/{}]*)\{\w+\}([^/{}]*)/.exec(url) ?? [];
  if (
    others.length > 0 ||
    !known ||
    (parameter && tableIn(parameter)) ||
    before === undefined ||
    !after
  )
    return [];
  const labels = hosts.map((host) =>
    host.startsWith(before) && host.endsWith(after) ? host.slice(before.length, -after.length) : "",
  );
  if (!labels.every((label) => /^[a-z\d-]+$/.test(label))) return [];
  return [{ path: ["params", name, "enum"], value: [...known, ...labels] }];
}
