import { isDeepStrictEqual } from "node:util";
import { isDependence, namedIn, pathsOf, testsOf } from "../contract/condition.ts";
import { countedApart } from "../contract/limits.ts";
import { readingOf } from "../contract/steps.ts";
import type {
  OperationContract,
  ParameterContract,
  RuleContract,
  Schema,
  Value,
} from "../contract/types.ts";
import { keeps } from "../oracle/conditions.ts";
import { namedInput } from "../oracle/input-conditions.ts";
import { isEscaped } from "../oracle/markup.ts";
import { allParameters } from "../oracle/placed.ts";
import { expectedGot } from "../run/failure-text.ts";
import { parsed } from "./described.ts";
import { hasMarks, markedName } from "./marked.ts";
import { isMembers, type Unshown } from "./observed.ts";
import { MADE_NUMBER } from "./requests.ts";

/** Keywords that say what a value may be; others are for people, or say what is in it. */
const OTHERS =
  /^(description|examples|deprecated|title|items|properties|required|additionalProperties|content)$/;

/**
 * Where the schema of a place is not that of the input whose mark stands there, or of what always stands
 * there.
 */
export function* unlike(
  schema: Schema | undefined,
  value: unknown,
  setting: Setting,
  place: readonly string[] = [],
): Iterable<Unshown> {
  if (!schema) return yield { place, why: "is not described" };
  const { anyOf, items } = schema;
  if (Array.isArray(anyOf)) {
    const found = anyOf.map((branch: Schema) => [...unlike(branch, value, setting, place)]);
    if (found.every((each) => each.length > 0)) yield* found[0] ?? [];
    return;
  }
  const expected = schemaOf(value, setting.line, place) ?? constantOf(schema, value, setting);
  if (expected === "any") return;
  if (expected) yield* differing(schema, expected, place);
  else if (schema["type"] !== kindOf(value))
    yield { place: [...place, "type"], why: expectedGot(kindOf(value), schema["type"]) };
  if (Array.isArray(value)) {
    const isOpen = expected ? !expected["items"] : !setting.isWhole || isSpreadInto(value, setting);
    if (!items && isOpen) return;
    for (const item of value)
      yield* unlike(items as Schema | undefined, item, setting, [...place, "[]"]);
  } else if (isMembers(value) && !expected) yield* unlikeMembers(schema, value, setting, place);
}

function* unlikeMembers(
  { properties }: Schema,
  value: Readonly<Record<string, unknown>>,
  setting: Setting,
  place: readonly string[],
): Iterable<Unshown> {
  const names = Object.keys(value);
  // Callers choose what is spread, which may have the names of others.
  const isSpread = names.some(hasMarks);
  for (const name of names.filter((each) => !hasMarks(each))) {
    const own: Schema | undefined = Object(properties)[name];
    if (isSpread && own && Object.keys(own).every((word) => word === "description")) continue;
    yield* unlike(own, value[name], setting, [...place, name]);
  }
}

/** Whether the items of an input are among others, which may be anything. */
function isSpreadInto(list: readonly unknown[], { line }: Setting): boolean {
  return list.some((item) => {
    const input = inputOf(item, line);
    return input !== undefined && (input.convert === "csv" || input.shape === "array");
  });
}

function kindOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

interface Setting {
  readonly line: OperationContract;
  /** Whether every input is given: what stands in the place of one may be what it is instead. */
  readonly isWhole: boolean;
}

function* differing(schema: Schema, expected: Schema, place: readonly string[]): Iterable<Unshown> {
  const keywords = new Set([...Object.keys(schema), ...Object.keys(expected)]);
  for (const keyword of keywords) {
    if (OTHERS.test(keyword) || isDeepStrictEqual(schema[keyword], expected[keyword])) continue;
    yield { place: [...place, keyword], why: expectedGot(expected[keyword], schema[keyword]) };
  }
}

/** The schema of what has a mark for itself, or is made anew for each call; undefined of what holds such. */
function schemaOf(
  value: unknown,
  line: OperationContract,
  place: readonly string[],
): Schema | "any" | undefined {
  const isList = Array.isArray(value);
  const only: unknown = isList && value.length === 1 ? value[0] : value;
  const input = inputOf(only, line);
  if (input) {
    const { shape, convert } = input;
    // Something of a list or an object.
    if (shape === "array" ? !isList : shape !== null && !isMembers(only)) return "any";
    const isOwn = convert === "csv" && !place.includes("[]");
    if (!isList || shape === "array" || isOwn) return inputSchema(input, line, { isList, place });
  }
  if (value === MADE_NUMBER) return { type: "integer" };
  if (typeof value !== "string" || !hasMarks(value)) return undefined;
  const [, form] = /^~made:([a-z-]+)(?::\d+)?~$/.exec(value) ?? [];
  if (form === "uuid" || form === "date" || form === "date-time")
    return { type: "string", format: form };
  if (!/^[{[]/.test(value)) return { type: "string" };
  // Items of a list that are joined are text.
  const isJoined = inputOf(parsed(value), line)?.shape === "array";
  return isJoined && line.encoding.parts === "comma" ? { type: "string" } : jsonText;
}

/** The input whose mark a value is, or has for its only name. */
function inputOf(value: unknown, line: OperationContract): ParameterContract | undefined {
  const [key, ...others] = isMembers(value) ? Object.keys(value) : [];
  const name = markedName(value) ?? (others.length === 0 ? markedName(key) : undefined);
  const input = [...line.carried, ...allParameters(line)].find((each) => each.name === name);
  // A name that an input makes is no value.
  return key !== undefined && input?.shape === null ? undefined : input;
}

/** Of what is the same in each request; undefined where the schema goes into it. */
function constantOf(
  { const: fixed, enum: choices }: Schema,
  value: unknown,
  { isWhole }: Setting,
): Schema | "any" | undefined {
  if (hasMarks(value)) return undefined;
  const isInside = typeof value === "object" && value !== null && fixed === undefined;
  if (isInside) return undefined;
  if (!isWhole && fixed === undefined) return "any";
  const own = kindOf(value);
  // One of those that a form always lists.
  if (Array.isArray(choices) && choices.includes(value)) return { type: own, enum: choices };
  return { type: own, const: value, default: value };
}

interface Standing {
  readonly isList: boolean;
  readonly place: readonly string[];
}

const jsonText: Schema = { type: "string", contentMediaType: "application/json" };

/** The schema of an input where it stands as it is sent. */
function inputSchema(
  input: ParameterContract,
  line: OperationContract,
  { isList, place }: Standing,
): Schema {
  const { type, shape, convert, table, steps, limits, secret, lists } = input;
  const { form, parts } = line.encoding;
  const root = place.find((each) => /^(path|query|header|body)$/.test(each));
  const last = steps.at(-1);
  const isMarkup = root === "body" && isEscaped(line, input);
  if (isMarkup) return { type: "string" };
  if (last) return readingOf(last).schema;
  if (type === "file") return { type: "string", format: "binary" };
  const named = root === "body" ? (form ?? parts) : lists;
  const isNamed = /\[0?\]$/.test(place.at(-1) ?? "");
  const isJoined = convert === "csv" && named === "comma" && !isList && !isNamed;
  if (isJoined) return { type: "string" };
  if (root === "body" && parts !== null && shape === "object") return jsonText;
  const usual = input.default !== undefined && !secret && { default: defaultOf(input) };
  const [list, single] = countedApart(limits);
  if (isList && convert === "csv") return { type: "array", items: {}, ...list, ...usual };
  const choices = dependentChoices(input, line);
  const one: Schema = table
    ? tableSchema(table)
    : {
        ...(type !== "json" && { type }),
        ...(type === "json" && shape !== "any" && { type: shape }),
        ...(convert !== "csv-text" && single),
        ...(choices && { enum: choices }),
        ...(secret && { format: "password" }),
      };
  const whole = { ...one, ...(shape === "array" && list) };
  return { ...(input.clears.nulls ? orNull(whole) : whole), ...(convert !== "csv" && usual) };
}

/** What a table makes, where that is plain. */
function tableSchema(table: NonNullable<ParameterContract["table"]>): Schema {
  const values = [...new Set(table.values())].filter((value) => value !== undefined);
  if (values.some((value) => typeof value === "object")) return {};
  const types = [...new Set(values.map((value) => typeof value))];
  return { ...(types.length === 1 && { type: types[0] }), enum: values };
}

function orNull({ type, enum: choices, ...schema }: Schema): Schema {
  return {
    ...schema,
    ...(type !== undefined && { type: [type, "null"] }),
    ...(Array.isArray(choices) && { enum: [...choices, null] }),
  };
}

/** A default as it is sent. */
function defaultOf(input: ParameterContract): Value | undefined {
  const { table, default: usual } = input;
  return table ? table.get(String(usual)) : asSent(input, usual);
}

/** The rule by which another input decides the values of one; undefined where none does. */
export function dependenceOf(
  { rules }: Pick<OperationContract, "rules">,
  name: string,
): RuleContract | undefined {
  return rules.find((rule) => isDependence(rule, name));
}

/** The rules that `block.json` lists: what inputs allow others stands with these. */
export function listedRules({ rules }: Pick<OperationContract, "rules">): readonly RuleContract[] {
  return rules.filter((rule) => dependenceOf({ rules }, namedInput(rule)) !== rule);
}

/** All values that another parameter may allow, when each of its values restricts this one. */
function dependentChoices(
  { name, limits }: ParameterContract,
  operation: OperationContract,
): readonly Value[] | undefined {
  const rule = dependenceOf(operation, name);
  if (!rule || limits.enum || rule.severity !== "error") return undefined;
  const [key = ""] = pathsOf(rule.need);
  const other = operation.parameters.find((each) => each.name === key);
  const values = other?.limits.enum ?? [];
  const isKnown = other?.required || typeof other?.default === "string";
  // The last one is about the values that restrict nothing.
  const isFree = (value: Value) => keeps(testsOf(rule.need, key).at(-1) ?? null, value);
  if (!isKnown || values.length === 0 || values.some(isFree)) return undefined;
  return [...new Set(testsOf(rule.need, name).flatMap((test) => namedIn(test)))];
}

/** A value of a list as documents show it: by its items, or as the one text that it travels as. */
export function asSent(
  { convert }: Pick<ParameterContract, "convert">,
  value: Value | undefined,
): Value | undefined {
  if (convert === "csv-text") return value === undefined ? value : String(value);
  if (convert !== "csv" || typeof value !== "string") return value;
  const parts = value.split(",").map((part) => part.trim());
  return parts.filter((part) => part !== "");
}
