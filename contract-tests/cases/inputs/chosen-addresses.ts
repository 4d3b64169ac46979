import { namesIn, serverOf, urlsOf } from "../../contract/server.ts";
import type { Contract, OperationContract } from "../../contract/types.ts";
import { chosenUrl } from "../../oracle/address.ts";
import { valuesOf } from "../../oracle/values.ts";
import { coverageId } from "../coverage/item.ts";
import { samplesFor } from "../../values/call.ts";
import type { Proposal } from "./probe.ts";

/** A call for each of several addresses, and one with what all of them need. */
export function* chosenAddresses(
  contract: Contract,
  operation: OperationContract,
): Iterable<Proposal> {
  const server = serverOf(contract, operation);
  const urls = urlsOf(server);
  if (urls.length < 2) return;
  for (const url of urls) {
    const item = coverageId(operation, "operation", "address", url);
    const given = samplesFor(operation, firstNames(url));
    const isChosen = chosenUrl(server, valuesOf(operation, given)) === url;
    yield { title: `goes to ${url}`, given, shows: { sent: isChosen ? [item] : [] } };
  }
  const given = samplesFor(
    operation,
    urls.flatMap((url) => firstNames(url)),
  );
  const sent = [coverageId(operation, "operation", "address", "all")];
  yield { title: "what all addresses need", given, shows: { sent } };
}

/** The first name of each place of an address. */
function firstNames(url: string): readonly string[] {
  return namesIn(url).flatMap((names) => names.slice(0, 1));
}
