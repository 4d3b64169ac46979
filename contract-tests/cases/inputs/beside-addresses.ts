import { namesIn, urlsOf, urlWith } from "../../contract/server.ts";
import type { Contract, OperationContract } from "../../contract/types.ts";
import type { Inputs } from "../../oracle/values.ts";
import { samplesOf } from "./beside-lines.ts";

/** What else a call has to give so that a parameter of one of several addresses is used. */
export function besidesInAddress(
  { server }: Contract,
  operation: OperationContract,
  name: string,
): Inputs {
  const url = urlWith(server, name);
  if (urlsOf(server).length < 2 || url === undefined) return {};
  return samplesOf(operation, firstNames(url, name));
}

/** A name for each place of an address: the one that is wanted where it may stand, else the first. */
export function firstNames(url: string, wanted?: string): readonly string[] {
  return namesIn(url).flatMap((names) =>
    wanted !== undefined && names.includes(wanted) ? wanted : (names[0] ?? []),
  );
}
