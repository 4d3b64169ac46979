import { rewritingsIn } from "../contract/steps.ts";
import { holesIn } from "../contract/template-text.ts";
import { mayGo, parametersIn, parametersOf } from "../contract/templates.ts";
import type { OperationContract, ParameterContract, Value } from "../contract/types.ts";
import type { Inputs } from "../oracle/values.ts";
import { sampleOf } from "../values/candidates.ts";
import { fits } from "../oracle/verdict/limits.ts";
import { eachProbes, insideProbes } from "./template-lists.ts";
import { ownNameProbes } from "./template-names.ts";
import type { NamePlace } from "../contract/template-names.ts";
import type { Proposal } from "./inputs/probe.ts";
import { alternativesOf, patternsIn } from "../contract/condition.ts";
import { keptBy } from "../values/ways.ts";

type Members = Readonly<Record<string, Value>>;

/** Every part of what an operation writes: given, left out, with none, one and two items. */
export function* templateProbes(operation: OperationContract): Iterable<Proposal> {
  const { body, query, headers } = operation.templates;
  const roots: readonly (readonly [NamePlace["in"], Value | undefined])[] = [
    ["body", body],
    ["query", query],
    ["headers", headers],
  ];
  for (const [place, written] of roots)
    yield* probesOf(written ?? null, { place, in: place, taken: [] }, operation);
  yield* bracesProbes(operation);
}

function* probesOf(
  written: Value,
  where: NamePlace,
  operation: OperationContract,
): Iterable<Proposal> {
  const { place } = where;
  if (typeof written === "string") return yield* holeProbes(written, place, operation);
  if (typeof written !== "object" || written === null) return;
  // What an item holds is shown by the items.
  if ("$each" in written) return yield* eachProbes(written as Members, where, operation); // it is no list
  const parts = Object.entries(written as Members);
  const all = parts.map(([, part]) => parametersIn(part, operation));
  const isWord = parts.some(([name]) => name.startsWith("$"));
  if (isWord) yield* together(place, [...all, ...singly(all.flat())], operation);
  const taken = parts.map(([name]) => name.replace(/\?$/, "")).filter(isFixed);
  for (const [at, [name, part]] of parts.entries()) {
    const own = all[at] ?? [];
    if (!isWord) yield* together(`${place}.${name}`, [own], operation);
    if (!isFixed(name)) {
      const ofName = parametersIn(name, operation);
      yield* together(`${place}.${name} named`, [...singly(ofName), own], operation);
      const beside = Object.fromEntries(own.map((each) => [each.name, sampleOf(each)]));
      yield* ownNameProbes(name, { ...where, taken }, { operation, beside });
    }
    // What is spread is among the others; what stands inside is no part of a query or of headers by itself.
    const isSpread = name === "...";
    const within = { place: `${place}.${name}`, in: "body", taken: [] } as const;
    yield* probesOf(part, isSpread ? { ...where, place: within.place, taken } : within, operation);
  }
}

function isFixed(name: string): boolean {
  return name !== "..." && holesIn(name).length === 0;
}

type Parameters = readonly ParameterContract[];

function singly(all: Parameters): readonly Parameters[] {
  return all.map((each) => [each]);
}

/** All parts of what may hang together, each alone, and each left out. */
function* together(
  place: string,
  parts: readonly Parameters[],
  operation: OperationContract,
): Iterable<Proposal> {
  const known = new Map(parts.map((own) => [own.map(({ name }) => name).join(" and "), own]));
  known.delete("");
  const all = [...new Set([...known.values()].flat())];
  if (known.size > 1) yield probe(operation, `${place} all`, all);
  for (const [names, own] of known) {
    const others = all.filter((each) => !own.includes(each));
    yield probe(operation, `${place} ${names} alone`, own, others.filter(mayGo));
    if (own.some(mayGo))
      yield probe(operation, `${place} without ${names}`, others, own.filter(mayGo));
  }
}

/** Each choice of each hole, and what is inside json. */
function* holeProbes(
  text: string,
  place: string,
  operation: OperationContract,
): Iterable<Proposal> {
  for (const choices of holesIn(text)) {
    const parts = choices.map((choice) => parametersOf([choice], operation));
    if (choices.length > 1) yield* together(place, parts, operation);
    for (const choice of choices) yield* insideProbes(choice, place, operation);
  }
}

/** Braces of a value are no holes. */
function bracesProbes(operation: OperationContract): readonly Proposal[] {
  const { body, query, headers } = operation.templates;
  const written = [body ?? null, query, headers].flatMap((each) => parametersIn(each, operation));
  return [...new Set(written)].flatMap((parameter) => {
    const { name, type, convert, steps } = parameter;
    const value = `{${name}} {{x}} "&" \\ $1`;
    const isPlain = type === "string" && convert === null && rewritingsIn(steps).length === 0;
    if (!isPlain || parameter.place.in === "path" || !fits(parameter, value)) return [];
    if (parameter.isZone || !takesAnyText(operation, name)) return [];
    const given = { ...conditionOf(parameter, operation), [name]: value };
    return [{ title: `${name} braces`, given }];
  });
}

function takesAnyText({ rules }: OperationContract, name: string): boolean {
  return rules.every(({ need }) => patternsIn(need, name).length === 0);
}

function probe(
  operation: OperationContract,
  title: string,
  own: Parameters,
  without: Parameters = [],
): Proposal {
  const held = own.map((each) => conditionOf(each, operation));
  const values = own.map((each) => [each.name, sampleOf(each)] as const);
  const none = without.map(({ name }) => [name, undefined] as const);
  const given = Object.assign({}, ...held, Object.fromEntries(values), Object.fromEntries(none));
  return { title, given };
}

/** What has to be given for a parameter to be sent. */
function conditionOf({ when }: ParameterContract, operation: OperationContract): Inputs {
  const ways = when ? alternativesOf(when).map((way) => keptBy([way], operation)) : [];
  return ways.find((way) => way !== undefined) ?? {};
}
