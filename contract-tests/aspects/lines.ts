import { isLineHooked, linesOf, namesInPath } from "../contract/lines.ts";
import type { OperationContract } from "../contract/types.ts";
import { lineFor } from "../oracle/line.ts";
import { valuesOf } from "../oracle/values.ts";
import { type Aspect, isGiven, isWhole } from "./aspect.ts";

/** Each line of a request that has several, and the call that has what all of them ask for. */
export function lineAspects(operation: OperationContract): readonly Aspect[] {
  const lines = linesOf(operation);
  if (lines.length < 2) return [];
  // Only an example tells what a hook makes of inputs.
  if (isLineHooked(operation)) {
    return lines.map(({ method, path }) => ({
      kind: "operation",
      text: `an example that is sent to ${method} ${path}`,
      shown: ({ part, sent }) =>
        part === "examples" && sent?.request.method === method && isAt(path, sent.request.path),
    }));
  }
  const named = lines.flatMap(namesInPath);
  return [
    ...lines.map(
      (line): Aspect => ({
        kind: "operation",
        text: `sent to ${line.method} ${line.path}`,
        shown: (seen) =>
          isWhole(seen) && lineFor(operation, valuesOf(operation, seen.inputs)) === line,
      }),
    ),
    {
      kind: "operation",
      text: "with the path parameters of all lines",
      shown: (seen) => isWhole(seen) && named.every((name) => isGiven(seen, name)),
    },
  ];
}

function isAt(template: string, path: string): boolean {
  const pattern = template
    .split(/\{\w+(?:\.{3})?\}/)
    .map((text) => text.replace(/[^\w/]/g, "\\$&"))
    .join(".+");
  return new RegExp(`${pattern}$`).test(path);
}
