import { sampleOf } from "../../values/candidates.ts";
import { fits, isList, readValue } from "../../oracle/verdict/limits.ts";
import { type ProbedParameter, type Proposal, tried } from "./probe.ts";
import { pasted } from "./texts.ts";

export function* conversions(probed: ProbedParameter): Iterable<Proposal> {
  const { parameter } = probed;
  const { convert } = parameter;
  if (convert === null) return;
  const sample = sampleOf(parameter);
  if (isList(parameter)) {
    yield* lists(probed, readValue(parameter, sample) as readonly string[]); // what csv reads
    return;
  }
  const text = String(sample);
  const cased = convert.endsWith("lowercase")
    ? text.toUpperCase()
    : convert.endsWith("uppercase")
      ? text.toLowerCase()
      : text;
  const given = convert.startsWith("trim") ? ` \t${cased}\n` : cased;
  if (fits(parameter, given)) yield tried(probed, given);
}

function* lists(probed: ProbedParameter, items: readonly string[]): Iterable<Proposal> {
  yield tried(probed, `${items.join(" , ")}, ,`);
  const { enum: choices, pattern, format } = probed.parameter.limits;
  const isFree = [choices, pattern, format].every((limit) => limit === undefined);
  const odd = items.map((item) => `${item} b;c|d`);
  // Nothing but a comma divides.
  if (isFree && fits(probed.parameter, odd)) {
    yield tried(probed, odd.join());
  }
  if (isFree && fits(probed.parameter, [pasted])) {
    yield tried(probed, pasted);
  }
  yield tried(probed, [...items.map((item) => ` ${item} `), " "]);
  const { minItems = 0 } = probed.parameter.limits;
  if (minItems > 1) return;
  const [first = ""] = items;
  if ((probed.parameter.limits.minItems ?? 0) > 1) return;
  if (fits(probed.parameter, first)) yield tried(probed, first);
}
