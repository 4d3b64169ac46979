import type { RuleId, rules } from "../../catalog.ts";
import type { Change, Report, Positions } from "../../change.ts";
import type { RuleValues } from "../../rule.ts";
import { code } from "../inline-code.ts";

/** What a rule says beside the name of the parameter. */
type SentenceValues<Id extends RuleId> = Omit<RuleValues<(typeof rules)[Id]>, "name">;

/** Rules that name a parameter. */
type Naming = {
  [Id in RuleId]: "name" extends keyof RuleValues<(typeof rules)[Id]> ? Id : never;
}[RuleId];

/** Reports a change of a member of one parameter; `formerly`: its key in the base, when it is another. */
export type ReportMember = <Id extends Naming>(
  rule: Id,
  member: string,
  values: SentenceValues<Id>,
  formerly?: string,
) => Change;

/** Reports changes of one parameter, which stands at these positions. */
export function memberReporter(
  report: Report,
  name: string,
  { base, head }: Positions,
): ReportMember {
  return (rule, member, values, formerly = member) => {
    const place = { base: base && [...base, formerly], head: head && [...head, member] };
    // With the name, which every rule of this kind has, the values are complete.
    const complete = { ...values, name: code(name) } as RuleValues<(typeof rules)[typeof rule]>;
    return report(rule, place, complete);
  };
}
