import { argumentIn } from "../../contract/steps.ts";
import { foreignSent } from "../../values/beyond.ts";
import { filledUp, sampleOf } from "../../values/candidates.ts";
import { extractTexts } from "../../values/extracts.ts";
import { fits } from "../../oracle/verdict/limits.ts";
import { type ProbedParameter, type Proposal, tried } from "./probe.ts";
import { isOfBytes, isOfJson, takesTime } from "../../oracle/travelling.ts";

const times = ["2024-02-29", "1969-07-20"];
const zoned = ["2026-01-31T23:30:00-02:00", "2026-01-01T00:30:00+05:30"];
const exact = ["2026-01-31T08:00:00.5Z", "2026-01-31T08:00:59.999Z"];
const local = ["2026-01-31T08:00", "2026-03-29T02:30:00", "2026-01-31T08:00:00"];
const none = ["2026-02-30", "2026-01-31T25:00:00Z", "now", "1769817600"];

/** Tables, and steps that act after limits. */
export function* rewritings(probed: ProbedParameter): Iterable<Proposal> {
  const { parameter } = probed;
  const { type, steps } = parameter;
  const prefix = argumentIn(steps, "prefix");
  const foreign = foreignSent(parameter);
  if (foreign !== undefined) yield tried(probed, foreign);
  if (takesTime(parameter)) {
    for (const text of [...times, ...zoned, ...exact, ...local, ...none]) yield tried(probed, text);
  }
  if (steps.some(isOfJson) && type === "json") yield oddJson(probed);
  if (type === "string" && steps.some(isOfBytes)) yield* first(probed, oddTexts);
  for (const text of extractTexts(parameter)) yield tried(probed, text);
  if (prefix !== undefined) yield* prefixes(probed, prefix);
}

const oddTexts = ["Zoë 漢字 😀?>~", "é".repeat(8), "é"];

function oddJson(probed: ProbedParameter): Proposal {
  const inside = { "a&b": 'Zoë "c" \\ 漢字 %20', d: [null, 1.5, false] };
  const isList = probed.parameter.shape === "array";
  return tried(probed, isList ? filledUp([inside], probed.parameter) : inside);
}

function* prefixes(probed: ProbedParameter, prefix: string): Iterable<Proposal> {
  const sample = String(sampleOf(probed.parameter));
  const bare = sample.startsWith(prefix) ? sample.slice(prefix.length) : sample;
  yield* first(probed, [bare, `${bare.slice(0, 1)}${prefix}`]);
  yield* first(probed, [prefix + bare, prefix]);
}

function* first(probed: ProbedParameter, texts: readonly string[]): Iterable<Proposal> {
  const found = texts.find((text) => fits(probed.parameter, text));
  if (found !== undefined) yield tried(probed, found);
}
