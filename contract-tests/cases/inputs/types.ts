import type { ParameterContract } from "../../contract/types.ts";
import { sampleOf } from "../../values/candidates.ts";
import { fits, isList } from "../../oracle/verdict/limits.ts";
import { type ProbedParameter, type Proposal, tried } from "./probe.ts";

/** Values of other types, which no reading as text makes right. */
export function* wrongTypes(probed: ProbedParameter): Iterable<Proposal> {
  for (const value of valuesOfWrongType(probed.parameter)) {
    yield tried(probed, value);
  }
}

/** Values that are not of a parameter's type. */
export function valuesOfWrongType(parameter: ParameterContract): readonly unknown[] {
  switch (parameter.type) {
    case "string":
      if (isList(parameter)) return [7, true, { a: "b" }, [7]];
      // Half a character cannot be sent; other converters read what they get.
      return [
        7,
        true,
        { a: "b" },
        ["a"],
        ...(isPlain(parameter) ? [`${start(parameter)}\ud800`] : []),
      ];
    case "integer":
      return [fraction(parameter), "many", "0x10", true, [5], Number.NaN, Number.POSITIVE_INFINITY];
    case "number":
      return ["many", "0x10", true, [5], Number.NaN, Number.POSITIVE_INFINITY];
    case "boolean":
      return ["yes", "TRUE", "1", 1, { a: true }];
    case "json":
      return ["no JSON"];
    case "file":
      // Anything else may be a reference, which the host reads.
      return [{ base64: "*" }, Number.NaN, Number.POSITIVE_INFINITY];
  }
}

/** Of a secret, something that shows when an error repeats it. */
function start(parameter: ParameterContract): string {
  return parameter.secret ? String(sampleOf(parameter)) : "";
}

function isPlain({ convert }: ParameterContract): boolean {
  return convert === null || convert === "trim";
}

/** No whole number, and within the limits. */
function fraction(parameter: ParameterContract): number {
  const sample = Number(sampleOf(parameter));
  const type = "number";
  const { multipleOf: _, enum: __, ...limits } = parameter.limits;
  return fits({ ...parameter, type, limits }, sample + 0.5) ? sample + 0.5 : sample - 0.5;
}

/** Text that stands for a value of another type, and values that are easily taken for none. */
export function* textForms(probed: ProbedParameter): Iterable<Proposal> {
  const { parameter } = probed;
  const { type } = parameter;
  if (type === "string") return;
  if (type === "boolean") {
    for (const value of ["true", "false", " true "]) yield tried(probed, value);
    yield tried(probed, true);
    yield tried(probed, false);
    return;
  }
  const sample = sampleOf(parameter);
  const text = type === "json" || type === "file" ? JSON.stringify(sample) : String(sample);
  yield tried(probed, text);
  yield tried(probed, ` ${text}\n`);
  if (type !== "json" && type !== "file" && fits(parameter, 0)) yield tried(probed, 0);
}
