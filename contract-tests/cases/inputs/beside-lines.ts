import { linesOf, namesInPath } from "../../contract/lines.ts";
import type { LineContract } from "../../contract/line-types.ts";
import type { OperationContract, ParameterContract } from "../../contract/types.ts";
import { lineFor } from "../../oracle/line.ts";
import { type Inputs, valuesOf } from "../../oracle/values.ts";
import { sampleOf } from "../../values/candidates.ts";

/** What else a call has to give so that a parameter of a path is sent. */
export function besides(operation: OperationContract, { name }: ParameterContract): Inputs {
  const all = linesOf(operation);
  const line = all.find((each) => namesInPath(each).includes(name));
  if (all.length < 2 || !line) return {};
  return inputsFor(operation, line) ?? {};
}

/** Inputs with which a call is sent to a line; undefined where none is found. */
export function inputsFor(operation: OperationContract, line: LineContract): Inputs | undefined {
  const own = samplesOf(operation, namesInPath(line));
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

/** A value for each of these parameters. */
export function samplesOf(operation: OperationContract, names: readonly string[]): Inputs {
  const found = operation.parameters.filter(({ name }) => names.includes(name));
  return Object.fromEntries(found.map((each) => [each.name, sampleOf(each)]));
}
