import { isDeepStrictEqual } from "node:util";
import { addressParameters } from "../../../language/ir/address-parameters.ts";
import type { EnumBy, Json, Operation, Parameter } from "../../../language/ir/types.ts";
import { listed } from "../../../language/manifest/expectation.ts";
import { code } from "../row/told.ts";
import { finding, type Place, plain, telling, type Two } from "../row/row.ts";
import { acts, may, type Relation, sends, tells } from "../row/variance.ts";

/** Types of which every value is one of another type. */
const WIDER: Readonly<Record<string, string>> = {
  integer: "number",
  string: "address",
  "JSON object": "any JSON",
  "JSON array": "any JSON",
};

function typeOf({ type, shape, host }: Parameter): string {
  if (host?.kind === "address") return "address";
  if (type !== "json") return type;
  return shape === "any" ? "any JSON" : `JSON ${shape}`;
}

/** Whether the types have nothing in common; then limits, values and conversions follow from that. */
export function isOtherType({ base, head }: Two<Parameter>): boolean {
  const [from, to] = [typeOf(base), typeOf(head)];
  return from !== to && WIDER[from] !== to && WIDER[to] !== from;
}

/** An integer is a number, a list is JSON. */
export const inputType = finding(function* (
  _: unknown,
  __: unknown,
  { base, head }: Place<Parameter>,
) {
  const [from, to] = [typeOf(base), typeOf(head)];
  if (from === to) return;
  const is: Relation = WIDER[from] === to ? "more" : WIDER[to] === from ? "less" : "other";
  yield { is, at: [base.type === head.type ? "shape" : "type"], from, to };
});

/** What counts while an input is absent: used, sent, or only documented. */
export const fallback = telling(
  {
    counted: { by: acts, noun: "the default of {it}, from which pages are counted," },
    used: { by: { ...acts, more: may.more } },
    documented: { by: tells, noun: "the documented default of {it}" },
    sent: {
      by: acts,
      say: {
        more: "An absent {bare} is now sent as {to}.",
        less: "An absent {bare} is no longer sent as {from}.",
      },
    },
    assumed: {
      by: sends,
      say: {
        more: "An absent {bare} is now sent as {to}, which the provider assumed.",
        less: "An absent {bare} is no longer sent as {from}, which the provider assumes.",
      },
    },
  },
  function* (from: Json | undefined, to: Json | undefined, place: Place<Parameter>) {
    const { base, head } = place;
    if (base.required || head.required) return;
    const isSame = isDeepStrictEqual(from, to);
    const at = ["default"];
    if (!isSame && !head.sendDefault && countsPages(place))
      yield { is: "other", way: "counted", at, from, to };
    else if (isUsed(place)) {
      for (const found of plain.find(from, to, place)) yield { ...found, way: "used", at };
    } else if (base.sendDefault !== head.sendDefault) {
      const gaps = { bare: place.it.replace(/^the /, "") };
      const way = isSame ? "assumed" : "sent";
      yield { is: head.sendDefault ? "more" : "less", way, at: ["sendDefault"], from, to, gaps };
    } else
      for (const found of plain.find(from, to, place))
        yield { ...found, at, ...(!head.sendDefault && { way: "documented" }) };
  },
);

/** Whether pages are counted from its value. */
function countsPages({ head, scope }: Place<Parameter>): boolean {
  const { page } = scope.operations.head;
  return !!page?.counted && page.send.kind === "parameter" && page.send.name === head.name;
}

/** Whether its default stands in an address. */
function isUsed({ base, head, scope }: Place<Parameter>): boolean {
  if (base.placement.kind === "path" && head.placement.kind === "path") return true;
  const [former] = [...scope.names].find(([, now]) => now === base.name) ?? [base.name];
  const { providers } = scope;
  return (
    addressParameters(providers.base).includes(former) &&
    addressParameters(providers.head).includes(head.name)
  );
}

/** A value of the input that decides; null: it is absent. */
type Case = string | null;

/** Values; undefined: all. */
type Values = readonly string[] | undefined;

/** What is allowed by the value of another input, in both states. */
interface Dependence extends Two<EnumBy | null> {
  readonly cases: readonly Case[];
  /** The values that the input lists in both states. */
  readonly common: Values;
}

/** Values that are allowed, or expected, by what another input is: case by case. */
export const dependentValues = telling(
  {
    refused: {
      say: {
        more: "{it} accepts more values while {other} is {cases}.",
        less: "{it} accepts fewer values while {other} is {cases}.",
        other: "{it} accepts other values while {other} is {cases}.",
      },
    },
    warned: {
      by: sends,
      say: { other: "Warnings about values of {it} that do not fit {other} changed." },
    },
  },
  function* (from: EnumBy | null, to: EnumBy | null, place: Place<Parameter>) {
    if (isOtherType(place)) return;
    for (const name of new Set([from, to].flatMap((by) => by?.parameter ?? []))) {
      const dependence = dependenceOn(name, place);
      const all = differingCases(dependence);
      const { less, more } = differingCases(withoutWarnings(dependence));
      const is = less.length > 0 ? (more.length > 0 ? "other" : "less") : "more";
      const cases = listed([...new Set([...less, ...more])].map(caseText));
      const gaps = { other: code(name), cases };
      if (less.length + more.length > 0) yield { is, way: "refused", gaps };
      else if (all.less.length + all.more.length > 0) yield { is: "other", way: "warned", gaps };
    }
  },
);

function dependenceOn(name: string, { base, head, scope }: Place<Parameter>): Dependence {
  const byOther = ({ enumBy }: Parameter) => (enumBy?.parameter === name ? enumBy : null);
  const [from, to] = [byOther(base), byOther(head)];
  const keys = new Set([from, to].flatMap((by) => Object.keys(by?.values ?? {})));
  const known = [scope.operations.base, scope.operations.head].map((each) => valuesOf(each, name));
  const shared = [...keys].filter((key) => known.every((values) => values?.includes(key) ?? true));
  const [one, other] = [base, head].map(({ limits }) => limits.enum?.map(String));
  const common = one && other ? one.filter((value) => other.includes(value)) : undefined;
  return { base: from, head: to, cases: [...shared, null], common };
}

/** What the deciding input can be; undefined: anything. One that is not there is never given. */
function valuesOf({ parameters }: Operation, name: string): Values {
  const parameter = parameters.find((each) => each.name === name);
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
  return { less: loses(base, head), more: loses(head, base) };
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
