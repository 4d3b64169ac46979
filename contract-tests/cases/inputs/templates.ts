import type { OperationContract } from "../../contract/types.ts";
import { coverageId } from "../coverage/item.ts";
import { templateProbes } from "../template-probes.ts";
import type { Proposal } from "./probe.ts";

/** Calls that show each part of what an operation writes as it travels. */
export function* templates(operation: OperationContract): Iterable<Proposal> {
  for (const { aspects, given, isRefused = false } of templateProbes(operation)) {
    const ids = [coverageId(operation, "parameter", ...aspects)];
    yield { title: aspects.join(" "), given, shows: { [isRefused ? "refused" : "sent"]: ids } };
  }
}
