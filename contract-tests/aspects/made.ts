import { isWords, namedIn } from "../contract/condition.ts";
import type { MadeValue, StepContract } from "../contract/output-step-types.ts";
import {
  argument,
  isOfList,
  isOfMembers,
  membersOf as madeOfItems,
  pathsIn,
  pathsInItems,
  plainPath,
  valuesOf,
} from "../contract/output-steps.ts";
import type { OutputContract, Value } from "../contract/types.ts";
import { keeps } from "../oracle/conditions.ts";
import { isMap, membersOf } from "../oracle/path.ts";
import type { Seen } from "../oracle/seen.ts";
import { type Aspect, equals, type Forms, isOf, text } from "./aspect.ts";
import { listOf, madeForms } from "./made-forms.ts";
import { valueAt } from "./reply-values.ts";

type Steps = readonly StepContract[];

/** What has to stand where an output reads, for what is made of it; of a text, where its parts read. */
export function madeAspects({ source, name }: OutputContract): readonly Aspect[] {
  if (source.kind === "const") return [];
  const all = valuesOf(source).flatMap((value) => {
    const read = pathsIn(value.text ?? "").filter((path) => path.startsWith("body"));
    return [
      ...placeAspects(name, value),
      ...read.map((path) => at(name, path, "nothing", equals(undefined))),
    ];
  });
  return source.text === undefined ? [...all, ...cutAspects(name, source)] : all;
}

/** A text that is as long as it may be, and one that is cut, whatever it is made of. */
export function cutAspects(name: string, { steps }: MadeValue): readonly Aspect[] {
  const cut = argument(steps, "cut");
  if (cut === undefined) return [];
  const made = ({ sent }: Seen): string => {
    if (sent?.outcome.kind !== "output") return "";
    const value = name
      .split(".")
      .reduce<unknown>((held, key) => Object(held)[key], sent.outcome.output);
    return typeof value === "string" ? value : "";
  };
  const signs = (seen: Seen) => Array.from(made(seen)).length;
  const about = (what: string, shown: Aspect["shown"]): Aspect => ({
    kind: "output",
    text: `${name}: ${what}`,
    shown,
  });
  return [
    about(`a text of ${cut} signs`, (seen) => signs(seen) === cut),
    about("a text that is cut", (seen) => signs(seen) === cut + 1 && made(seen).endsWith("…")),
  ];
}

function placeAspects(name: string, source: MadeValue): readonly Aspect[] {
  return source.paths.flatMap((path) => {
    const place = plainPath(path);
    if (place === "headers.link") return linkAspects(name, path);
    if (!place.startsWith("body")) return [];
    const forms: Forms = {
      null: equals(null),
      ...(isOfList(source.steps, path) && lists),
      ...(isOfMembers(source.steps) && {
        "an object without members": (given) => JSON.stringify(given) === "{}",
      }),
      ...whereForms(source.steps),
      ...memberForms(source.steps),
      ...madeForms(source.steps),
    };
    return Object.entries(forms).map(([what, is]) => at(name, place, what, is));
  });
}

function at(name: string, path: string, what: string, is: (value: unknown) => boolean): Aspect {
  return {
    kind: "output",
    text: `${name}: ${what} at ${path}`,
    shown: (seen) => seen.sent !== undefined && is(valueAt(seen, path)),
  };
}

const lists: Forms = {
  "an empty list": listOf((items) => items.length === 0),
  "one item": listOf((items) => items.length === 1),
  "an item that is null": listOf((items) => items.length > 1 && items.at(-1) === null),
  "an item without members": listOf((items) => JSON.stringify(items.at(-1)) === "{}"),
  zeros: listOf((items) => items.length > 1 && items.every((item) => item === 0)),
  "no list": isOf("number"),
};

/** Items with each value that a condition names, and with another one, that are all right otherwise. */
function whereForms(steps: Steps): Forms {
  const tests = Object.entries(argument(steps, "where") ?? {});
  const isRead = (item: unknown) =>
    pathsInItems(steps).every((path) => (inItem(item, path) ?? null) !== null);
  const isKept = (item: unknown, but: string) =>
    tests.every(([path, test]) => path === but || keeps(test, inItem(item, path) as Value)); // of a reply
  const found = tests.flatMap(([path, test]) => {
    const first = (given: unknown) => {
      const [item] = Array.isArray(given) ? given : [];
      return isRead(item) && isKept(item, path) ? inItem(item, path) : undefined;
    };
    const isOfInput = isWords(test) && test.input !== undefined;
    const isOther = (value: unknown) =>
      isOfInput ? value === "no such value" : value !== undefined && !keeps(test, value as Value); // of a reply
    return [
      ...namedIn(test).map(
        (value) =>
          [
            `${JSON.stringify(value)} at ${path}`,
            (given: unknown) => first(given) === value,
          ] as const,
      ),
      [`another value at ${path}`, (given: unknown) => isOther(first(given))] as const,
    ];
  });
  return Object.fromEntries(found);
}

function inItem(item: unknown, path: string): unknown {
  return membersOf(path)
    .slice(1)
    .reduce<unknown>((held, member) => Object(held)[member], item);
}

/** A member of items that is missing, and one in another form. */
function memberForms(steps: Steps): Forms {
  const first = (given: unknown) => (Array.isArray(given) ? given[0] : undefined);
  return Object.fromEntries([
    ...pathsInItems(steps).map(
      (path) =>
        [
          `an item without ${path}`,
          (given: unknown) =>
            isMap(first(given)) && !Object.hasOwn(first(given), String(membersOf(path)[1])),
        ] as const,
    ),
    ...madeOfItems(steps).flatMap(({ paths: [path], steps: inside }) => {
      if (path === undefined) return [];
      return Object.entries(madeForms(inside)).map(
        ([what, is]) =>
          [
            `${what} at ${path}`,
            (given: unknown) => Array.isArray(given) && is(inItem(given[0], path)),
          ] as const,
      );
    }),
  ]);
}

/** Link headers in the ways in which they are written. */
function linkAspects(name: string, path: string): readonly Aspect[] {
  const rel = String(membersOf(path)[1]);
  const forms: Readonly<Record<string, RegExp>> = {
    "one link": new RegExp(`^<[^>]*>; rel="${rel}"$`),
    "several links": /REL=/,
    "another link": /^<[^>]*>; rel="first"$/,
    "no link": /^[a-z]+$/,
    "two links of a kind": new RegExp(`rel="${rel}", .*rel="${rel}"$`),
  };
  return Object.entries(forms).map(([what, pattern]) =>
    at(name, "headers.link", `${what} of ${rel}`, text(pattern)),
  );
}
