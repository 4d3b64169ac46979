import { isDeepStrictEqual } from "node:util";
import type { Json } from "../../language/ir/types.ts";
import { type Facts, isSilent, LIMITED, NOTHING, type Node } from "./facts.ts";

/** Makes one node of several. */
export type Join = (nodes: readonly Node[]) => Node;

/** What holds where both hold. */
export function bothOf(one: Facts, other: Facts, join: Join): Facts {
  if (one === NOTHING || other === NOTHING) return one === NOTHING ? other : one;
  return {
    types: common(one.types, other.types),
    isNullable:
      one.isNullable === null || other.isNullable === null
        ? (one.isNullable ?? other.isNullable)
        : one.isNullable && other.isNullable,
    values: commonValues(one.values, other.values),
    words: tightest(one.words, other.words),
    fallback: one.fallback ?? other.fallback,
    members: joined(one.members, other.members, join),
    required: new Set([...one.required, ...other.required]),
    items: one.items && other.items ? join([one.items, other.items]) : (one.items ?? other.items),
    rest: restOf([one, other], join),
    isReadOnly: one.isReadOnly || other.isReadOnly,
    isWriteOnly: one.isWriteOnly || other.isWriteOnly,
    isDeprecated: one.isDeprecated || other.isDeprecated,
    isVaried: one.isVaried || other.isVaried,
    texts: [...one.texts, ...other.texts],
    broken: [...one.broken, ...other.broken],
  };
}

function common(one: Facts["types"], other: Facts["types"]): Facts["types"] {
  if (one === null || other === null) return one ?? other;
  const has = (types: ReadonlySet<string>, type: string) =>
    types.has(type) || (type === "integer" && types.has("number"));
  return new Set([
    ...[...one].filter((type) => has(other, type)),
    ...[...other].filter((type) => has(one, type)),
  ]);
}

function commonValues(one: Facts["values"], other: Facts["values"]): Facts["values"] {
  if (one === null || other === null) return one ?? other;
  return one.filter((value) => other.some((each) => isDeepStrictEqual(value, each)));
}

function tightest(one: Facts["words"], other: Facts["words"]): Facts["words"] {
  if (one.size === 0 || other.size === 0) return one.size === 0 ? other : one;
  const all = new Map(one);
  for (const [word, values] of other) {
    const both = [...(all.get(word) ?? []), ...values];
    all.set(word, tighter(word, both));
  }
  return all;
}

function tighter(word: string, values: readonly Json[]): readonly Json[] {
  const numbers = values.filter((value) => typeof value === "number");
  if (/^(?:exclusiveM|m)in/.test(word)) return [Math.max(...numbers)];
  if (/^(?:exclusiveM|m)ax/.test(word)) return [Math.min(...numbers)];
  return [...new Set(values)];
}

function joined(
  one: Facts["members"],
  other: Facts["members"],
  join: Join,
): ReadonlyMap<string, Node> {
  if (one.size === 0 || other.size === 0) return one.size === 0 ? other : one;
  const all = new Map(one);
  for (const [name, node] of other) {
    const known = all.get(name);
    all.set(name, known ? join([known, node]) : node);
  }
  return all;
}

function restOf(all: readonly Facts[], join: Join): Facts["rest"] {
  const nodes = all.map(({ rest }) => rest).filter((rest) => rest !== null && rest !== true);
  if (nodes.length > 0) return join(nodes);
  return all.some(({ rest }) => rest === true) ? true : null;
}

/** What holds where one of several holds; alternatives of nothing but null are told apart before. */
export function eitherOf(all: readonly Facts[], join: Join): Facts {
  const [first = NOTHING, ...more] = all;
  if (more.length === 0) return first;
  const every = (is: (facts: Facts) => boolean) => all.every(is);
  const types = every((each) => each.types !== null)
    ? new Set(all.flatMap((each) => [...(each.types ?? [])]))
    : null;
  const values = every((each) => each.values !== null)
    ? all.flatMap((each) => each.values ?? [])
    : null;
  const words = commonWords(all);
  const required = commonNames(all);
  const items = all.flatMap((each) => each.items ?? []);
  return {
    types,
    isNullable: nullabilityOf(all),
    values: values && [...new Set(values)],
    words,
    fallback: undefined,
    members: ofAny(all, join),
    required,
    items: items.length > 0 ? join(items) : null,
    rest: restOf(all, join),
    isReadOnly: every((each) => each.isReadOnly),
    isWriteOnly: every((each) => each.isWriteOnly),
    isDeprecated: every((each) => each.isDeprecated),
    isVaried: all.some((each) => isFuller(each, { words, required, values })),
    texts: all.flatMap((each) => each.texts),
    broken: all.flatMap((each) => each.broken),
  };
}

function nullabilityOf(all: readonly Facts[]): boolean | null {
  if (all.some((each) => each.isNullable === true)) return true;
  return all.every((each) => each.isNullable === false) ? false : null;
}

/** Whether an alternative says more than what all of them say. */
function isFuller(each: Facts, kept: Pick<Facts, "words" | "required" | "values">): boolean {
  const isMore = [...each.words].some(
    ([word, values]) => isLimit(word, values) && !isDeepStrictEqual(kept.words.get(word), values),
  );
  const isOther = each.values !== null && kept.values === null;
  return isMore || isOther || each.isVaried || each.required.size > kept.required.size;
}

function isLimit(word: string, values: readonly Json[]): boolean {
  if (word === "format") return values.some((value) => !isSilent(String(value)));
  return LIMITED.has(word);
}

/** Words that every alternative has to which they apply. */
function commonWords(all: readonly Facts[]): Facts["words"] {
  const found = new Map<string, readonly Json[]>();
  for (const [word, values] of all.flatMap(({ words }) => [...words])) {
    const concerned = all.filter((each) => applies(word, each.types));
    const isSame = concerned.every((each) => isDeepStrictEqual(each.words.get(word), values));
    if (isSame) found.set(word, values);
  }
  return found;
}

/** Whether values of these types have what a word limits. */
export function applies(word: string, types: Facts["types"]): boolean {
  if (types === null) return true;
  const type = LIMITED.get(word);
  // A format is one of texts, and of numbers.
  if (!type) return types.has("string") || types.has("number") || types.has("integer");
  return type === "any" || types.has(type) || (type === "number" && types.has("integer"));
}

function commonNames(all: readonly Facts[]): ReadonlySet<string> {
  const [first = NOTHING, ...more] = all.filter(({ types }) => types?.has("object") ?? true);
  return new Set(
    [...first.required].filter((name) => more.every((each) => each.required.has(name))),
  );
}

function ofAny(all: readonly Facts[], join: Join): ReadonlyMap<string, Node> {
  const nodes = new Map<string, Node[]>();
  for (const [name, node] of all.flatMap(({ members }) => [...members])) {
    const known = nodes.get(name);
    if (known) known.push(node);
    else nodes.set(name, [node]);
  }
  return new Map([...nodes].map(([name, each]) => [name, join(each)]));
}
