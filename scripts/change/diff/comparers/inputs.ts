import { isDeepStrictEqual } from "node:util";
import { isInAddress } from "../../../language/ir/address-parameters.ts";
import { inputsIn } from "../../../language/ir/rules.ts";
import type { Json, Operation, Parameter, Rule } from "../../../language/ir/types.ts";
import { listed } from "../../../language/manifest/expectation.ts";
import { code } from "../row/told.ts";
import { finding, type Place, plain, telling, type Two } from "../row/row.ts";
import { acts, may, type Relation, sends, tells } from "../row/variance.ts";
import { compared, type Judge, namedIn, OTHER, refuses } from "./worlds.ts";

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
  yield { is, at: ["type"], from, to };
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
    const at = [(to === undefined ? base : head).sendDefault ? "default" : "providerDefault"];
    if (!isSame && !head.sendDefault && countsPages(place))
      yield { is: "other", way: "counted", at, from, to };
    else if (isUsed(place)) {
      for (const found of plain.find(from, to, place)) yield { ...found, way: "used", at };
    } else if (base.sendDefault !== head.sendDefault) {
      const gaps = { bare: place.it.replace(/^the /, "") };
      const way = isSame ? "assumed" : "sent";
      yield { is: head.sendDefault ? "more" : "less", way, at, from, to, gaps };
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
  const { providers, operations } = scope;
  return (
    isInAddress({ ...base, name: former }, scope.former, providers.base) &&
    isInAddress(head, operations.head, providers.head)
  );
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
  function* (
    from: readonly Rule[] | undefined,
    to: readonly Rule[] | undefined,
    place: Place<Parameter>,
  ) {
    if (isOtherType(place)) return;
    const { operations } = place.scope;
    const [before, after] = [(from ?? []).map(compared), (to ?? []).map(compared)];
    for (const on of decidingIn([...before, ...after], place)) {
      const differing = (counts: (rule: Rule) => boolean) => {
        const about = (rule: Rule) => inputsIn(rule).includes(on) && counts(rule);
        const base = { rules: before.filter(about), operation: operations.base };
        const head = { rules: after.filter(about), operation: operations.head };
        return differingCases({ base, head }, on, place);
      };
      const { less, more } = differing(isRefusal);
      const warned = differing(() => true);
      const is = less.length > 0 ? (more.length > 0 ? "other" : "less") : "more";
      const cases = listed([...new Set([...less, ...more])].map(caseText));
      const gaps = { other: code(on), cases };
      if (less.length + more.length > 0) yield { is, way: "refused", gaps };
      else if (warned.less.length + warned.more.length > 0)
        yield { is: "other", way: "warned", gaps };
    }
  },
);

/** Whether a broken rule refuses the call. */
export function isRefusal({ severity }: Rule): boolean {
  return severity === "error";
}

/** The inputs that decide. */
function decidingIn(rules: readonly Rule[], { head }: Place<Parameter>): ReadonlySet<string> {
  return new Set(rules.flatMap(inputsIn).filter((name) => name !== head.name));
}

/** Where values were taken that no longer are, and the other way round. */
function differingCases({ base, head }: Two<Judge>, on: string, place: Place<Parameter>) {
  const own = place.head.name;
  const named = namedIn([...base.rules, ...head.rules]);
  const known = [base, head].map(({ operation }) => valuesOf(operation, on));
  const isKnown = (value: Json) => known.every((values) => values?.includes(String(value)) ?? true);
  // Undefined: the input that decides is absent.
  const cases = [...(named.get(on) ?? []).filter(isKnown), undefined];
  const values = commonValues(place) ?? [...(named.get(own) ?? []), OTHER];
  const loses = (one: Judge, other: Judge) =>
    cases.filter((found) =>
      values.some((value) => {
        const decided = found === undefined ? [] : [[on, found] as const];
        const world = new Map([[own, value] as const, ...decided]);
        return !refuses(one, world) && refuses(other, world);
      }),
    );
  return { less: loses(base, head), more: loses(head, base) };
}

/** What the deciding input can be; undefined: anything. One that is not there is never given. */
function valuesOf({ parameters }: Operation, name: string): readonly string[] | undefined {
  const parameter = parameters.find((each) => each.name === name);
  return parameter ? parameter.limits.enum?.map(String) : [];
}

/** The values that the input lists in both states; undefined where one of them lists none. */
function commonValues({ base, head }: Place<Parameter>): readonly string[] | undefined {
  const [from, to] = [base, head].map(({ limits }) => limits.enum?.map(String));
  return from && to && from.filter((value) => to.includes(value));
}

function caseText(found: Json | undefined): string {
  return found === undefined ? "absent" : code(String(found));
}
