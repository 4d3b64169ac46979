import { foreignSent, rewritingItems } from "../coverage/rewriting.ts";
import { filledUp, sampleOf } from "../../values/candidates.ts";
import { fits } from "../../oracle/verdict/limits.ts";
import { type ProbedParameter, type Proposal, refused, sent } from "./probe.ts";
import { takesTime } from "../../oracle/travelling.ts";

const times = {
  "a date": ["2024-02-29", "1969-07-20"],
  "an offset": ["2026-01-31T23:30:00-02:00", "2026-01-01T00:30:00+05:30"],
  "a fraction": ["2026-01-31T08:00:00.5Z", "2026-01-31T08:00:59.999Z"],
};

const withoutOffset = ["2026-01-31T08:00", "2026-03-29T02:30:00"];
const noTimes = ["2026-02-30", "2026-01-31T25:00:00Z", "now", "1769817600"];

/** Tables, converters that act after limits, and prefixes. */
export function* rewritings(probed: ProbedParameter): Iterable<Proposal> {
  const { parameter } = probed;
  const items = Object.keys(rewritingItems(parameter));
  if (items.includes("sent value")) {
    yield refused(probed, foreignSent(parameter), "parameter", "sent value");
  }
  if (takesTime(parameter)) yield* timesOf(probed, items);
  if (items.includes("odd JSON")) yield oddJson(probed);
  if (items.includes("odd bytes")) yield* first(probed, oddTexts, "odd bytes");
  if (parameter.extract !== null) yield* extractions(probed, parameter.extract);
  if (parameter.prefix !== null) yield* prefixes(probed, parameter.prefix);
}

function* timesOf(probed: ProbedParameter, items: readonly string[]): Iterable<Proposal> {
  for (const [aspect, texts] of Object.entries(times)) {
    if (!items.includes(aspect)) continue;
    for (const text of texts) yield* first(probed, [text], aspect);
  }
  const isLocal = items.includes("no offset");
  for (const text of isLocal ? withoutOffset : []) yield* first(probed, [text], "no offset");
  const unread = probed.parameter.zone === null ? [...noTimes, "2026-01-31T08:00:00"] : noTimes;
  for (const text of unread) yield refused(probed, text, "parameter", "no time");
}

const oddTexts = ["Zoë 漢字 😀?>~", "é".repeat(8), "é"];

function oddJson(probed: ProbedParameter): Proposal {
  const { type, shape } = probed.parameter;
  if (type !== "json") return sent(probed, sampleOf(probed.parameter), "parameter", "odd JSON");
  const inside = { "a&b": 'Zoë "c" \\ 漢字 %20', d: [null, 1.5, false] };
  return sent(
    probed,
    shape === "array" ? filledUp([inside], probed.parameter) : inside,
    "parameter",
    "odd JSON",
  );
}

/** Only an example says what the pattern is found in; the part alone, where nothing is found, goes whole. */
function* extractions(probed: ProbedParameter, pattern: string): Iterable<Proposal> {
  const example = String(probed.parameter.example);
  const [whole, part] = example.match(new RegExp(pattern, "u")) ?? [];
  if (part === undefined || whole === undefined || part === example) return;
  yield sent(probed, example, "parameter", "extracted");
  if (fits(probed.parameter, part)) yield sent(probed, part, "parameter", "extracted");
}

function* prefixes(probed: ProbedParameter, prefix: string): Iterable<Proposal> {
  const sample = String(sampleOf(probed.parameter));
  const bare = sample.startsWith(prefix) ? sample.slice(prefix.length) : sample;
  yield* first(probed, [bare, `${bare.slice(0, 1)}${prefix}`], "without prefix");
  yield* first(probed, [prefix + bare, prefix], "with prefix");
}

function* first(
  probed: ProbedParameter,
  texts: readonly string[],
  aspect: string,
): Iterable<Proposal> {
  const found = texts.find((text) => fits(probed.parameter, text));
  if (found !== undefined) yield sent(probed, found, "parameter", aspect);
}
