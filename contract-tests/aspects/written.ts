import { rewritingsIn } from "../contract/steps.ts";
import { patternsIn } from "../contract/condition.ts";
import { holesIn } from "../contract/template-text.ts";
import { mayGo, parametersIn, parametersOf } from "../contract/templates.ts";
import type { OperationContract, ParameterContract, Value } from "../contract/types.ts";
import { type Aspect, isGiven, isWhole, text as like } from "./aspect.ts";
import { eachAspects, insideAspects } from "./written-lists.ts";
import { ownNameAspects } from "./written-names.ts";
import type { NamePlace } from "../contract/template-names.ts";

type Members = Readonly<Record<string, Value>>;

/** What has to be tried of every part that an operation writes as it travels: with it, and without. */
export function writtenAspects(operation: OperationContract): readonly Aspect[] {
  const { body, query, headers } = operation.templates;
  const roots: readonly (readonly [NamePlace["in"], Value])[] = [
    ...(body === undefined ? [] : [["body", body] as const]),
    ["query", query],
    ["headers", headers],
  ];
  const found = roots.flatMap(([place, written]) =>
    partsOf(written, { place, in: place, taken: [] }, operation),
  );
  const braces = roots.flatMap(([, written]) => bracesAspects(written, operation));
  return [...new Map([...found, ...braces].map((each) => [each.text, each])).values()];
}

function partsOf(
  written: Value,
  where: NamePlace,
  operation: OperationContract,
): readonly Aspect[] {
  const { place } = where;
  if (typeof written === "string") return holeAspects(written, place, operation);
  if (typeof written !== "object" || written === null) return [];
  // What stands inside is no part of a query or of headers by itself.
  const within = (name: string): NamePlace => ({ place: place + name, in: "body", taken: [] });
  if (Array.isArray(written)) {
    return written.flatMap((each: Value, at) => partsOf(each, within(`[${at}]`), operation));
  }
  const members = written as Members; // it is no list
  if ("$each" in members) return eachAspects(members, where, operation);
  const names = Object.keys(members).filter((name) => holesIn(name).length === 0);
  const among = { ...where, taken: names.map((name) => name.replace(/\?$/, "")) };
  const joined = "$join" in members ? [members["parts"] ?? []].flat() : [];
  return [
    ...groupAspects(place, singly(members["$all"] ?? null, operation)),
    ...groupAspects(
      place,
      joined.map((part: Value) => parametersIn(part, operation)),
    ),
    ...Object.entries(members).flatMap(([name, value]) => [
      ...(/[^?]\?$/.test(name)
        ? groupAspects(`${place}.${name}`, [parametersIn(value, operation)])
        : []),
      ...groupAspects(`${place}.${name}, its name`, singly(name, operation)),
      ...(holesIn(name).length > 0 ? ownNameAspects(name, among, operation) : []),
      ...partsOf(
        value,
        name === "..." ? { ...among, place: `${place}....` } : within(`.${name}`),
        operation,
      ),
    ]),
  ];
}

type Parameters = readonly ParameterContract[];

/** What goes as soon as one value is missing: each is a part. */
function singly(written: Value, operation: OperationContract): readonly Parameters[] {
  return parametersIn(written, operation).map((each) => [each]);
}

/** What hangs together: with all of its parts, with one without the others, and without one. */
function groupAspects(place: string, parts: readonly Parameters[]): readonly Aspect[] {
  const known = new Map(parts.map((own) => [own.map(({ name }) => name).join(" and "), own]));
  known.delete("");
  const all = [...known.values()].flat();
  const about = (what: string, given: Parameters, left: Parameters): Aspect => ({
    kind: "parameter",
    text: `${place}: ${what}`,
    shown: (seen) =>
      isWhole(seen) &&
      given.every(({ name }) => isGiven(seen, name)) &&
      !left.filter(mayGo).some(({ name }) => isGiven(seen, name)),
  });
  return [...known].flatMap(([names, own]) => {
    const others = all.filter((each) => !own.includes(each));
    return [
      about(`with ${names}`, [...own, ...others], []),
      ...(others.length > 0 ? [about(`with ${names} alone`, own, others)] : []),
      ...(own.some(mayGo) ? [about(`without ${names}`, others, own)] : []),
    ];
  });
}

/** Each choice of a hole, and what is inside of JSON. */
function holeAspects(text: string, place: string, operation: OperationContract): readonly Aspect[] {
  return holesIn(text).flatMap((choices) => [
    ...(choices.length > 1
      ? groupAspects(
          place,
          choices.map((choice) => parametersOf([choice], operation)),
        )
      : []),
    ...choices.flatMap((choice) => insideAspects(choice, place, operation)),
  ]);
}

/** Braces of a value are no holes. */
function bracesAspects(written: Value, operation: OperationContract): readonly Aspect[] {
  return parametersIn(written, operation)
    .filter((parameter) => mayHaveBraces(operation, parameter))
    .map(({ name }) => ({
      kind: "parameter",
      text: `${name}: braces`,
      shown: ({ inputs }) => like(/\{.*\}/)(inputs[name]),
    }));
}

function mayHaveBraces({ rules }: OperationContract, parameter: ParameterContract): boolean {
  const { type, convert, steps, place, isZone, limits, listed, name } = parameter;
  const isRuled = listed.length > 0 || rules.some(({ need }) => patternsIn(need, name).length > 0);
  const isPlain = type === "string" && convert === null && rewritingsIn(steps).length === 0;
  const isFree = Object.keys(limits).length === 0 && !isZone && !isRuled;
  return isPlain && isFree && place.in !== "path";
}
