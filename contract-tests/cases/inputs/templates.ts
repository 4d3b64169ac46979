import type { OperationContract } from "../../contract/types.ts";
import { templateProbes } from "../template-probes.ts";
import type { Proposal } from "./probe.ts";

/** Calls that show each part of what an operation writes as it travels. */
export function* templates(operation: OperationContract): Iterable<Proposal> {
  for (const { aspects, given } of templateProbes(operation)) {
    yield { title: aspects.join(" "), given };
  }
}
