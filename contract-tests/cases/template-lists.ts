import { type HoleChoice, holesIn } from "../contract/template-text.ts";
import { mentioned } from "../contract/templates.ts";
import type { OperationContract, ParameterContract, Value } from "../contract/types.ts";
import { fits } from "../oracle/verdict/limits.ts";
import { eachNameProbes } from "./template-names.ts";
import type { NamePlace } from "../contract/template-names.ts";
import type { Proposal } from "./inputs/probe.ts";

type Members = Readonly<Record<string, Value>>;

/** None, one and two of what `$each` goes through, and the names that it makes. */
export function eachProbes(
  { $each: list, item = "{item}", name = null }: Members,
  where: NamePlace,
  operation: OperationContract,
): readonly Proposal[] {
  const { place } = where;
  const [first = "", ...path] = String(list).split(".");
  const parameter = operation.parameters.find((each) => each.name === first);
  if (!parameter) return [];
  const words = mentioned({ item, name });
  const ofMembers = words.has("key") || words.has("value");
  const given = (keys: readonly string[]) =>
    inside(path, ofMembers ? membersOf(keys) : namedItems(keys, { item, name }));
  const names =
    typeof name === "string" ? eachNameProbes(name, where, { parameter, operation, given }) : [];
  const counted = [0, 1, 2].flatMap((count) => {
    const value = ofMembers
      ? membersOf(["first", "second"].slice(0, count))
      : listOf(count, { item, name }, parameter);
    const made = inside(path, value);
    if (!fits(parameter, made)) return [];
    return [{ title: `${place} $each ${count}`, given: { [first]: made } }];
  });
  return [...names, ...counted];
}

/** Json with the member that a hole reads, with null there, and without it. */
export function insideProbes(
  choice: HoleChoice,
  place: string,
  { parameters }: OperationContract,
): readonly Proposal[] {
  if (choice.kind !== "value" || choice.path.length === 0) return [];
  const { name, path } = choice;
  const parameter = parameters.find((each) => each.name === name);
  const values = { there: inside(path, "within"), null: inside(path, null), absent: {} };
  return Object.entries(values).flatMap(([what, value]) => {
    if (!parameter || !fits(parameter, value)) return [];
    return [{ title: `${place} ${name}.${path.join(".")} ${what}`, given: { [name]: value } }];
  });
}

/** A value at the end of a path of members. */
function inside(path: readonly string[], value: Value): Value {
  return path.reduceRight<Value>((held, name) => ({ [name]: held }), value);
}

function membersOf(keys: readonly string[]): Value {
  return Object.fromEntries(keys.map((key) => [key, `of ${key}`]));
}

/** Items each of which makes one of these names. */
function namedItems(keys: readonly string[], made: Members): Value {
  const [[choice] = []] = holesIn(String(made["name"]));
  const path = choice?.kind === "value" ? choice.path : [];
  return keys.map((key, index): Value => {
    const whole = Object.assign(
      {},
      ...itemPaths(made).map((each) => Object(inside(each, `of ${index}`))),
    );
    return path.length === 0 ? key : { ...whole, ...Object(inside(path, key)) };
  });
}

/** Items with all members that the template reads of them; the second has only the first of these. */
function listOf(count: number, made: Members, { convert }: ParameterContract): Value {
  const own = itemPaths(made);
  if (convert?.startsWith("csv")) return ["one", "two"].slice(0, count);
  if (own.length === 0) return ["one", "two"].slice(0, count);
  const items = [own, own.slice(0, 1)].map((of, index) => {
    const held = of.map((path) => inside(path, `of ${index + 1}`));
    return Object.assign({}, ...held.map((each) => Object(each)));
  });
  return items.slice(0, count);
}

/** What a template reads inside items. */
function itemPaths(made: Members): readonly (readonly string[])[] {
  const choices = textsOf(made).flatMap((text) => holesIn(text).flat());
  return choices.flatMap((choice) =>
    choice.kind === "value" && choice.name === "item" && choice.path.length > 0
      ? [choice.path]
      : [],
  );
}

function textsOf(written: Value): readonly string[] {
  if (typeof written === "string") return [written];
  if (typeof written !== "object" || written === null) return [];
  return Object.entries(written).flatMap(([name, value]) => [name, ...textsOf(value)]);
}
