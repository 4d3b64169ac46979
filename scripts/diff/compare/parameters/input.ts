import { isDeepStrictEqual } from "node:util";
import type { Visibility } from "../../../ir/types.ts";
import type { Change } from "../../change.ts";
import { code, codeOrNothing } from "../words.ts";
import type { ParameterPair } from "./pairs.ts";
import type { ReportMember } from "./report.ts";

/** Who may fill an input in, from few to many. */
const REACH: readonly Visibility[] = ["hidden", "user-only", "user-or-llm"];

/** Whether an input must be given, by whom, and what is said of it. */
export function* compareInput(
  { base, head }: ParameterPair,
  report: ReportMember,
): Iterable<Change> {
  if (base.required !== head.required) {
    yield report(head.required ? "input-required" : "input-optional", "required", {});
  }
  const [from, to] = [base.visibility, head.visibility];
  if (from !== to) {
    const isWider = REACH.indexOf(to) > REACH.indexOf(from);
    const rule = isWider ? "input-visibility-widened" : "input-visibility-narrowed";
    yield report(rule, "visibility", { from: code(from), to: code(to) });
  }
  if (base.secret !== head.secret) {
    yield report(head.secret ? "input-secret" : "input-no-longer-secret", "secret", {});
  }
  yield* compareWords({ base, head }, report);
}

function* compareWords(
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
  // Of the provider's own parameters only; that one became such says its place.
  if (base.env !== null && head.env !== null && base.env !== head.env) {
    yield report("input-variable-changed", "env", { from: code(base.env), to: code(head.env) });
  }
}
