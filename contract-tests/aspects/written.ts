import { type HoleChoice, holesIn } from "../contract/template-text.ts";
import { mayGo, parametersIn, parametersOf } from "../contract/templates.ts";
import type { OperationContract, ParameterContract, Value } from "../contract/types.ts";
import { type Aspect, isGiven, isWhole, text as like } from "./aspect.ts";
import type { Seen } from "../oracle/seen.ts";
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
  return [
    ...("$all" in members ? together(members["$all"] ?? null, place, operation) : []),
    ...("$join" in members ? joined(members, place, operation) : []),
    ...Object.entries(members).flatMap(([name, value]) => [
      ...(/[^?]\?$/.test(name) ? optional(value, `${place}.${name}`, operation) : []),
      ...(holesIn(name).length > 0
        ? [
            ...together(name, `${place}.${name}, its name`, operation),
            ...ownNameAspects(name, among, operation),
          ]
        : []),
      ...partsOf(
        value,
        name === "..." ? { ...among, place: `${place}....` } : within(`.${name}`),
        operation,
      ),
    ]),
  ];
}

function about(place: string, what: string, shown: (seen: Seen) => boolean): Aspect {
  const text = `${place}: ${what}`;
  return { kind: "parameter", text, shown: (seen) => isWhole(seen) && shown(seen) };
}

/** A member that goes when it holds nothing. */
function optional(value: Value, place: string, operation: OperationContract): readonly Aspect[] {
  const own = parametersIn(value, operation);
  if (own.length === 0) return [];
  return [
    about(place, "with what it holds", (seen) => areAllGiven(seen, own)),
    ...(own.every(mayGo)
      ? [about(place, "without what it holds", (seen) => isNoneGiven(seen, own))]
      : []),
  ];
}

/** What goes as soon as one value is missing. */
function together(written: Value, place: string, operation: OperationContract): readonly Aspect[] {
  const own = parametersIn(written, operation);
  if (own.length === 0) return [];
  return [
    about(place, "with all that it names", (seen) => areAllGiven(seen, own)),
    ...own.filter(mayGo).map((one) => {
      const others = own.filter((each) => each !== one);
      return about(
        place,
        `without ${one.name}`,
        (seen) => !isGiven(seen, one.name) && areAllGiven(seen, others),
      );
    }),
  ];
}

/** Each part alone, and each left out. */
function joined({ parts = [] }: Members, place: string, operation: OperationContract) {
  const all = [parts].flat().map((part: Value) => parametersIn(part, operation));
  return all.flatMap((own, at) => {
    const others = all.flat().filter((each) => !own.includes(each));
    if (own.length === 0) return [];
    const part = `part ${at + 1}`;
    return [
      about(
        place,
        `${part} without the others`,
        (seen) => areAllGiven(seen, own) && isNoneGiven(seen, others.filter(mayGo)),
      ),
      ...(own.some(mayGo)
        ? [
            about(
              place,
              `the others without ${part}`,
              (seen) => areAllGiven(seen, others) && isNoneGiven(seen, own.filter(mayGo)),
            ),
          ]
        : []),
    ];
  });
}

/** Each choice of a hole where none before it is given, and what is inside of JSON. */
function holeAspects(text: string, place: string, operation: OperationContract): readonly Aspect[] {
  return holesIn(text).flatMap((choices) => [
    ...(choices.length > 1 ? choiceAspects(choices, place, operation) : []),
    ...choices.flatMap((choice) => insideAspects(choice, place, operation)),
  ]);
}

function choiceAspects(
  choices: readonly HoleChoice[],
  place: string,
  operation: OperationContract,
): readonly Aspect[] {
  return choices.flatMap((choice, at) => {
    const own = parametersOf([choice], operation);
    const before = parametersOf(choices.slice(0, at), operation);
    if (!before.every(mayGo) || (choice.kind === "value" && choice.path.length > 0)) return [];
    return [
      about(
        place,
        `${own[0]?.name ?? choice.kind} where none is before it`,
        (seen) => areAllGiven(seen, own) && isNoneGiven(seen, before),
      ),
    ];
  });
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
  const { type, convert, rewritings, place, isZone, limits, enumBy, name } = parameter;
  const isRuled = rules.some((rule) => rule.kind === "matches" && rule.parameter === name);
  const isPlain = type === "string" && convert === null && rewritings.length === 0;
  const isFree = Object.keys(limits).length === 0 && !enumBy && !isZone && !isRuled;
  return isPlain && isFree && place.in !== "path";
}

function areAllGiven(seen: Seen, own: readonly ParameterContract[]): boolean {
  return own.every(({ name }) => isGiven(seen, name));
}

function isNoneGiven(seen: Seen, own: readonly ParameterContract[]): boolean {
  return own.every(({ name }) => !isGiven(seen, name));
}
