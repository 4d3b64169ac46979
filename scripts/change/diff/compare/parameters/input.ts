import { isDeepStrictEqual } from "node:util";
import type { Change } from "../../change.ts";
import { visibilityChange } from "../visibility.ts";
import { changedWords } from "../words.ts";
import { code, codeOrNothing } from "../inline-code.ts";
import type { ParameterPair } from "./pairs.ts";
import type { ReportMember } from "./report.ts";

/** Whether an input must be given, by whom, and what is said of it. */
export function* compareInput(
  { base, head }: ParameterPair,
  report: ReportMember,
): Iterable<Change> {
  if (base.required !== head.required) {
    yield report(head.required ? "input-required" : "input-optional", "required", {});
  }
  const change = visibilityChange(base.visibility, head.visibility);
  if (change) {
    const values = { from: code(base.visibility), to: code(head.visibility) };
    yield report(`input-visibility-${change}`, "visibility", values);
  }
  if (base.secret !== head.secret) {
    yield report(head.secret ? "input-secret" : "input-no-longer-secret", "secret", {});
  }
  yield* compareTexts({ base, head }, report);
  yield* compareWords({ base, head }, report);
}

function* compareTexts(
  { base, head }: Pick<ParameterPair, "base" | "head">,
  report: ReportMember,
): Iterable<Change> {
  if (base.description !== head.description) {
    yield report("input-description-changed", "description", {});
  }
  if (!isDeepStrictEqual(base.example, head.example)) {
    const values = { from: codeOrNothing(base.example), to: codeOrNothing(head.example) };
    yield report("input-example-changed", "example", values);
  }
  // Parameters of all operations have one. It follows a new name.
  const isVariable = base.env !== null && head.env !== null && base.name === head.name;
  if (isVariable && base.env !== head.env) {
    yield report("input-variable-changed", "env", { from: code(base.env), to: code(head.env) });
  }
}

/** A title follows the name where no label is given. */
function* compareWords(
  { base, head }: Pick<ParameterPair, "base" | "head">,
  report: ReportMember,
): Iterable<Change> {
  const [before, after] = [wordsOf(base), wordsOf(head)];
  const isDeprecated = before.deprecated === undefined && after.deprecated !== undefined;
  if (isDeprecated) yield report("input-deprecated", "deprecated", {});
  const [member, ...others] = changedWords(before, after).filter((word) => {
    return (
      !(word === "deprecated" && isDeprecated) && !(word === "label" && base.name !== head.name)
    );
  });
  if (member === undefined) return;
  const words = [member, ...others].map(code).join(", ");
  yield report("input-words-changed", member, { words });
}

/** In the words of manifests. */
function wordsOf({ title, words: { values, options, ...words } = {} }: ParameterPair["base"]) {
  return {
    label: title,
    ...words,
    ...(options && { [options.members ? "members" : "options"]: options }),
    ...(values && { enum: values }),
  };
}
