import language from "../../specs/manifest.schema.json" with { type: "json" };
import type { Json } from "../language/ir/types.ts";
import type { ManifestPath } from "../language/manifest/source.ts";
import { type Edit, remove, rename, set } from "./edit.ts";

/** What is read of a schema of the language. */
interface Schema {
  readonly title?: string;
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly const?: Json;
  readonly enum?: readonly Json[];
  readonly default?: Json;
  readonly examples?: readonly Json[];
  readonly pattern?: string;
  readonly items?: Schema;
  readonly uniqueItems?: boolean;
  readonly minItems?: number;
  readonly maxProperties?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly propertyNames?: Schema;
  readonly additionalProperties?: Schema | boolean;
  readonly required?: readonly string[];
}

interface Root extends Schema {
  readonly $defs: Readonly<Record<string, Schema>>;
}

const root: Root = language;

/**
 * What only people and hosts read, what the suite itself goes by, and what nobody can wait for: by the
 * name of the member, or of its type where members of several names have it.
 */
const SKIPPED: ReadonlySet<string> = new Set(
  [
    "text webPage svgFile environmentVariable options members oauth",
    "manifest provider version types dependencies schemas",
    "name label placeholder field advanced group resource",
    "deprecated model docs example examples",
    "maxBytes",
  ].flatMap((each) => each.split(" ")),
);

/** Texts beside the one at a place of a manifest, where it is a path; none where it is no path. */
export type Near = (place: ManifestPath, text: string) => readonly string[];

interface Position {
  readonly at: ManifestPath;
  readonly schema: Schema;
}

type JsonObject = { readonly [name: string]: Json };

/** Every edit of a manifest, as it is written, that follows from what the schema says of a position. */
export function schemaEdits(manifest: Json, near: Near): readonly Edit[] {
  return [...below(manifest, { at: [], schema: root }, near)];
}

function* below(value: Json, { at, schema }: Position, near: Near): Iterable<Edit> {
  if (isList(value)) yield* listEdits(value, { at, schema }, near);
  else if (isObject(value)) {
    const { properties, additionalProperties } = schema;
    if (properties) yield* memberEdits(value, { at, schema }, near);
    if (!properties || typeof additionalProperties === "object") {
      yield* mapEdits(value, { at, schema }, near);
    }
  } else yield* others(value, { at, schema }, near).map((other) => set(at, other));
}

/** Each item gone and changed, one more, and, where their order says something, in another one. */
function* listEdits(list: readonly Json[], { at, schema }: Position, near: Near): Iterable<Edit> {
  for (const [index, item] of list.entries()) {
    const own = { at: [...at, index], schema: resolved(schema.items, item) };
    if (list.length > (schema.minItems ?? 0)) yield remove(own.at);
    yield* below(item, own, near);
    const next = list[index + 1];
    if (next === undefined || schema.uniqueItems) continue;
    yield set(at, list.toSpliced(index, 2, next, item));
  }
  const [last] = list.slice(-1);
  if (last === undefined || isObject(last)) return;
  const own = { at: [...at, list.length], schema: resolved(schema.items, last) };
  const [more] = others(last, own, near).filter((other) => !list.includes(other));
  if (more !== undefined) yield set(own.at, more);
}

/** Each entry of a map gone, under another name, and changed. */
function* mapEdits(map: JsonObject, { at, schema }: Position, near: Near): Iterable<Edit> {
  const isForPeople = SKIPPED.has(typeName(schema.propertyNames ?? {}));
  const isOther = (word: Json) => typeof word === "string" && !Object.hasOwn(map, word);
  for (const [name, value] of Object.entries(map)) {
    if (schema.properties && Object.hasOwn(schema.properties, name)) continue;
    const own = { at: [...at, name], schema: resolved(schema.additionalProperties, value) };
    yield remove(own.at);
    const paths = near(own.at, name);
    const { enum: words = [beside(name)] } = resolved(schema.propertyNames ?? {}, name);
    const names = isForPeople ? [] : paths.length > 0 ? paths : words.filter(isOther);
    yield* names.map((other) => rename(own.at, String(other)));
    yield* below(value, own, near);
  }
}

/** Each member gone, where it may, and changed; and those that are absent there. */
function* memberEdits(value: JsonObject, { at, schema }: Position, near: Near): Iterable<Edit> {
  // A step has one name.
  const isStep = schema.maxProperties === 1;
  for (const [name, known] of Object.entries(schema.properties ?? {})) {
    const own = { at: [...at, name], schema: resolved(known, value[name]) };
    if (SKIPPED.has(name) || SKIPPED.has(typeName(known))) continue;
    const member = value[name];
    if (member === undefined) {
      if (isStep) continue;
      // What calls do follows from their method; that they cost never does.
      const all = name === "effect" ? ["cost"] : given(own.schema);
      for (const example of all) yield set(own.at, example);
      continue;
    }
    if (!isStep && !schema.required?.includes(name)) yield remove(own.at);
    yield* below(member, own, near);
  }
}

/**
 * What a member that is absent may be: something else than what it is anyway. No list or object, whose
 * names only another provider has.
 */
function given(schema: Schema): readonly Json[] {
  const { title, type, enum: words, default: usual, examples = [] } = schema;
  if (title?.startsWith("Steps")) return stepsGiven(schema);
  if (type === "boolean") return [usual !== true];
  const [first] = (words ?? examples).filter((each) => each !== usual);
  return first === undefined || Object(first) === first ? [] : [first];
}

/** Steps of every form, each with a value that stands alone. */
function stepsGiven({ pattern = "", properties = {} }: Schema): readonly Json[] {
  const alone = pattern.match(/[a-z][\w-]+/g) ?? [];
  const taking = Object.entries(properties).flatMap(([name, schema]) =>
    given(resolved(schema, undefined)).map((example) => ({ [name]: example })),
  );
  return [...alone.filter((name) => ["number", "count", "csv"].includes(name)), ...taking];
}

/** What may stand in the place of a value that has no parts. */
function others(value: Json, { at, schema }: Position, near: Near): readonly Json[] {
  if (schema.const !== undefined) return [];
  if (schema.enum) return schema.enum.filter((word) => word !== value);
  if (typeof value === "boolean") return [!value];
  if (typeof value === "number") return [value + 1, value - 1];
  if (typeof value !== "string") return ["other"];
  const paths = near(at, value);
  return paths.length > 0 ? paths : texts(value, schema);
}

/** A longer text or, where it has to have a form, others of it: of its words, of its numbers, of its examples. */
function texts(text: string, { pattern, examples = [] }: Schema): readonly Json[] {
  const form = new RegExp(pattern ?? "", "u");
  const fitting = (all: readonly string[]) => all.filter((each) => form.test(each));
  const [near] = fitting([beside(text), text.replace(/\d+/, (digits) => `${Number(digits) * 2}`)]);
  const words = pattern === undefined ? [] : fitting(otherWords(text, pattern));
  return [near, ...words, ...(pattern ? examples : [])].filter((each) => each !== undefined);
}

/** The text with each word of it that its pattern lists as one of several in turn as the next of them. */
function otherWords(text: string, pattern: string): readonly string[] {
  return [...pattern.matchAll(/\(\?:(\w+(?:\|\w+)+)\)/g)].flatMap(([, list = ""]) => {
    const words = list.split("|");
    const index = words.findIndex((word) => new RegExp(`(?<![A-Za-z])${word}(?!\\w)`).test(text));
    const next = words[(index + 1) % words.length] ?? "";
    return index < 0 ? [] : [text.replace(words[index] ?? "", next)];
  });
}

function beside(text: string): string {
  return /\d$/.test(text) ? `${text.slice(0, -1)}${(Number(text.slice(-1)) + 1) % 10}` : `${text}x`;
}

/** What is said of a value: by a type that is named and where it is used, and of its form where it has several. */
function resolved(written: Schema | boolean | undefined, value: Json | undefined): Schema {
  const { $ref, anyOf, ...own } = typeof written === "object" ? written : {};
  const named = $ref === undefined ? {} : resolved(targetOf($ref), value);
  const form = anyOf?.map((each) => resolved(each, value)).find((each) => accepts(each, value));
  return { ...named, ...form, ...own };
}

/** A definition, or a word of one. */
function targetOf($ref: string): Schema | undefined {
  const [name = "", , word = ""] = typeName({ $ref }).split("/");
  const target = root.$defs[name];
  return target?.properties?.[word] ?? target;
}

function typeName({ $ref = "" }: Schema): string {
  return $ref.slice("#/$defs/".length);
}

function accepts({ type }: Schema, value: Json | undefined): boolean {
  if (type === undefined) return typeof value === "string";
  return type === (isList(value) ? "array" : typeof value);
}

function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !isList(value);
}
