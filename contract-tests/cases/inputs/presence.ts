import { sampleOf } from "./candidates.ts";
import { type Finding, refused, type Subject, sent } from "./probe.ts";
import { isList } from "./reading.ts";

/** A parameter that is not given, in every form of that, and one that is. */
export function* presence(subject: Subject): Iterable<Finding> {
  const { parameter } = subject;
  const left = parameter.required ? refused : sent;
  yield { ...left(subject, undefined, "parameter", "absent"), fill: "all" };
  yield left(subject, "", "parameter", "blank");
  yield left(subject, " \n", "parameter", "blank");
  yield left(subject, null, "parameter", "null");
  if (isList(parameter)) {
    yield left(subject, " , ,", "parameter", "no items");
    yield left(subject, [], "parameter", "no items");
  }
  yield sent(subject, sampleOf(parameter), "parameter", "present");
  if (parameter.default !== undefined) {
    yield sent(subject, parameter.default, "parameter", "default");
  }
}
