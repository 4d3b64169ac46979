import type { OperationContract, OutputContract, Value } from "../contract/types.ts";
import { withValue } from "./body.ts";
import { holds } from "./conditions.ts";
import { isMap, type Roots, select } from "./path.ts";
import { type JsonKind, kindOfOutput } from "./schema-kind.ts";
import { type Around, isPresent, type Made, madeOf, valueIn } from "./making.ts";
import { unfit } from "./unfit.ts";

/** What an operation gives back, nested; `unfit` when the reply lacks what an output needs. */
export function outputsOf(
  operation: OperationContract,
  roots: Roots,
  constants: Readonly<Record<string, Value>>,
): Value | typeof unfit {
  let outputs: Value = {};
  for (const output of operation.outputs) {
    const value = Object.hasOwn(constants, output.name)
      ? constants[output.name]
      : outputValue(output, kindOfOutput(operation, output), aroundOf(operation, roots));
    if (value === unfit) return unfit;
    if (value !== undefined) outputs = withValue(outputs, output.name.split("."), value);
  }
  return outputs;
}

/** Undefined when the output is left out. */
function outputValue(
  output: OutputContract,
  kind: JsonKind,
  around: Around,
): Value | undefined | typeof unfit {
  const { source, optional, nullable } = output;
  if (source.kind === "const") return source.value;
  const { paths, steps, when } = source;
  const isThere = !when || holds(when, around.roots);
  const made: readonly Made[] =
    isThere && paths.length > 0
      ? paths
          .map((path) => select(path, around.roots))
          .map((found) => (isPresent(found) ? madeOf(steps, found, around) : found))
      : [valueIn(source, around)];
  const present = made
    .map((value) =>
      output.type === "string" && Number.isSafeInteger(value) ? `${String(value)}` : value,
    )
    .filter((value) => value !== undefined)
    .filter((value) => (value === null ? nullable : value !== "" || !optional));
  const fit = present.find((value) => value === null || fits(output, kind, value));
  if (fit !== undefined) return fit;
  if (present.length > 0) return unfit;
  if (output.default !== undefined || optional) return output.default;
  return nullable ? null : unfit;
}

/** What the texts of outputs read. */
function aroundOf(operation: OperationContract, roots: Roots): Around {
  const { outputs, internals } = operation;
  const around: Around = {
    roots,
    named(name) {
      const output = [...outputs, ...internals].find((each) => each.name === name);
      if (!output) return undefined;
      const { source, default: fallback } = output;
      if (source.kind === "const") return source.value;
      const made = valueIn(source, around);
      return made === unfit || isPresent(made) ? made : fallback;
    },
  };
  return around;
}

function fits(
  { type, values }: OutputContract,
  kind: JsonKind,
  value: Value | typeof unfit,
): boolean {
  if (value === unfit || (values && !values.includes(value))) return false;
  if (type === "integer") return Number.isSafeInteger(value);
  return type === "json" ? isOfKind(kind, value) : typeof value === type;
}

/** Whether JSON is a list or an object as it should be. */
export function isOfKind(kind: JsonKind, value: Value): boolean {
  if (kind === null) return true;
  return kind === "array" ? Array.isArray(value) : isMap(value);
}
