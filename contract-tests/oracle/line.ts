import { isDeepStrictEqual } from "node:util";
import { linesOf, namesInPath } from "../contract/lines.ts";
import type { LineContract } from "../contract/line-types.ts";
import type { OperationContract } from "../contract/types.ts";
import { countingValue, type Values } from "./values.ts";

/** The line that a call is sent to: the first that has all that it names, else the last. */
export function lineFor(operation: OperationContract, values: Values): LineContract {
  const lines = linesOf(operation);
  const found = lines.find((line) => {
    const { when } = line;
    const deciding = operation.parameters.find(({ name }) => name === when?.parameter);
    const holds =
      !when || (deciding && isDeepStrictEqual(countingValue(deciding, values), when.equals));
    return holds && namesInPath(line).every((name) => Object.hasOwn(values, name));
  });
  const line = found ?? lines.at(-1);
  if (!line) throw new Error(`${operation.id} has no request`);
  return line;
}
