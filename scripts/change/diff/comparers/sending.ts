import { isDeepStrictEqual } from "node:util";
import { holds } from "../../../../packages/runtime/src/conditions.ts";
import { addressParameters } from "../../../language/ir/address-parameters.ts";
import { conditionText } from "../../../language/ir/condition.ts";
import { writtenNames } from "../../../language/ir/sources.ts";
import type { Json, Operation, Parameter, Sending, Step } from "../../../language/ir/types.ts";
import { defaultPlacement } from "../../../language/lower/parameter.ts";
import { code, codeOf, codeOrNothing, STYLE } from "../row/told.ts";
import { finding, type Place, plain, telling } from "../row/row.ts";
import { acts } from "../row/variance.ts";
import { isSamePlace, placeOf } from "../pairs/pairs.ts";

/** An input that stands where method and path put it moves with them. */
export const place = telling(
  {
    silent: {
      by: acts,
      say: {
        more: "{it}, which was not sent, is now sent as {to}.",
        less: "{it}, which was sent as {from}, is no longer sent.",
      },
    },
  },
  function* (
    from: Parameter["placement"],
    to: Parameter["placement"],
    { base, head, scope }: Place<Parameter>,
  ) {
    const { operations, names } = scope;
    const isRenamed =
      from.kind === "path" && to.kind === "path" && names.get(from.name) === to.name;
    const isUsual = standsAsUsual(base, scope.former) && standsAsUsual(head, operations.head);
    if (isRenamed || isUsual || isSamePlace(from, to)) return;
    const [was, now] = [placeOf(from), placeOf(to)];
    if (from.kind === "none") yield { is: "more", way: "silent", from: was, to: now };
    else if (to.kind === "none") yield { is: "less", way: "silent", from: was, to: now };
    else yield { is: "other", from: was, to: now };
  },
);

function standsAsUsual({ name, placement }: Parameter, operation: Operation): boolean {
  const { method, path, written, graphql } = operation;
  const names = writtenNames(written);
  return isSamePlace(
    placement,
    defaultPlacement(name, { method, path, written: names, variables: graphql && [name] }),
  );
}

/** Sent in more cases or in fewer: either way another request for an equal call. */
export const condition = finding(function* (
  from: Sending | null,
  to: Sending | null,
  { scope }: Place<Parameter>,
) {
  const { base, head } = scope.operations;
  // The order of values does not count.
  if (sendingText(from, base, true) === sendingText(to, head, true)) return;
  const gaps = { from: sendingText(from, base), to: sendingText(to, head) };
  yield { is: from ? (to ? "other" : "less") : "more", gaps };
});

function sendingText(when: Sending | null, { parameters }: Operation, isSorted = false): string {
  const texts = Object.entries(when ?? {}).map(([name, test]) => {
    const isList = typeof test === "object" && test !== null && !("given" in test);
    const sorted = isList && isSorted ? test.toSorted() : test;
    const usual = parameters.find((each) => each.name === name)?.default;
    const isTaken = holds({ [name]: test }, { value: () => usual, given: () => false });
    const orAbsent = usual !== undefined && isTaken ? " or absent" : "";
    return conditionText({ [name]: sorted }, STYLE) + orAbsent;
  });
  return texts.join(" and ");
}

/** How items are named; by default the name is repeated. */
export const listNaming = finding(function* (
  from: Parameter["lists"],
  to: Parameter["lists"],
  where: Place,
) {
  yield* plain.find(from ?? "repeat", to ?? "repeat", where);
});

/** What travels in place of a value. Keys that come and go are values of the list. */
export const rewriting = telling(
  {
    value: { say: { other: "For the value {value} of {it}, {to} is sent instead of {from}." } },
    address: {
      by: acts,
      say: { other: "For the value {value} of {it}, the address holds {to} instead of {from}." },
    },
    zone: { by: acts, noun: "the zone of {it} where none is given" },
    steps: {
      say: { other: "What is made of {it} before it is sent is now {to} instead of {from}." },
    },
  },
  function* (
    from: Parameter["map"],
    to: Parameter["map"],
    { base, head, scope }: Place<Parameter>,
  ) {
    const isAddress = addressParameters(scope.providers.head).includes(head.name);
    const keys = from && to ? new Set([...Object.keys(from), ...Object.keys(to)]) : [];
    for (const key of keys) {
      const [was, now] = [valueOf(from, key), valueOf(to, key)];
      if (!isKeyOf(base, key) || !isKeyOf(head, key) || isDeepStrictEqual(was, now)) continue;
      const gaps = { value: code(key), from: codeOrNothing(was), to: codeOrNothing(now) };
      yield { is: "other", way: isAddress ? "address" : "value", at: ["map"], gaps };
    }
    const [was, now] = [stepsText(base, from && to), stepsText(head, from && to)];
    if (was === now) {
      const [zone, other] = [zoneOf(base), zoneOf(head)];
      if (zone !== other) yield { is: "other", way: "zone", at: ["zone"], from: zone, to: other };
    } else {
      const at = [firstWord(head) ?? firstWord(base) ?? "convert"];
      yield { is: "other", way: "steps", at, gaps: { from: was, to: now } };
    }
  },
);

type Table = Parameter["map"];

function isKeyOf({ limits, type }: Parameter, key: string): boolean {
  return type === "boolean" || (limits.enum ?? []).map(String).includes(key);
}

function valueOf(table: Table, key: string): Json | undefined {
  return table && Object.hasOwn(table, key) ? table[key] : undefined;
}

/** What counts where the input that names the zone is absent. */
function zoneOf({ steps = [] }: Parameter): string | undefined {
  return steps
    .map((step) => (step.kind === "local-date-time" ? step.fallback : undefined))
    .find(Boolean);
}

/** The steps in words, without the table where both states have one. */
function stepsText({ map, raw, steps = [] }: Parameter, bothHaveTables: Table): string {
  const words = steps.map(stepText);
  const table = map && !bothHaveTables ? [code("map")] : [];
  return [...table, ...words, ...(raw ? [code("raw")] : [])].join(", then ") || "nothing";
}

function stepText(step: Step): string {
  switch (step.kind) {
    case "extract":
      return `extracting ${codeOf(step.pattern)}`;
    case "prefix":
      return `the prefix ${codeOf(step.text)}`;
    case "local-date-time":
      return `${code(step.kind)} in the zone ${code(step.zone)}`;
    default:
      return code(step.kind);
  }
}

function firstWord({ map, raw, steps = [] }: Parameter): string | undefined {
  const [step] = steps;
  if (map) return "map";
  if (!step) return raw ? "convert" : undefined;
  return step.kind === "extract" || step.kind === "prefix" ? step.kind : "convert";
}
