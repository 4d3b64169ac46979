import {
  isMap,
  isPair,
  isScalar,
  type Node,
  type Pair,
  parseDocument,
  visit,
  type YAMLMap,
} from "yaml";
import { effectless } from "../check/without-effect.ts";
import type { SourceFile } from "../diagnostics/diagnostic.ts";
import { lower } from "../lower/provider.ts";
import { parse } from "../manifest/parse.ts";
import { hookFiles, readHooks } from "../specs.ts";
import { lastOf, lineEnd, lineStart, rangeOf } from "./lines.ts";

/** A manifest without what it need not say, and how many words that are. */
export interface Shortened {
  readonly text: string;
  readonly removed: number;
}

/**
 * Removes words of parameters, outputs and operations without which the manifest means the same: types
 * and descriptions that the schema of the reply has, places that follow from a name, values that hold
 * anyway. All other lines stay byte for byte. A manifest with mistakes stays as it is.
 */
export function withoutRedundant({ path, text: whole }: SourceFile, folder: string): Shortened {
  const meaning = (text: string) => meaningOf({ path, text }, folder);
  const wanted = meaning(whole);
  let text = whole;
  let removed = 0;
  if (wanted === null) return { text, removed };
  // From the end, so that places before an edit stay where they are.
  for (const place of placesIn(whole).toReversed()) {
    const edit = editAt(text, place);
    if (edit === null || meaning(edit) !== wanted) continue;
    text = edit;
    removed++;
  }
  return { text, removed };
}

/** What becomes of a manifest; null where it is none. */
function meaningOf(file: SourceFile, folder: string): string | null {
  const { manifest, diagnostics } = parse(file);
  if (!manifest || diagnostics.some(({ severity }) => severity === "error")) return null;
  try {
    const hooks = readHooks(folder, hookFiles(manifest));
    return JSON.stringify(lower(manifest, file.path, hooks));
  } catch {
    return null; // what the check would refuse
  }
}

/** Words that may follow from others. */
const WORDS: ReadonlySet<string> = new Set([
  ...effectless,
  "type",
  "description",
  "scopes",
  "effect",
  "missing",
]);

/** Where a pair begins in the text, and whether the mark behind its name is meant. */
interface Place {
  readonly at: number;
  readonly isMark?: true;
}

/** Where such a word, an output that has only one, or one with a mark, begins in the text. */
function placesIn(text: string): readonly Place[] {
  const places: Place[] = [];
  visit(parseDocument(text, { keepSourceTokens: true }), {
    Pair(_, { key, value }, ancestors) {
      const path = pathOf(ancestors);
      if (!isScalar(key) || !isWithin(path)) return;
      const isOutput = path.at(-1) === "output";
      const isAlone = isOutput && isMap(value) && value.has("from");
      const [at] = rangeOf(key);
      if (isOutput && String(key.value).endsWith("?")) places.push({ at, isMark: true });
      if (WORDS.has(String(key.value)) || isAlone) places.push({ at });
    },
  });
  return places;
}

function pathOf(ancestors: readonly unknown[]): readonly string[] {
  return ancestors.flatMap((each) =>
    isPair<Node, Node>(each) && isScalar(each.key) ? [String(each.key.value)] : [],
  );
}

/** At the top, within a parameter, an output, an operation, a credential, a rule or limits, or among outputs. */
function isWithin(path: readonly string[]): boolean {
  const own = path[0] === "operations" ? path.slice(2) : path;
  const [member] = own;
  if (own.length === 0) return path.length !== 1;
  if (member === "rules" || member === "limits") return own.length === 1;
  if (member === "output") return own.length <= 2 && path[0] === "operations";
  return (member === "params" || member === "auth") && own.length === 2;
}

/** The text without the word that begins at a place, without its mark, or with an output that is nothing but a path. */
function editAt(text: string, { at, isMark }: Place): string | null {
  const found = pairAt(text, at);
  if (!found) return null;
  const { map, pair } = found;
  const { key, value } = pair;
  if (isMark) {
    const end = text.indexOf("?", at);
    return text.slice(0, end) + text.slice(end + 1);
  }
  if (isMap<Node, Node>(value) && value.items.length === 1 && value.flow) {
    const path = value.items[0]?.value;
    const name = value.items[0]?.key;
    if (!path || !isScalar(name) || name.value !== "from") return null;
    const [start, end] = rangeOf(value);
    const [from, to] = rangeOf(path);
    return text.slice(0, start) + text.slice(from, to).trim() + text.slice(end);
  }
  if (!isScalar(key) || !WORDS.has(String(key.value)) || map.items.length < 2) return null;
  return map.flow ? withoutFlow(text, map, pair) : withoutLines(text, pair);
}

interface Found {
  readonly map: YAMLMap<Node, Node>;
  readonly pair: Pair<Node, Node>;
}

function pairAt(text: string, place: number): Found | undefined {
  let found: Found | undefined;
  visit(parseDocument(text, { keepSourceTokens: true }), {
    Map(_, map) {
      const own = map as YAMLMap<Node, Node>; // as the parser makes them
      const pair = own.items.find(({ key }) => rangeOf(key)[0] === place);
      if (!pair) return undefined;
      found = { map: own, pair };
      return visit.BREAK;
    },
  });
  return found;
}

/** `{ a: 1, b: 2 }` without one of the two, and without its comma. */
function withoutFlow(text: string, { items }: Found["map"], pair: Found["pair"]): string {
  const next = items[items.indexOf(pair) + 1];
  const before = items[items.indexOf(pair) - 1];
  if (next) return text.slice(0, rangeOf(pair.key)[0]) + text.slice(rangeOf(next.key)[0]);
  const end = lastOf(text, pair.value ?? pair.key);
  const start = before ? lastOf(text, before.value ?? before.key) : rangeOf(pair.key)[0];
  return text.slice(0, start) + text.slice(end);
}

/** The lines of a member of a block; null where something else stands on them. */
function withoutLines(text: string, { key, value }: Found["pair"]): string | null {
  const [at] = rangeOf(key);
  const start = lineStart(text, at);
  const last = lastOf(text, value ?? key);
  const end = lineEnd(text, last);
  const isAlone = text.slice(start, at).trim() === "";
  const rest = text.slice(last, end).trim();
  return isAlone && rest === "" ? text.slice(0, start) + text.slice(end) : null;
}
