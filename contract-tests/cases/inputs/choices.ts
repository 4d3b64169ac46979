import type { ParameterContract } from "../../contract/types.ts";
import { numbersNear } from "../../values/candidates.ts";
import { brokenLimits, isList } from "../../oracle/verdict/limits.ts";
import { type ProbedParameter, type Proposal, tried } from "./probe.ts";

/** Every value of an enum, and what only resembles one. */
export function* choices(probed: ProbedParameter): Iterable<Proposal> {
  const { parameter } = probed;
  const allowed = parameter.limits.enum ?? [];
  if (allowed.length === 0) return;
  for (const value of allowed) yield tried(probed, value);
  const foreign = foreignValue(parameter);
  if (foreign !== undefined) yield tried(probed, foreign);
  if (foreign !== undefined && isList(parameter)) {
    yield tried(probed, [...allowed, foreign].join());
  }
  const part = partOfOne(parameter);
  if (part !== undefined) yield tried(probed, part);
  const other = otherCase(parameter);
  if (other !== undefined) yield tried(probed, other);
  if (parameter.type === "string" && parameter.convert === null) {
    // Blank text may be one of them.
    const value = allowed.find((each) => each !== "");
    yield tried(probed, ` ${value} `);
  }
}

/** A value that breaks nothing but the enum. */
function foreignValue(parameter: ParameterContract): unknown {
  const allowed = parameter.limits.enum ?? [];
  const last = allowed.at(-1);
  const candidates =
    typeof last === "number"
      ? [...numbersNear(Math.max(...allowed.map(Number)), parameter)]
      : ["foreign", `${last}x`, `${last}`.slice(1), "x"];
  return candidates.find((value) => String(brokenLimits(parameter, value)) === "enum");
}

/** The beginning of a value of the enum, when that is none. */
function partOfOne(parameter: ParameterContract): string | undefined {
  const texts = (parameter.limits.enum ?? []).filter((value) => typeof value === "string");
  return texts
    .map((text) => text.slice(0, -1))
    .find((text) => String(brokenLimits(parameter, text)) === "enum");
}

/** A value of the enum in another case, when that is none. */
function otherCase(parameter: ParameterContract): string | undefined {
  const texts = (parameter.limits.enum ?? []).filter((value) => typeof value === "string");
  return texts
    .flatMap((text) => [text.toUpperCase(), text.toLowerCase()])
    .find((text) => String(brokenLimits(parameter, text)) === "enum");
}
