import { isDeepStrictEqual } from "node:util";
import { holds } from "../../../../packages/runtime/src/conditions.ts";
import { isInAddress } from "../../../language/ir/address-parameters.ts";
import { isCommaList, readerOf, tableIn } from "../../../language/ir/input-steps.ts";
import {
  inputOf,
  isSent,
  readBeside,
  spelled,
  stepName,
  writtenName,
} from "../../../language/words/steps.ts";
import { conditionText, isList } from "../../../language/ir/condition.ts";
import { writtenNames } from "../../../language/ir/sources.ts";
import type {
  Condition,
  InputStep,
  Json,
  Operation,
  Parameter,
} from "../../../language/ir/types.ts";
import { defaultPlacement } from "../../../language/lower/parameter.ts";
import { code, codeOf, codeOrNothing, STYLE } from "../row/told.ts";
import { finding, type Place, plain, telling } from "../row/row.ts";
import { acts, sends } from "../row/variance.ts";
import { isOtherType, isRefusal } from "./inputs.ts";
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
    defaultPlacement(name, { method, path, named: names, variables: graphql && [name] }),
  );
}

/** Sent in more cases or in fewer: either way another request for an equal call. */
export const condition = finding(function* (
  from: Condition | null,
  to: Condition | null,
  { scope }: Place<Parameter>,
) {
  const { base, head } = scope.operations;
  // The order of values does not count.
  if (sendingText(from, base, true) === sendingText(to, head, true)) return;
  const gaps = { from: sendingText(from, base), to: sendingText(to, head) };
  yield { is: from ? (to ? "other" : "less") : "more", gaps };
});

function sendingText(when: Condition | null, { parameters }: Operation, isSorted = false): string {
  if (!when) return "";
  if (isList(when)) return conditionText(when, STYLE);
  const texts = Object.entries(when).map(([name, test]) => {
    const sorted = isList(test) && isSorted ? test.toSorted() : test;
    const usual = parameters.find((each) => each.name === name)?.default;
    const isTaken = holds({ [name]: test }, { value: () => usual, given: () => false }) === true;
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

/** What is made of a value: how it is read, and what travels in its place. Keys that come and go are values of the list. */
export const conversion = telling(
  {
    tidied: { by: sends },
    value: {
      by: sends,
      say: { other: "For the value {value} of {it}, {to} is sent instead of {from}." },
    },
    address: {
      by: acts,
      say: { other: "For the value {value} of {it}, the address holds {to} instead of {from}." },
    },
    zone: { by: acts, noun: "the zone of {it} where none is given" },
    steps: {
      by: sends,
      say: { other: "What is made of {it} before it is sent is now {to} instead of {from}." },
    },
  },
  function* (_: unknown, __: unknown, where: Place<Parameter>) {
    yield* reading(where);
    yield* tables(where);
    yield* steps(where);
  },
);

/**
 * Splitting at commas is another meaning, and a conversion that goes refuses what it made fit; any other
 * only tidies values.
 */
function* reading(where: Place<Parameter>) {
  const [from, to] = [readerOf(where.base), readerOf(where.head)];
  if (from === to || isOtherType(where)) return;
  const { rules = [], limits } = where.head;
  const isLimited = rules.some(isRefusal) || Object.keys(limits).length > 0;
  const isJoined = isCommaList(where.base) || isCommaList(where.head);
  const way = isJoined || (from && isLimited) ? {} : ({ way: "tidied" } as const);
  yield { is: "other", ...way, at: ["convert"], from, to } as const;
}

function* tables({ base, head, scope }: Place<Parameter>) {
  const isAddress = isInAddress(head, scope.operations.head, scope.providers.head);
  const [from, to] = [tableIn(base), tableIn(head)];
  const keys = from && to ? new Set([...Object.keys(from), ...Object.keys(to)]) : [];
  for (const key of keys) {
    const [was, now] = [valueOf(from, key), valueOf(to, key)];
    if (!isKeyOf(base, key) || !isKeyOf(head, key) || isDeepStrictEqual(was, now)) continue;
    const gaps = { value: code(key), from: codeOrNothing(was), to: codeOrNothing(now) };
    yield { is: "other", way: isAddress ? "address" : "value", at: ["enum"], gaps } as const;
  }
}

function* steps({ base, head, scope }: Place<Parameter>) {
  const bothHaveTables = tableIn(base) && tableIn(head);
  const [was, now] = [stepsText(base, bothHaveTables), stepsText(head, bothHaveTables)];
  if (was === now) {
    const { operations } = scope;
    const [zone, other] = [zoneOf(base, operations.base), zoneOf(head, operations.head)];
    if (zone !== other)
      yield { is: "other", way: "zone", at: ["convert"], from: zone, to: other } as const;
  } else {
    const [first] = [...madeSteps(head), ...madeSteps(base)].map(stepName);
    const at = [first === "map" ? "enum" : "convert"];
    yield { is: "other", way: "steps", at, gaps: { from: was, to: now } } as const;
  }
}

type Table = ReturnType<typeof tableIn>;

function isKeyOf({ limits, type }: Parameter, key: string): boolean {
  return type === "boolean" || (limits.enum ?? []).map(String).includes(key);
}

function valueOf(table: Table, key: string): Json | undefined {
  return table && Object.hasOwn(table, key) ? table[key] : undefined;
}

/** What counts where the input that names the zone is absent. */
function zoneOf({ convert }: Parameter, { parameters }: Operation): Json | undefined {
  const zones = convert.map(readBeside);
  return parameters.find(({ name }) => zones.includes(name))?.default;
}

/** All that is made of a checked value, and what leaves it as it is. */
function madeSteps({ convert }: Parameter): readonly InputStep[] {
  return convert.filter((step) => inputOf(step).acts !== "reads");
}

/** The steps in words, without tables where both states have one, whose entries are told. */
function stepsText(parameter: Parameter, bothHaveTables: Table): string {
  const words = madeSteps(parameter).flatMap((step) => {
    if (!isSent(step)) return code(writtenName(step));
    const { input, argument } = spelled(step);
    const { tells, phrase } = input.change(argument, codeOf);
    return bothHaveTables && tells === "entries" ? [] : phrase;
  });
  return words.join(", then ") || "nothing";
}
