import { isLineHooked, linesOf, namesInPath } from "../../contract/lines.ts";
import type { OperationContract } from "../../contract/types.ts";
import { coverageId } from "../coverage/item.ts";
import { lineName } from "../coverage/lines.ts";
import { inputsFor, samplesOf } from "./beside-lines.ts";
import type { Proposal } from "./probe.ts";

/** A call for each line of a request, and one with the path parameters of all. */
export function* lines(operation: OperationContract): Iterable<Proposal> {
  const all = linesOf(operation);
  // Only an example tells what a hook makes of inputs.
  if (all.length < 2 || isLineHooked(operation)) return;
  for (const line of all) {
    const item = coverageId(operation, "operation", "line", lineName(line));
    const given = inputsFor(operation, line);
    if (given) yield { title: `sent to ${lineName(line)}`, given, shows: { sent: [item] } };
  }
  const given = samplesOf(operation, all.flatMap(namesInPath));
  const sent = [coverageId(operation, "operation", "line", "all")];
  yield { title: "what all lines ask for", given, shows: { sent } };
}
