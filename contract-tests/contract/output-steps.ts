import { readCondition } from "./folded.ts";
import { bracedPieces } from "./template-text.ts";
import type { OutputContract } from "./output-types.ts";
import type { Value } from "./parameter-types.ts";
import type {
  Alone,
  MadeValue,
  MemberContract,
  Missing,
  ObjectContract,
  StepArguments,
  StepContract,
  WrittenObject,
  WrittenSource,
  WrittenStep,
  WrittenValue,
} from "./output-step-types.ts";

/** A value as it is written: a path, a text with paths in braces, or one of them and what is made of it. */
export function readValue(written: WrittenSource | WrittenValue, around?: Missing): MadeValue {
  const value = written as WrittenValue; // a source has none of its words
  const { from = isSource(written) ? written : [], convert = [], default: fallback, when } = value;
  return {
    ...readSource(from, around),
    ...(when !== undefined && {
      when: readCondition(when),
      ...(value.const !== undefined && { constant: value.const }),
    }),
    steps: [convert].flat().map((step) => readStep(step, around)),
    ...(fallback !== undefined && { default: fallback }),
  };
}

function readSource(from: WrittenSource | WrittenObject, around: Missing | undefined) {
  if (!isSource(from)) return { paths: [], object: readObject(from, around) };
  const isText = typeof from === "string" && pathsIn(from.replace(/\[".*?"\]/g, "")).length > 0;
  return isText ? { paths: [], text: from } : { paths: [from].flat() };
}

/** Whether a value is written as what it is read of alone. */
export function isSource(written: WrittenSource | object): written is WrittenSource {
  return typeof written === "string" || Array.isArray(written);
}

function readStep(written: WrittenStep, around: Missing | undefined): StepContract {
  if (typeof written === "string") return { name: written, of: true };
  const { where, each, is } = written;
  if (where) return { name: "where", of: readCondition(where) };
  if (each !== undefined) return { name: "each", of: readValue({ from: each }, around) };
  if (is !== undefined) return { name: "is", of: isGiven(is) ? "given" : [is].flat() };
  const [[name, of] = []] = Object.entries(written);
  return { name, of } as StepContract; // a step has one name
}

function isGiven(is: Value): boolean {
  return Object(is)["given"] === true;
}

function readObject(
  { "...": spread, ...members }: WrittenObject,
  around: Missing | undefined,
): ObjectContract {
  return {
    members: Object.entries(members).map(([key, member]) => readMember(key, member, around)),
    ...(typeof spread === "string" && { spread }),
  };
}

function readMember(
  key: string,
  written: WrittenSource | WrittenValue,
  around: Missing | undefined,
): MemberContract {
  const value = readValue(written, around);
  const { missing }: WrittenValue = isSource(written) ? {} : written;
  const constant = isSource(written) ? undefined : constantOf(written);
  const name = key.replace(/\?$/, "");
  const nearest = missing === undefined && !isAnswer(value.steps) ? around : missing;
  const isSaid = constant !== undefined || value.default !== undefined;
  const word = name === key ? (isSaid ? missing : nearest) : "omit";
  const isNull = word === null && !isSaid;
  return {
    name,
    isLoose: word === "omit",
    ...value,
    ...(constant !== undefined && { default: constant }),
    ...(isNull && { default: null }),
  };
}

type Steps = readonly StepContract[];

/** A fixed value that is always there. */
export function constantOf({ const: constant, when }: WrittenValue): Value | undefined {
  return when === undefined ? constant : undefined;
}

/** What the first step of a name takes; undefined where there is none. */
export function argument<Name extends keyof StepArguments>(
  steps: Steps,
  name: Name,
): StepArguments[Name] | undefined {
  return steps.find((step) => step.name === name)?.of as StepArguments[Name] | undefined; // as the types have it
}

/** Whether some step has one of these names. */
export function hasStep(steps: Steps, ...names: readonly (keyof StepArguments | Alone)[]): boolean {
  return steps.some(({ name }) => names.includes(name));
}

/** Whether a value becomes whether there is one: what is missing is not given. */
export function isAnswer(steps: Steps): boolean {
  return steps.some(({ name, of }) => name === "is" && of === "given");
}

/** Whether something that is there may come to nothing. */
export function losesAll(steps: Steps): boolean {
  return hasStep(steps, "first", "last", "join", "map");
}

/** Whether a value is a part of a list or an object, and no list of its items. */
export function isPart(steps: Steps): boolean {
  return hasStep(steps, "count", "first", "last", "keys");
}

/** Whether steps take a list; an index from the end reads one, too. */
export function isOfList(steps: Steps, path: string): boolean {
  const names = [
    "where",
    "limit",
    "each",
    "join",
    "count",
    "first",
    "last",
    "sum",
    "flat",
  ] as const;
  return plainPath(path) !== path || hasStep(steps, ...names);
}

/** Whether steps take the members of an object. */
export function isOfMembers(steps: Steps): boolean {
  return hasStep(steps, "values", "entries", "omit", "keys");
}

/** Paths by name, where items become an object of these alone. */
export function plainEach(steps: Steps): Readonly<Record<string, string>> | null {
  const object = argument(steps, "each")?.object;
  if (!object || object.spread !== undefined) return null;
  const isAlone = (each: MemberContract) =>
    isPlain(each) && !each.isLoose && !each.name.includes(".");
  if (!object.members.every(isAlone)) return null;
  return Object.fromEntries(object.members.map(({ name, paths }) => [name, paths.join()]));
}

/** Whether a value is what lies at one path, and nothing else. */
export function isPlain({ paths, steps, when, ...more }: MadeValue): boolean {
  return paths.length === 1 && steps.length === 0 && !when && more.default === undefined;
}

/** Whether more is made of a value than parts of what lies there. */
export function isMade({ text, object, paths, steps, when }: MadeValue): boolean {
  if (when || object || text !== undefined || paths.some((path) => plainPath(path) !== path))
    return true;
  const isOfParts = ({ name }: StepContract) =>
    ["count", "first", "last", "keys", "omit"].includes(name) ||
    (name === "each" && plainEach(steps) !== null);
  return !steps.every(isOfParts);
}

/** Whether something is made of the values of an output. */
export function isMadeSource(source: OutputContract["source"]): boolean {
  return source.kind === "path" && isMade(source);
}

/** The paths in braces, and the texts around them, in order. */
export function pieces(text: string): readonly ({ readonly path: string } | string)[] {
  return bracedPieces(text, pathLength).map((piece) =>
    typeof piece === "string" ? piece : { path: piece.inner },
  );
}

/** A path has no blank, comma, colon or quote but in the name in brackets. */
function pathLength(text: string): number {
  const [hole = ""] = /^\{[a-z$](?:\["(?:\\.|[^"\\])*"\]|[^\s,:"'{}])*\}/i.exec(text) ?? [];
  return hole.length;
}

/** The paths in braces of a text. */
export function pathsIn(text: string): readonly string[] {
  return pieces(text).flatMap((piece) => (typeof piece === "string" ? [] : [piece.path]));
}

/** `body.items` of `body.items[-1].id`, the header of `links.next.url`: where the value of a path is written. */
export function plainPath(path: string): string {
  if (path.startsWith("links.")) return "headers.link";
  return path.replace(/\[-\d+\].*/, "");
}

type NamedValue = MadeValue & Partial<Pick<MemberContract, "name">>;

/** A value, and those of the object that it is. */
export function valuesOf(value: NamedValue): readonly NamedValue[] {
  return [value, ...(value.object?.members ?? []).flatMap(valuesOf)];
}

/** The values that are made of an item. */
export function membersOf(steps: Steps): readonly MadeValue[] {
  return steps.flatMap((step) => (step.name === "each" ? valuesOf(step.of) : []));
}

/** Paths in an item that something is made of. */
export function pathsInItems(steps: Steps): readonly string[] {
  const paths = membersOf(steps).flatMap(({ paths: own, text = "" }) => [...own, ...pathsIn(text)]);
  return [...new Set(paths.filter((path) => path.startsWith("item.")))];
}

/** What decides what a value is once its steps are done. */
export type End =
  | { readonly is: "path"; readonly path: string }
  | { readonly is: "step"; readonly step: StepContract }
  | { readonly is: "text" | "object" | "unknown" };

/** The same for a value and for the items of the list that it is. */
interface Ends {
  readonly end: End;
  readonly item: End;
}

/** How a value ends, by each of its paths. */
export function endsOf({ steps, ...source }: MadeValue): readonly End[] {
  return startsOf(source).map(
    (start) => steps.reduce(after, { end: start, item: itemOf(start) }).end,
  );
}

function startsOf({ text, object, paths }: Omit<MadeValue, "steps">): readonly End[] {
  if (object) return [{ is: "object" }];
  return text === undefined ? paths.map((path) => ({ is: "path", path })) : [{ is: "text" }];
}

function after(before: Ends, step: StepContract): Ends {
  switch (step.name) {
    case "where":
    case "limit":
    case "only":
    case "omit":
      return before;
    case "first":
    case "last":
      return { end: before.item, item: itemOf(before.item) };
    case "each":
      return { end: { is: "step", step }, item: madeItem(step.of, before.item) };
    default:
      return { end: { is: "step", step }, item: { is: "unknown" } };
  }
}

function itemOf(list: End): End {
  return list.is === "path" ? { is: "path", path: `${list.path}[0]` } : { is: "unknown" };
}

function madeItem({ object, text, paths }: MadeValue, before: End): End {
  if (object) return { is: "object" };
  if (text !== undefined) return { is: "text" };
  if (before.is !== "path") return { is: "unknown" };
  return { is: "path", path: `${before.path}${(paths[0] ?? "item").slice("item".length)}` };
}
