import type { EnumBy, Operation, Parameter } from "../../../../language/ir/types.ts";
import { listed } from "../../../../language/manifest/expectation.ts";
import type { Change } from "../../change.ts";
import { code } from "../inline-code.ts";
import type { ParameterPair } from "./pairs.ts";
import type { ReportMember } from "./report.ts";

/** A value of the parameter that decides; null: it is absent. */
type Case = string | null;

/** Values; undefined: all. */
type Values = readonly string[] | undefined;

/** What is allowed by another parameter's value, in both states. */
interface Dependence {
  readonly base: EnumBy | null;
  readonly head: EnumBy | null;
  readonly cases: readonly Case[];
  /** The values that the parameter lists in both states. */
  readonly common: Values;
}

/** Values that are allowed, or expected, by what another parameter is. */
export function* compareDependentValues(
  pair: ParameterPair,
  report: ReportMember,
): Iterable<Change> {
  for (const other of decidersOf(pair)) {
    const dependence = dependenceOn(other, pair);
    const all = differingCases(dependence);
    const { narrowed, widened } = differingCases(withoutWarnings(dependence));
    const rule =
      (narrowed.length > 0 && widened.length > 0 && "dependent-values-changed") ||
      (narrowed.length > 0 && "dependent-values-narrowed") ||
      (widened.length > 0 && "dependent-values-widened");
    const cases = listed([...new Set([...narrowed, ...widened])].map(caseText));
    if (rule) yield report(rule, "enumBy", { other: code(other), cases });
    else if (all.narrowed.length + all.widened.length > 0) {
      yield report("dependent-values-warned", "enumBy", { other: code(other) });
    }
  }
}

function decidersOf({ base, head }: ParameterPair): ReadonlySet<string> {
  return new Set([base, head].flatMap(({ enumBy }) => enumBy?.parameter ?? []));
}

function dependenceOn(other: string, pair: ParameterPair): Dependence {
  const { base, head, operation, renames } = pair;
  const byOther = ({ enumBy }: Parameter) => (enumBy?.parameter === other ? enumBy : null);
  const [from, to] = [byOther(base), byOther(head)];
  const keys = new Set([from, to].flatMap((by) => Object.keys(by?.values ?? {})));
  const known = [
    valuesOf(operation.base, ({ name }) => (renames.get(name) ?? name) === other),
    valuesOf(operation.head, ({ name }) => name === other),
  ];
  const shared = [...keys].filter((key) => known.every((values) => values?.includes(key) ?? true));
  const lists = [base.limits.enum, head.limits.enum].map((values) => values?.map(String));
  const [one, another] = lists;
  const common = one && another ? one.filter((value) => another.includes(value)) : undefined;
  return { base: from, head: to, cases: [...shared, null], common };
}

/** What the deciding parameter can be; undefined: anything. One that is not there is never given. */
function valuesOf({ parameters }: Operation, isMeant: (parameter: Parameter) => boolean): Values {
  const parameter = parameters.find(isMeant);
  return parameter ? parameter.limits.enum?.map(String) : [];
}

function withoutWarnings(dependence: Dependence): Dependence {
  const refusing = (by: EnumBy | null) => (by?.severity === "error" ? by : null);
  return { ...dependence, base: refusing(dependence.base), head: refusing(dependence.head) };
}

/** Where values were taken that no longer are, and the other way round. */
function differingCases({ base, head, cases, common }: Dependence) {
  const loses = (one: EnumBy | null, other: EnumBy | null) =>
    cases.filter((each) => exceeds(allowedIn(each, one, common), allowedIn(each, other, common)));
  return { narrowed: loses(base, head), widened: loses(head, base) };
}

function allowedIn(found: Case, by: EnumBy | null, common: Values): Values {
  const key = found ?? by?.fallback ?? null;
  if (by === null || key === null || !Object.hasOwn(by.values, key)) return common;
  return by.values[key]?.filter((value) => common?.includes(value) ?? true);
}

/** Whether the first has a value that the second lacks. */
function exceeds(one: Values, other: Values): boolean {
  if (other === undefined) return false;
  return one === undefined || one.some((value) => !other.includes(value));
}

function caseText(found: Case): string {
  return found === null ? "absent" : code(found);
}
