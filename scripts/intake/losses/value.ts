import { isCommaList, isReadAsList } from "../../language/ir/input-steps.ts";
import type { Parameter } from "../../language/ir/types.ts";
import { type Facts, LIMITED, type Node } from "./facts.ts";
import type { Met, Notes } from "./notes.ts";
import { compareDefault, compareScalar, limitsBeside, type Note, VARIED } from "./scalar.ts";
import type { Schemas } from "./schemas.ts";

/** A value that the vendor takes, and where. */
export interface Taken {
  readonly node: Node;
  /** `query.limit`, `body.a.b` */
  readonly name: string;
  readonly required: boolean;
  /** How a list travels; null in JSON. */
  readonly travel: string | null;
  /** Whether null has a form there. */
  readonly hasNull: boolean;
  /** Of a file. */
  readonly mediaType?: string;
}

/** What is needed to compare. */
export interface Sides {
  readonly theirs: Schemas;
  readonly notes: Notes;
}

/** Reports what the vendor says of a value, and a parameter does not. */
export function compareValue(taken: Taken, parameter: Parameter, sides: Sides): void {
  const { node, name, required } = taken;
  const facts = sides.theirs.factsOf(node);
  const note = noteOf(taken, sides);
  for (const reference of facts.broken)
    note("a reference that is not followed", reference, [reference]);
  if (required && !isAlwaysGiven(parameter)) note("a required input is optional", "required");
  if (facts.isDeprecated && parameter.words?.deprecated === undefined)
    note("a deprecated input is not marked", "deprecated");
  if (parameter.nulls !== true) compareNull(taken, facts, note);
  compareDefault(facts, parameter, note);
  if (parameter.type === "file") return compareFile(taken, facts, parameter, sides, note);
  if (facts.types?.has("array") && isCommaList(parameter))
    compareList(taken, facts, parameter, sides, note);
  else if (parameter.type === "json") compareStructure(facts, parameter, sides, note);
  else {
    const isList = facts.types?.has("array") === true;
    if (isList) note("how a list travels", taken.travel ?? "JSON", [bareName(name)]);
    if (!isList || facts.types.size > 1) compareScalar(facts, parameter, note);
    else if (parameter.type !== "string") note("type of an input", "array");
  }
}

/** Reports losses of one value. */
export function noteOf(taken: Pick<Taken, "node" | "name">, { notes }: Sides): Note {
  return (kind, detail, words = []) =>
    notes.add(kind, { ...metAt(taken), detail: `${taken.name}: ${detail}`, words });
}

export function metAt({ node, name }: Pick<Taken, "node" | "name">): Met {
  return { pointer: node.pointer, detail: name };
}

function bareName(name: string): string {
  return name.slice(name.indexOf(".") + 1);
}

function isAlwaysGiven({ required, sendDefault, placement }: Parameter): boolean {
  return required || sendDefault || placement.kind === "path";
}

/** That nothing is known of what is left out and null is the same. */
export function compareNull({ hasNull, required }: Taken, facts: Facts, note: Note): void {
  if (hasNull && required && facts.isNullable === true && facts.types !== null)
    note("null of a required input", "null");
}

function compareFile(
  { mediaType: sent = "" }: Taken,
  facts: Facts,
  { limits }: Parameter,
  { theirs }: Sides,
  note: Note,
): void {
  const isBytes = facts.types === null || facts.types.has("string") || facts.types.has("array");
  if (!isBytes) note("type of an input", [...(facts.types ?? [])].join(" or "));
  if (facts.types?.has("array")) note("a list of files", "one file");
  const own = facts.items ? theirs.factsOf(facts.items) : facts;
  if (own.members.size > 0) saysStructure(note);
  const named = own.words.get("contentMediaType") ?? [];
  for (const mediaType of new Set([...named, ...(sent === "" ? [] : [sent])])) {
    const isOpen = mediaType === "application/octet-stream" || String(mediaType).includes("*");
    if (!isOpen && !limits.mediaTypes?.includes(String(mediaType)))
      note("media type of a file", String(mediaType));
  }
}

function compareList(
  taken: Taken,
  facts: Facts,
  parameter: Parameter,
  sides: Sides,
  note: Note,
): void {
  const { travel } = taken;
  const { lists, placement } = parameter;
  const isBracketed =
    placement.kind === "query" && placement.name.endsWith("[]") && !taken.name.endsWith("[]");
  const own = !isReadAsList(parameter)
    ? "comma"
    : (lists ?? (isBracketed ? "deepObject" : "repeat"));
  if (travel !== null && travel !== own) note("how a list travels", travel, [bareName(taken.name)]);
  const isAlone = facts.types?.size === 1;
  limitsBeside(facts, isAlone ? ["array", "any"] : ["array"], parameter, note);
  // One value may stand in place of a list.
  if (!isAlone) compareScalar(facts, parameter, note);
  else if (facts.isVaried) note(VARIED, "alternatives");
  const items = facts.items && sides.theirs.factsOf(facts.items);
  if (!items) return;
  if (isNested(items)) saysStructure(note);
  else compareScalar(items, parameter, note);
}

const KINDS = ["number", "string", "array", "object", "any"] as const;

function compareStructure(facts: Facts, parameter: Parameter, sides: Sides, note: Note): void {
  limitsBeside(facts, KINDS, parameter, note);
  const { types, words, items, isVaried } = facts;
  const isList = parameter.shape === "array" && types?.size === 1 && types.has("array");
  if (isList && isVaried) note(VARIED, "alternatives");
  // Limits are told above.
  const rest = new Map([...words].filter(([word]) => !LIMITED.has(word)));
  const said = isList ? { types: null, items: null, isVaried: false } : {};
  const isDeep = items !== null && isSaying(sides.theirs.factsOf(items));
  if (isDeep || isSaying({ ...facts, words: rest, ...said })) saysStructure(note);
}

function saysStructure(note: Note): void {
  note("structure of a JSON input", "its members and items");
}

/** Reports what members beside the named ones are, which nothing says of JSON that is spread there. */
export function compareOthers(taken: Taken, { rest }: Facts, sides: Sides): void {
  if (rest !== null && rest !== true && isSaying(sides.theirs.factsOf(rest)))
    noteOf(taken, sides)("structure of a JSON input", "its other members");
}

function isNested({ members, types }: Facts): boolean {
  return members.size > 0 || types?.has("array") === true;
}

/** Whether a schema keeps anything out. */
function isSaying(facts: Facts): boolean {
  const { types, values, words, members, items, rest, isVaried } = facts;
  const isTyped = types !== null && (types.size !== 1 || !types.has("object"));
  return (
    isTyped ||
    values !== null ||
    words.size > 0 ||
    members.size > 0 ||
    items !== null ||
    isVaried ||
    (rest !== null && rest !== true)
  );
}
