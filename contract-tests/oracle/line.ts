import { linesOf, namesInPath } from "../contract/lines.ts";
import type { LineContract } from "../contract/line-types.ts";
import type { OperationContract } from "../contract/types.ts";
import { truthOf } from "./conditions.ts";
import { factsOf } from "./input-conditions.ts";
import type { Values } from "./values.ts";

/** The line that a call is sent to: the first that has all that it names, else the last. */
export function lineFor(operation: OperationContract, values: Values): LineContract {
  const lines = linesOf(operation);
  const found = lines.find((line) => {
    const holds = !line.when || truthOf(line.when, factsOf(operation, values));
    return holds && namesInPath(line).every((name) => Object.hasOwn(values, name));
  });
  const line = found ?? lines.at(-1);
  if (!line) throw new Error(`${operation.id} has no request`);
  return line;
}
