import { sampleOf } from "../../values/candidates.ts";
import { type ProbedParameter, type Proposal, refused, sent } from "./probe.ts";
import { isList } from "../../oracle/verdict/limits.ts";

/** A parameter that is not given, in every form of that, and one that is. */
export function* presence(probed: ProbedParameter): Iterable<Proposal> {
  const { parameter } = probed;
  const left = parameter.required ? refused : sent;
  yield { ...left(probed, undefined, "parameter", "absent"), fill: "all" };
  yield left(probed, "", "parameter", "blank");
  yield left(probed, " \n", "parameter", "blank");
  yield left(probed, null, "parameter", "null");
  if (isList(parameter)) {
    yield left(probed, " , ,", "parameter", "no items");
    yield left(probed, [], "parameter", "no items");
  }
  yield sent(probed, sampleOf(parameter), "parameter", "present");
  if (parameter.default !== undefined) {
    yield sent(probed, parameter.default, "parameter", "default");
  }
}
