import { type HoleChoice, holesIn } from "../contract/template-text.ts";
import { mayGo, parametersIn, parametersOf } from "../contract/templates.ts";
import type {
  OperationContract,
  ParameterContract,
  Value,
  WhenContract,
} from "../contract/types.ts";
import type { Inputs } from "../oracle/values.ts";
import { sampleOf } from "../values/candidates.ts";
import { fits } from "../oracle/verdict/limits.ts";
import { eachProbes, insideProbes } from "./template-lists.ts";
import { ownNameProbes } from "./template-names.ts";
import type { NamePlace } from "../contract/template-names.ts";
import type { Proposal } from "./inputs/probe.ts";
import { parameterOf } from "../oracle/input-conditions.ts";

type Members = Readonly<Record<string, Value>>;

/** Every part of what an operation writes: given, left out, with none, one and two items. */
export function templateProbes(operation: OperationContract): readonly Proposal[] {
  const { body, query, headers } = operation.templates;
  const roots: readonly (readonly [string, Value])[] = [
    ...(body === undefined ? [] : [["body", body] as const]),
    ["query", query],
    ["headers", headers],
  ];
  return [
    ...roots.flatMap(([place, written]) => probesOf(written, namesAt(place), operation)),
    ...bracesProbes(operation),
  ];
}

function namesAt(place: string): NamePlace {
  return { place, in: place === "query" || place === "headers" ? place : "body", taken: [] };
}

function probesOf(
  written: Value,
  where: NamePlace,
  operation: OperationContract,
): readonly Proposal[] {
  const { place } = where;
  if (typeof written === "string") return holeProbes(written, place, operation);
  if (typeof written !== "object" || written === null) return [];
  // What stands inside is no part of a query or of headers by itself.
  const within = (name: string): NamePlace => ({ place: place + name, in: "body", taken: [] });
  if (Array.isArray(written)) {
    return written.flatMap((each: Value, index) => probesOf(each, within(`[${index}]`), operation));
  }
  const members = written as Members; // it is no list
  // What an item holds is shown by the items.
  if ("$each" in members) return eachProbes(members, where, operation);
  const own = "$all" in members ? allProbes(members["$all"] ?? null, place, operation) : [];
  const parts = "$join" in members ? partProbes(members, place, operation) : [];
  const among = { ...where, taken: takenIn(members) };
  const inside = Object.entries(members).flatMap(([name, value]) => [
    ...(name.endsWith("?") && !name.endsWith("??")
      ? optionalProbes(value, `${place}.${name}`, operation)
      : []),
    ...(holesIn(name).length > 0
      ? [
          ...nameProbes(name, value, place, operation),
          ...ownNameProbes(name, among, { operation, beside: samplesIn(value, operation) }),
        ]
      : []),
    // What is spread is among the others.
    ...probesOf(
      value,
      name === "..." ? { ...among, place: `${place}....` } : within(`.${name}`),
      operation,
    ),
  ]);
  return [...own, ...parts, ...inside];
}

function samplesIn(value: Value, operation: OperationContract): Inputs {
  const own = parametersIn(value, operation);
  return Object.fromEntries(own.map((each) => [each.name, sampleOf(each)]));
}

/** Names that are written. */
function takenIn(members: Members): readonly string[] {
  const names = Object.keys(members).filter((name) => name !== "..." && holesIn(name).length === 0);
  return names.map((name) => name.replace(/\?$/, ""));
}

function optionalProbes(value: Value, place: string, operation: OperationContract) {
  const own = parametersIn(value, operation);
  return [
    probe(operation, [place, "with"], own),
    ...(own.every(mayGo) ? [probe(operation, [place, "without"], [], own)] : []),
  ];
}

function allProbes(group: Value, place: string, operation: OperationContract) {
  const own = parametersIn(group, operation);
  return [
    probe(operation, [place, "all"], own),
    ...own.filter(mayGo).map((one) => {
      const others = own.filter((each) => each !== one);
      return probe(operation, [place, `without ${one.name}`], others, [one]);
    }),
  ];
}

/** Each part alone, and each left out. */
function partProbes({ parts = [] }: Members, place: string, operation: OperationContract) {
  const all = [parts].flat().map((part: Value) => parametersIn(part, operation));
  return all.flatMap((own, index) => {
    const others = all.flat().filter((each) => !own.includes(each));
    const optional = others.filter(mayGo);
    const part = `part ${index + 1}`;
    return [
      probe(operation, [place, part, "alone"], own, optional),
      ...(own.some(mayGo)
        ? [probe(operation, [place, part, "left out"], others, own.filter(mayGo))]
        : []),
    ];
  });
}

function nameProbes(name: string, value: Value, place: string, operation: OperationContract) {
  const own = parametersIn(name, operation);
  const all = [...own, ...parametersIn(value, operation)];
  const at = `${place}.${name}`;
  return [
    probe(operation, [at, "named"], all),
    ...(own.some(mayGo) ? [probe(operation, [at, "nameless"], [], own.filter(mayGo))] : []),
  ];
}

/** Each choice of each hole that has several, and what is inside json. */
function holeProbes(text: string, place: string, operation: OperationContract) {
  return holesIn(text).flatMap((choices) => [
    ...(choices.length > 1 ? choiceProbes(choices, place, operation) : []),
    ...choices.flatMap((choice) => insideProbes(choice, place, operation)),
  ]);
}

function choiceProbes(
  choices: readonly HoleChoice[],
  place: string,
  operation: OperationContract,
): readonly Proposal[] {
  return choices.flatMap((choice, index) => {
    const own = parametersOf([choice], operation);
    const before = parametersOf(choices.slice(0, index), operation);
    if (!before.every(mayGo) || (choice.kind === "value" && choice.path.length > 0)) return [];
    const name = own[0]?.name ?? choice.kind;
    return [probe(operation, [place, `choice ${name}`], own, before)];
  });
}

/** Braces of a value are no holes. */
function bracesProbes(operation: OperationContract): readonly Proposal[] {
  const { body, query, headers } = operation.templates;
  const written = [body ?? null, query, headers].flatMap((each) => parametersIn(each, operation));
  return [...new Set(written)].flatMap((parameter) => {
    const { name, type, convert } = parameter;
    const value = `{${name}} {{x}} "&" \\ $1`;
    const isPlain = type === "string" && convert === null && parameter.rewritings.length === 0;
    if (!isPlain || parameter.place.in === "path" || !fits(parameter, value)) return [];
    if (parameter.isZone || !takesAnyText(operation, name)) return [];
    const given = { ...conditionOf(parameter, operation), [name]: value };
    return [{ title: `${name} braces`, given }];
  });
}

function takesAnyText({ rules }: OperationContract, name: string): boolean {
  return !rules.some((rule) => rule.kind === "matches" && rule.parameter === name);
}

function probe(
  operation: OperationContract,
  said: readonly string[],
  own: readonly ParameterContract[],
  without: readonly ParameterContract[] = [],
): Proposal {
  const held = own.map((each) => conditionOf(each, operation));
  const values = own.map((each) => [each.name, sampleOf(each)] as const);
  const none = without.map(({ name }) => [name, undefined] as const);
  const given = Object.assign({}, ...held, Object.fromEntries(values), Object.fromEntries(none));
  return { title: said.join(" "), given };
}

/** What has to be given for a parameter to be sent. */
function conditionOf({ when }: ParameterContract, operation: OperationContract): Inputs {
  return when ? holding(when, operation) : {};
}

/** Inputs with which a condition holds. */
function holding(when: WhenContract, operation: OperationContract): Inputs {
  const { parameter } = when;
  if (!("given" in when)) return { [parameter]: when.values[0] };
  const given = when.given ? sampleOf(parameterOf(operation, parameter)) : undefined;
  return { [parameter]: given };
}
