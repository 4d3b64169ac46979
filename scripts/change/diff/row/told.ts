import { quoted } from "../../../../packages/workflow/src/diagnostics/value-text.ts";
import type { ConditionStyle } from "../../../language/words/tests.ts";
import type { Json } from "../../../language/ir/types.ts";
import type { ManifestPath } from "../../../language/manifest/source.ts";
import type { Subject } from "../change.ts";
import {
  type Ending,
  type Found,
  given,
  type Row,
  type Scope,
  type Telling,
  type Two,
} from "./row.ts";

/** Where the walk stands. */
export interface At {
  readonly key: string;
  /** The word of the manifest: of an item, that of the list. */
  readonly word: string;
  /** What holds the member. */
  readonly owner: Two<unknown>;
  /** What it belongs to, for people. */
  readonly it: string;
  readonly subject: Subject | null;
  /** Id of the operation in the head; null: of the package as a whole. */
  readonly operation: string | null;
  readonly paths: Two<ManifestPath | null>;
  /** The provider may declare it for all operations. */
  readonly isInherited: boolean;
  readonly scope: Scope;
}

/** A difference, the row that says what it means, and where it is. */
export interface Told {
  readonly found: Found;
  readonly row: Row;
  readonly at: At;
}

/** Most values that a sentence names. */
const NAMED = 8;

/** Text between backticks, as many as Markdown needs to tell them from those in the text. */
export function code(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  const space = longest > 0 ? " " : "";
  return fence + space + text + space + fence;
}

/** A value between backticks; text without its quotation marks, unless it is empty, too long or escaped. */
export function codeOf(value: Json): string {
  const text = quoted(value);
  const isPlain = typeof value === "string" && value !== "" && text === `"${value}"`;
  return code(isPlain ? value : text);
}

/** Paths and values of conditions. */
export const STYLE: ConditionStyle = { path: code, value: codeOf };

/** A value, or that there is none. */
export function codeOrNothing(value: Json | undefined | null): string {
  return value === undefined || value === null ? "nothing" : codeOf(value);
}

/** Values one after another; of many the first ones, and how many more there are. */
export function codesOf(values: readonly Json[]): string {
  const rest = values.length - NAMED;
  const named = values.slice(0, NAMED).map(codeOf).join(", ");
  return rest > 0 ? `${named} and ${rest} more` : named;
}

/** Sentences of a noun and its values. */
export const SENTENCES = {
  added: "{noun} was added.",
  removed: "{noun} was removed.",
  renamed: "{noun} was renamed to {to}.",
  reordered: "{noun} are in another order.",
  reworded: "{noun} was reworded.",
  raised: "{noun} was raised from {from} to {to}.",
  lowered: "{noun} was lowered from {from} to {to}.",
  changed: "{noun} changed from {from} to {to}.",
  came: "{noun} is now {to}; there was none.",
  went: "{noun} was removed; it was {from}.",
  differs: "{noun} changed.",
} as const satisfies Readonly<Record<Ending | "came" | "went" | "differs", string>>;

/** What several changes of one thing are told as. */
export const GROUPED = "{group} changed: {words}.";

/** Most characters of a value that a sentence shows. */
const LONGEST = 70;

/** What a difference is told as. */
export function sentenceOf({
  found,
  row,
  at,
}: Pick<Told, "found" | "row"> & { readonly at: Pick<Told["at"], "it" | "key"> }): string {
  const way: Telling = found.way === undefined ? {} : (row.is?.tells[found.way] ?? {});
  const end = found.end ?? way.end ?? row.end;
  const say = way.say?.[found.is] ?? (way.noun === undefined ? row.say?.[found.is] : undefined);
  const [from, to] = [shown(found.from), shown(found.to)];
  const template = say ?? SENTENCES[end ?? endOf(found.from, found.to)];
  const noun = way.noun ?? row.noun ?? "{key} of {it}";
  const gaps: Readonly<Record<string, string>> = {
    it: at.it,
    key: code(at.key),
    word: at.key,
    from,
    to,
    ...found.gaps,
  };
  return capital(filled(template.replace("{noun}", noun), gaps));
}

/** A text that begins a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function endOf(base: unknown, head: unknown): keyof typeof SENTENCES {
  const [from, to] = [something(base), something(head)];
  const isShort = !isLong(from) && !isLong(to);
  if (from === to) return "differs";
  if (from === undefined) return isShort ? "came" : "added";
  if (to === undefined) return isShort ? "went" : "removed";
  if (!isShort) return "differs";
  if (typeof from !== "number" || typeof to !== "number") return "changed";
  return to > from ? "raised" : "lowered";
}

/** Null and an object of nothing are no value. */
function something(value: unknown): unknown {
  const isEmpty = typeof value === "object" && !Array.isArray(value);
  return isEmpty && Object.values(value ?? {}).every((each) => given(each) === undefined)
    ? undefined
    : value;
}

function isLong(value: unknown): boolean {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
  return text.length > LONGEST;
}

/** A value in a sentence: lists as their items, objects as manifests write them. */
function shown(value: unknown): string {
  if (something(value) === undefined) return "nothing";
  const isList = Array.isArray(value) && value.length > 0;
  if (isList && value.every((each) => typeof each !== "object")) return codesOf(value);
  if (Array.isArray(value)) return codeOf(value);
  if (typeof value !== "object") return codeOf(value as Json); // what the IR holds is JSON
  const members = Object.entries(value ?? {}).filter(([, each]) => given(each) !== undefined);
  const text = (each: unknown) => (typeof each === "object" ? JSON.stringify(each) : String(each));
  return code(members.map(([key, each]) => `${key}: ${text(each)}`).join(", "));
}

/** Gaps that texts in gaps have are not filled again. */
export function filled(template: string, gaps: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{(\w+)\}/g, (gap, name: string) => gaps[name] ?? gap);
}
