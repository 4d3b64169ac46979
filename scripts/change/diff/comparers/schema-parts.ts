import { isDeepStrictEqual } from "node:util";
import { isSchema } from "../../../language/ir/schema-path.ts";
import type { Json } from "../../../language/ir/types.ts";
import { code, codesOf } from "../row/told.ts";
import { type IsSame, type Paired, pairUp } from "../row/pair-up.ts";
import { nounOf, relationOf } from "./limits.ts";
import { found, type Pair, type SchemaFound } from "./schema-found.ts";
import {
  type Described,
  type Member,
  type SchemaNode,
  typesOf,
  valuesOf,
  within,
} from "./schema-node.ts";

/** Compares two schemas within those compared. */
export type Enter = (base: SchemaNode, head: SchemaNode) => Iterable<SchemaFound>;

/** Values that a reply may have: lists of them and constants. */
export function* values(pair: Pair): Iterable<SchemaFound> {
  const { base, head } = pair;
  const [before, after] = [valuesOf(base.keywords), valuesOf(head.keywords)];
  const keyword = (after ? head : base).keywords.has("const") ? "const" : "enum";
  const listed = (list: readonly Json[]) => ({ keyword, gaps: { values: codesOf(list) } });
  if (!before || !after) {
    const isOpen = before && isListOpen(before, kindsOf(head));
    if (before) yield found(pair, "more", isOpen ? "openList" : "list", listed(before));
    if (after) yield found(pair, "less", "list", listed(after));
    return;
  }
  const [come, gone] = [without(after, before), without(before, after)];
  if (base.keywords.has("const") && head.keywords.has("const") && come.length > 0) {
    yield found(pair, "other", "constant", { keyword, from: before[0], to: after[0] });
    return;
  }
  const kinds = come.map((value) => typeof value);
  if (come.length > 0)
    yield found(pair, "more", isListOpen(before, kinds) ? "openValues" : "values", listed(come));
  if (gone.length > 0) yield found(pair, "less", "values", listed(gone));
}

/** What `typeof` gives for the values that a schema allows by their types. */
function kindsOf(whole: Described): readonly string[] {
  return [...(typesOf(whole) ?? [])].map((type) => (type === "integer" ? "number" : type));
}

/** Whether the emitted type of a list allows further values, as that of several texts and numbers does. */
function isListOpen(list: readonly Json[], beside: readonly string[]): boolean {
  const kinds = list
    .map((value) => typeof value)
    .filter((kind) => kind === "string" || kind === "number");
  return kinds.length > 1 && beside.every((other) => kinds.some((kind) => kind === other));
}

function without(some: readonly Json[], others: readonly Json[]): readonly Json[] {
  return some.filter((value) => others.every((other) => !isDeepStrictEqual(value, other)));
}

/** Keywords that limit values, in the order in which they are told. */
const LIMITS = [
  ..."minimum exclusiveMinimum minLength minItems minProperties".split(" "),
  ..."maximum exclusiveMaximum maxLength maxItems maxProperties".split(" "),
  ..."format pattern multipleOf uniqueItems".split(" "),
];

export function* limits(pair: Pair): Iterable<SchemaFound> {
  for (const keyword of LIMITS) {
    const [from, to] = [pair.base, pair.head].map(({ keywords }) => keywords.get(keyword)?.value);
    if (isDeepStrictEqual(from, to)) continue;
    const gaps = { limit: nounOf(keyword) };
    yield found(pair, relationOf(keyword, from, to), "limit", { keyword, from, to, gaps });
  }
}

/** Members of an object that came, went, were renamed, or differ. */
export function* members(pair: Pair, enter: Enter): Iterable<SchemaFound> {
  const { pairs, removed, added } = pairMembers(pair.base.members, pair.head.members);
  const named = ({ node }: Member) => ({ gaps: { member: code(node.name) } });
  for (const [base, head] of pairs) {
    const places = { base: base.node.at, head: head.node.at };
    if (base.name !== head.name) {
      yield found(pair, "other", "memberName", { ...named(base), places, to: head.node.name });
      continue;
    }
    if (base.isRequired !== head.isRequired)
      yield found(pair, head.isRequired ? "less" : "more", "presence", { ...named(head), places });
    yield* enter(base.node, head.node);
  }
  for (const member of removed) {
    const places = { base: member.node.at, head: null };
    yield found(pair, "less", "member", { ...named(member), places });
  }
  for (const member of added) {
    const places = { base: null, head: member.node.at };
    yield found(pair, "more", "member", { ...named(member), places });
  }
  yield* further(pair, enter);
}

/** Many members say as little as `type: string`: one that went and one that came need to be the only ones alike. */
function pairMembers(base: readonly Member[], head: readonly Member[]): Paired<Member> {
  const { removed, added } = pairUp(base, head, isNamesake);
  const isOnly: IsSame<Member> = (one, other) =>
    isAlike(one, other) &&
    removed.filter((rival) => isAlike(rival, other)).length === 1 &&
    added.filter((rival) => isAlike(one, rival)).length === 1;
  return pairUp(base, head, isNamesake, isOnly);
}

function isNamesake(base: Member, head: Member): boolean {
  return base.name === head.name;
}

function isAlike(base: Member, head: Member): boolean {
  const isSame = isDeepStrictEqual(base.node.schema, head.node.schema);
  return isSame && base.isRequired === head.isRequired;
}

/** Members that are not described one by one. */
function* further(pair: Pair, enter: Enter): Iterable<SchemaFound> {
  const { base, head } = pair;
  const [before, after] = [opennessOf(base), opennessOf(head)];
  const at = { keyword: "additionalProperties" };
  if (before < after) yield found(pair, "more", "open", at);
  else if (before > after)
    yield found(pair, "less", before === READABLE ? "closed" : "excluded", at);
  else if (after === READABLE) yield* enter(furtherOf(base), furtherOf(head));
}

/** With this openness, members of any name may be read; below, they are ignored or excluded. */
const READABLE = 2;

function opennessOf({ keywords }: Described): number {
  const value = keywords.get("additionalProperties")?.value;
  if (value === true || isSchema(value)) return READABLE;
  return value === undefined ? 1 : 0;
}

function furtherOf({ node, keywords }: Described): SchemaNode {
  const own = keywords.get("additionalProperties");
  return within(own?.node ?? node, ["additionalProperties"], own?.value ?? {}, ".*");
}

/** Keywords that are compared above. */
const COMPARED: ReadonlySet<string> = new Set([
  ..."$ref additionalProperties allOf anyOf const enum items oneOf properties required type".split(
    " ",
  ),
  ...LIMITS,
]);

/** Keywords that say something to people only. */
const NOTES: ReadonlySet<string> = new Set(
  "$comment default example examples externalDocs readOnly title writeOnly xml".split(" "),
);

/** Descriptions and all that nothing else compares. */
export function* texts(pair: Pair): Iterable<SchemaFound> {
  const { base, head } = pair;
  for (const keyword of new Set([...base.keywords.keys(), ...head.keywords.keys()])) {
    const [from, to] = [base, head].map(({ keywords }) => keywords.get(keyword)?.value);
    if (COMPARED.has(keyword) || isDeepStrictEqual(from, to)) continue;
    const gaps = { keyword: code(keyword) };
    if (keyword === "description") yield found(pair, "other", "description", { keyword });
    else if (keyword === "deprecated")
      yield found(pair, to ? "more" : "less", "deprecation", { keyword });
    else yield found(pair, "other", NOTES.has(keyword) ? "note" : "condition", { keyword, gaps });
  }
}
