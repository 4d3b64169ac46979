import { sampleOf } from "./candidates.ts";
import { fits } from "./limit-check.ts";
import { type Finding, gap, type Subject, sent } from "./probe.ts";
import { isList, readValue } from "./reading.ts";

/** What a converter makes of text. */
export function* conversions(subject: Subject): Iterable<Finding> {
  const { parameter } = subject;
  const { convert } = parameter;
  if (convert === null) return;
  const sample = sampleOf(parameter);
  if (isList(parameter)) {
    yield* lists(subject, readValue(parameter, sample) as readonly string[]); // what csv reads
    return;
  }
  const text = String(sample);
  const given =
    convert === "trim"
      ? ` \t${text}\n`
      : convert === "lowercase"
        ? text.toUpperCase()
        : text.toLowerCase();
  yield fits(parameter, given)
    ? sent(subject, given, "parameter", convert)
    : gap(subject, `give the parameter an example for ${convert}`, "parameter", convert);
}

function* lists(subject: Subject, items: readonly string[]): Iterable<Finding> {
  yield sent(subject, `${items.join(" , ")}, ,`, "parameter", "text of items");
  const { enum: choices, pattern, format } = subject.parameter.limits;
  const isFree = [choices, pattern, format].every((limit) => limit === undefined);
  const odd = items.map((item) => `${item} b;c|d`);
  // Nothing but a comma divides.
  if (isFree && fits(subject.parameter, odd)) {
    yield sent(subject, odd.join(), "parameter", "text of items");
  }
  yield sent(subject, [...items.map((item) => ` ${item} `), " "], "parameter", "list of items");
  const { minItems = 0 } = subject.parameter.limits;
  if (minItems > 1) return;
  const [first = ""] = items;
  if ((subject.parameter.limits.minItems ?? 0) > 1) return;
  yield fits(subject.parameter, first)
    ? sent(subject, first, "parameter", "one item")
    : gap(subject, "one item breaks its limits", "parameter", "one item");
}
