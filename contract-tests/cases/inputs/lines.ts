import { isLineHooked, linesOf, namesInPath } from "../../contract/lines.ts";
import type { LineContract } from "../../contract/line-types.ts";
import type { OperationContract } from "../../contract/types.ts";
import { lineFor } from "../../oracle/line.ts";
import { type Inputs, valuesOf } from "../../oracle/values.ts";
import { samplesFor } from "../../values/call.ts";
import { coverageId } from "../coverage/item.ts";
import { lineName } from "../coverage/lines.ts";
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
  const given = samplesFor(operation, all.flatMap(namesInPath));
  const sent = [coverageId(operation, "operation", "line", "all")];
  yield { title: "what all lines ask for", given, shows: { sent } };
}

/** Inputs with which a call is sent to a line; undefined where none is found. */
function inputsFor(operation: OperationContract, line: LineContract): Inputs | undefined {
  const own = samplesFor(operation, namesInPath(line));
  const { when } = line;
  const conditions: readonly Inputs[] = when
    ? [{ [when.parameter]: when.equals }]
    : [{}, ...otherConditions(operation)];
  return conditions
    .map((condition) => ({ ...condition, ...own }))
    .find((inputs) => lineFor(operation, valuesOf(operation, inputs)) === line);
}

/** Values with which lines that depend on them are not taken. */
function otherConditions(operation: OperationContract): readonly Inputs[] {
  const deciding = linesOf(operation).flatMap(({ when }) => (when ? [when.parameter] : []));
  return operation.parameters
    .filter(({ name }) => deciding.includes(name))
    .flatMap(({ name, type, limits }) => {
      const values = type === "boolean" ? [true, false] : (limits.enum ?? ["another"]);
      return values.map((value) => ({ [name]: value }));
    });
}
