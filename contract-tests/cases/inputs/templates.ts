import type { OperationContract } from "../../contract/types.ts";
import { coverageId } from "../coverage/item.ts";
import { templateProbes } from "../template-probes.ts";
import type { Finding } from "./probe.ts";

/** Calls that show each part of what an operation writes as it travels. */
export function* templates(operation: OperationContract): Iterable<Finding> {
  for (const { aspects, given, refused } of templateProbes(operation)) {
    const covers = [coverageId(operation, "parameter", ...aspects)];
    const wrong = refused === undefined ? [] : [refused];
    yield {
      title: aspects.join(" "),
      given,
      wrong,
      refused: refused === undefined ? null : { inputs: wrong, code: "invalid_input" },
      covers,
    };
  }
}
