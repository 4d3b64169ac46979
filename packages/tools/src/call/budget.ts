import type { Truncation } from "../tool.ts";
import { tokensOf } from "../tokens.ts";
import { at, isObject, type Path, replaced, type Value } from "./value.ts";

/** A value that fits a budget of tokens, and what was left out of it. */
export interface Fitting {
  readonly value: Value;
  readonly truncated?: Truncation;
}

/** Tokens that a result may have, and how to get what does not fit. */
export interface Budget {
  readonly maxTokens: number;
  readonly next: string;
}

/**
 * Leaves out whole items from the end of the longest list until the value fits. Where that is not
 * enough, whole outputs become empty, the largest first: each keeps its type. `outputs` are their
 * dotted names.
 */
export function fit(
  value: Value,
  outputs: readonly string[],
  { maxTokens, next }: Budget,
): Fitting {
  if (tokensOf(value) <= maxTokens) return { value };
  const list = longestList(value);
  const items = list ? listAt(value, list) : [];
  const kept = list ? firstOf(items, maxTokens - tokensOf(replaced(value, list, []))) : [];
  const shorter = list ? replaced(value, list, kept) : value;
  const bySize = outputs
    .map((name) => name.split("."))
    .toSorted((one, other) => tokensAt(shorter, other) - tokensAt(shorter, one));
  const emptied: string[] = [];
  let fitting = shorter;
  for (const path of bySize) {
    if (tokensOf(fitting) <= maxTokens) break;
    const empty = emptyOf(at(fitting, path));
    if (empty === undefined) continue;
    fitting = replaced(fitting, path, empty);
    emptied.push(path.join("."));
  }
  const given = list ? listAt(fitting, list).length : 0;
  const cut = { given, of: items.length, ...(emptied.length > 0 && { emptied }), next };
  return { value: fitting, truncated: cut };
}

/** As many items as fit, from the beginning. */
function firstOf(items: readonly unknown[], maxTokens: number): readonly unknown[] {
  let left = maxTokens;
  const end = items.findIndex((item) => {
    left -= tokensOf(item) + 1;
    return left < 0;
  });
  return end < 0 ? items : items.slice(0, end);
}

/** What stands for a value that is left out; undefined where that would save nothing. */
function emptyOf(value: unknown): unknown {
  if (typeof value === "string") return value && "";
  if (Array.isArray(value)) return value.length > 0 ? [] : undefined;
  return isObject(value) ? {} : undefined;
}

/** Where the list of the most tokens is, in objects and not in other lists. */
function longestList(value: Value): Path | undefined {
  const all = listsIn(value, []);
  const [first] = all.toSorted((one, other) => tokensAt(value, other) - tokensAt(value, one));
  return first;
}

// Deeper than any output that lists something.
const maxLevels = 8;

function listsIn(value: Value, above: Path): readonly Path[] {
  return Object.entries(value).flatMap(([name, member]) => {
    const path = [...above, name];
    if (Array.isArray(member)) return [path];
    return isObject(member) && path.length < maxLevels ? listsIn(member, path) : [];
  });
}

function listAt(value: Value, path: Path): readonly unknown[] {
  const found = at(value, path);
  return Array.isArray(found) ? found : [];
}

function tokensAt(value: Value, path: Path): number {
  return tokensOf(at(value, path) ?? null);
}
