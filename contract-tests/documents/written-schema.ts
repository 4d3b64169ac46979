import { type HoleChoice, partsOf } from "../contract/template-text.ts";
import { mentioned } from "../contract/templates.ts";
import type { OperationContract, ParameterContract, Schema, Value } from "../contract/types.ts";
import { type Filling, filledMembers, filledTemplate } from "../oracle/template.ts";
import { anySchema, constantSchema, isAlwaysSent, promisedSchema } from "./values.ts";

/** What is known where something is written. */
export interface Setting {
  readonly operation: OperationContract;
  /** Parameters that are given wherever this is sent at all. */
  readonly given: ReadonlySet<string>;
  /** What `$each` is at: the schema of its items, and whether each of them is given. */
  readonly each?: { readonly items: Schema; readonly isGiven: boolean };
}

type Members = Readonly<Record<string, Value>>;

/** The schema of what is written, without what people read of it. */
export function templateSchema(written: Value, setting: Setting): Schema {
  if (typeof written === "string") return textSchema(written, setting);
  if (Array.isArray(written)) return listSchema(written, setting);
  if (typeof written !== "object" || written === null) return constantSchema(written);
  const members = written as Members; // it is no list
  const fixed = constantOf(written, setting);
  if (fixed !== undefined) return constantSchema(fixed);
  if ("$join" in members) return { type: "string" };
  if ("$json" in members) return { type: "string", contentMediaType: "application/json" };
  if ("$each" in members) {
    const { name, item = "{item}" } = members;
    if (name !== undefined) return { type: "object", additionalProperties: true };
    return { type: "array", items: templateSchema(item, withinEach(members, setting)) };
  }
  if ("$all" in members) {
    const group = members["$all"] ?? null;
    return templateSchema(group, settingOfAll(group, setting));
  }
  return objectSchema(members, setting);
}

/** Stands where the constant with this number is placed among what is written. */
export const CONSTANT = "$constant";

/** The constant that is placed here. */
export function constantOf(written: Value, { operation }: Setting): Value | undefined {
  const index: unknown = Object(written)[CONSTANT];
  return typeof index === "number" ? operation.constants[index]?.value : undefined;
}

/** What is known inside `$all`, where every hole is filled. */
export function settingOfAll(group: Value, setting: Setting): Setting {
  return { ...setting, given: withNames(setting, certainNames(group)) };
}

function withinEach({ $each: list }: Members, setting: Setting): Setting {
  const { operation } = setting;
  const parameter = operation.parameters.find(({ name }) => name === list);
  const { items = {} } = parameter ? promisedSchema(parameter, operation) : {};
  // Items that callers name in a text are never blank.
  return { ...setting, each: { items: items as Schema, isGiven: parameter?.convert === "csv" } }; // of a list
}

/** What is known inside a member, which may only be there when what it is made of is given. */
export function memberSetting(key: string, value: Value, setting: Setting): Setting {
  const isOptional = key.endsWith("?") && !key.endsWith("??");
  return isOptional && !vanishes(value) ? inside(value, setting) : setting;
}

/** Only what every call has. */
export function leastFilling({ operation, given, each }: Setting): Filling {
  return {
    // Of every file two things are known.
    file(name) {
      const file = operation.parameters.find((other) => other.name === name);
      return file?.type === "file" && isAlwaysSent(file) ? { name, size: 0 } : undefined;
    },
    parameter(name) {
      const parameter = operation.parameters.find((other) => other.name === name);
      if (!parameter) return undefined;
      // What a table leaves out is not promised, even where its key is given.
      const isSent = given.has(name) && !parameter.when && !leavesOut(parameter);
      if (!isAlwaysSent(parameter) && !isSent) return undefined;
      if (parameter.convert === "csv" || parameter.shape === "array") return [];
      return parameter.type === "json" ? {} : "given";
    },
    inner: new Map(
      each ? [["key", "given"], ...(each.isGiven ? [["item", "given"] as const] : [])] : [],
    ),
  };
}

function leavesOut({ table }: ParameterContract): boolean {
  return table !== null && [...table.values()].includes(undefined);
}

function textSchema(text: string, setting: Setting): Schema {
  const parts = partsOf(text);
  if (parts.every((part) => typeof part === "string")) return constantSchema(parts.join(""));
  const [first] = parts;
  if (parts.length > 1 || first === undefined || typeof first === "string")
    return { type: "string" };
  return anySchema(first.map((choice) => choiceSchema(choice, setting)));
}

function choiceSchema(choice: HoleChoice, { operation, each }: Setting): Schema {
  if (choice.kind === "text") return { type: "string" };
  if (choice.kind === "uuid") return { type: "string", format: "uuid" };
  if (choice.kind === "now") return timeSchemas[choice.form] ?? {};
  const { name, path } = choice;
  if (each && name === "key") return { type: "string" };
  if (each && name === "item" && path.length === 0) return each.items;
  const parameter = operation.parameters.find((other) => other.name === name);
  if (!parameter) return {};
  if (parameter.type === "file" && path.length > 0)
    return { type: path[0] === "size" ? "integer" : "string" };
  return path.length === 0 ? promisedSchema(parameter, operation) : {};
}

const timeSchemas: Readonly<Record<string, Schema>> = {
  "date-time": { type: "string", format: "date-time" },
  date: { type: "string", format: "date" },
  http: { type: "string" },
  epoch: { type: "integer" },
  "epoch-ms": { type: "integer" },
};

function objectSchema(members: Members, setting: Setting): Schema {
  const known = membersKnown(members, setting);
  const names = new Set(known.map(({ name }) => name));
  const always = filledMembers(members, leastFilling(setting)).map(([name]) => name);
  const required = always.filter((name) => names.has(name));
  const isOpen = Object.entries(members).some(([key, value]) =>
    key === "..." ? [value].flat().some((each: Value) => !groupOf(each)) : !hasFixedName(key),
  );
  return {
    type: "object",
    ...(required.length > 0 && { required: required.toSorted() }),
    properties: Object.fromEntries(known.map(({ name, schema }) => [name, schema])),
    ...(isOpen && { additionalProperties: true }),
  };
}

/** The members that have the same name in every call, those of groups that are spread among them. */
export function membersKnown(
  members: Members,
  setting: Setting,
): readonly { readonly name: string; readonly schema: Schema; readonly written: Value }[] {
  const entries = Object.entries(members);
  return entries.flatMap(([key, value], at) => {
    if (key === "...") {
      return [value].flat().flatMap((each: Value) => {
        const group = groupOf(each);
        if (!group) return [];
        return membersKnown(group, settingOfAll(group, setting));
      });
    }
    if (!hasFixedName(key)) return [];
    // What is spread after it takes its place.
    const isReplaced = entries
      .slice(at)
      .some(
        ([name, each]) => name === "..." && [each].flat().some((one) => typeof one === "string"),
      );
    const schema = isReplaced ? {} : templateSchema(value, memberSetting(key, value, setting));
    return [{ name: nameOf(key), schema, written: value }];
  });
}

/** The members that go together where a group is spread. */
export function groupOf(spread: Value): Members | undefined {
  const group: unknown = Object(spread).$all;
  // What is spread is an object.
  return typeof group === "object" && group !== null ? (group as Members) : undefined;
}

function listSchema(items: readonly Value[], setting: Setting): Schema {
  const known = items.filter((item) => !(typeof item === "string" && /^\.{3}\{/.test(item)));
  const isOpen = known.length < items.length;
  const schemas = known.map((item) => templateSchema(item, inside(item, setting)));
  const certain = known.filter(
    (item) =>
      mentioned(item).size === 0 && filledTemplate(item, leastFilling(setting)) !== undefined,
  );
  const [only = {}, ...others] = schemas;
  return {
    type: "array",
    ...(!isOpen && { items: others.length === 0 ? only : anySchema(schemas) }),
    ...(certain.length > 0 && { minItems: certain.length }),
    ...(!isOpen && { maxItems: known.length }),
  };
}

/** Where one parameter alone decides whether something is sent, it is given wherever that is. */
function inside(written: Value, setting: Setting): Setting {
  const { parameters } = setting.operation;
  // Items come from what `$each` names, but for those of one around it.
  const outer = setting.each && !JSON.stringify(written).includes('"$each"') ? innerNames : [];
  const names = [...mentioned(written)].filter(
    (each) => outer.includes(each) || parameters.some(({ name }) => name === each),
  );
  const [name, ...others] = names;
  const isAlone = name !== undefined && others.length === 0 && isWhole(written, name);
  return isAlone ? { ...setting, given: withNames(setting, [name]) } : setting;
}

const innerNames = ["item", "key", "value"];

/** Whether a parameter stands in a template as it is, and nothing inside it does. */
function isWhole(written: Value, name: string): boolean {
  return !JSON.stringify(written).includes(`${name}.`);
}

/** Parameters that stand alone in a hole. */
function certainNames(written: Value): readonly string[] {
  const holes = [...JSON.stringify(written).matchAll(/\{(\w+)\}/g)];
  return holes.map(([, name = ""]) => name);
}

function withNames({ given }: Setting, names: readonly string[]): ReadonlySet<string> {
  return new Set([...given, ...names]);
}

/** Whether nothing is left of an object when none of its values is given. */
function vanishes(written: Value): boolean {
  if (typeof written !== "object" || written === null || Array.isArray(written)) return false;
  return Object.entries(written as Members).every(([key, value]) => {
    if (!hasFixedName(key) || key.startsWith("$")) return false;
    const isOptional = key.endsWith("?") && !key.endsWith("??");
    return isOptional && vanishes(value) ? true : typeof value === "string" && isSource(value);
  });
}

function isSource(text: string): boolean {
  const [first, ...others] = partsOf(text);
  if (first === undefined || typeof first === "string" || others.length > 0) return false;
  return first.every(({ kind }) => kind === "value");
}

/** Whether a member has the same name in every call. */
export function hasFixedName(key: string): boolean {
  return key !== "..." && partsOf(key).every((part) => typeof part === "string");
}

/** The name under which a member is sent. */
export function nameOf(key: string): string {
  const plain = key.replace(/\?$/, "").replace(/^\$\$(?=(?:each|join|all|json)$)/, "$");
  return partsOf(plain).join("");
}
