import { type Asked, holds } from "../../../../packages/runtime/src/conditions.ts";
import { isBroken } from "../../../../packages/runtime/src/inputs/rules.ts";
import { isList, valuesIn } from "../../../language/ir/condition.ts";
import { choicesOf, inputsIn } from "../../../language/ir/rules.ts";
import type { Condition, Json, Operation, Rule } from "../../../language/ir/types.ts";
import { isTestWord, testWords } from "../../../language/words/tests.ts";

/** A call as rules see it: the values of the inputs that they name. Others are absent. */
type World = ReadonlyMap<string, Json>;

/** More calls are not tried. */
const MOST = 4096;

/** Stands for values that no rule names. */
export const OTHER = "\0";

/** A rule whose values are texts, and whose patterns only match what says that they do. */
export function compared(rule: Rule): Rule {
  const text = JSON.stringify(rule, (key, value: unknown) => {
    const argument = isTestWord(key) ? testWords[key].argument : undefined;
    if (argument?.format === "regex" && typeof value === "string")
      return `#${Buffer.from(value).toString("hex")};`;
    return argument?.type === "boolean" || key === "shown" ? value : plainText(value);
  });
  return JSON.parse(text);
}

function plainText<Value>(value: Value): Value | string {
  return typeof value === "number" || typeof value === "boolean" ? String(value) : value;
}

/** The values that rules name for each input that they look at; that a pattern matches is one of them. */
export function namedIn(rules: readonly Rule[]): ReadonlyMap<string, readonly Json[]> {
  const named = new Map<string, readonly Json[]>();
  const add = (name: string, values: readonly Json[]) =>
    named.set(name, [...new Set([...(named.get(name) ?? []), ...values])]);
  const visit = (condition: Condition): void => {
    if (isList(condition)) return condition.forEach(visit);
    for (const [name, test] of Object.entries(condition)) add(name, valuesIn(test));
  };
  for (const rule of rules) {
    for (const name of inputsIn(rule)) add(name, []);
    for (const condition of [rule.when ?? {}, "need" in rule ? rule.need : {}]) visit(condition);
  }
  return named;
}

/** Inputs that a call can give, and whether it has to. */
export type Calls = ReadonlyMap<string, boolean>;

/** Rules, and the operation whose calls they are about. */
export interface Judge {
  readonly rules: readonly Rule[];
  readonly operation: Operation;
}

/** Whether one refuses a call that the other one lets through; true where that takes too long to know. */
export function refusesMore(one: Judge, other: Judge, calls: Calls): boolean {
  const isOver = (world: World) => refuses(one, world) && !refuses(other, world);
  return worldsOf([...one.rules, ...other.rules], calls)?.some(isOver) ?? true;
}

/** Whether a call can do what rules ask of it. */
export function mayBeKept({ rules, operation }: Judge, calls: Calls): boolean {
  const isKept = (world: World) => {
    const call = callOf(world, operation);
    const counts = (rule: Rule) => holds(rule.when ?? {}, call) === true;
    return rules.every((rule) => counts(rule) && !isBroken(rule, call));
  };
  return worldsOf(rules, calls)?.some(isKept) ?? true;
}

export function refuses({ rules, operation }: Judge, world: World): boolean {
  const call = callOf(world, operation);
  return rules.some((rule) => isBroken(rule, call));
}

/**
 * Every call that rules may tell from others; null of too many. Where some call breaks the one rule and keeps
 * the other, so does one that gives only two groups that they name and what is needed.
 */
function worldsOf(rules: readonly Rule[], calls: Calls): readonly World[] | null {
  let most = 2 * Math.max(0, ...rules.map(sizeOf));
  let worlds: readonly World[] = [new Map()];
  for (const [name, named] of namedIn(rules)) {
    const isNeeded = calls.get(name);
    if (isNeeded === undefined) continue;
    if (isNeeded) most += 1;
    // One value that no test names, and one that all patterns match.
    const values = [...new Set([...named, OTHER, OTHER + named.join("")])];
    worlds = worlds.flatMap((world) => [
      ...(isNeeded ? [] : [world]),
      ...(world.size < most ? values : []).map(
        (value) => new Map([...world, [name, value] as const]),
      ),
    ]);
    if (worlds.length > MOST) return null;
  }
  return worlds;
}

/** How many inputs a rule asks for at most. */
function sizeOf(rule: Rule): number {
  const choices = choicesOf(rule);
  return Math.max(...(choices.length > 0 ? choices : [inputsIn(rule)]).map(({ length }) => length));
}

/** A call of an operation, whose defaults count. */
function callOf(world: World, { parameters }: Operation): Asked {
  return {
    value: (name) =>
      world.get(name) ?? plainText(parameters.find((each) => each.name === name)?.default),
    given: (name) => world.has(name),
  };
}
