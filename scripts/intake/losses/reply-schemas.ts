import type { Provider } from "../../language/ir/types.ts";
import { type Facts, isSilent, type Node } from "./facts.ts";
import { type Drafted, Notes } from "./notes.ts";
import type { Note } from "./scalar.ts";
import { Schemas } from "./schemas.ts";

/** A schema of the vendor beside that of the draft. */
interface Pair {
  readonly theirs: Node;
  readonly ours: Node;
  /** `200: data[].owner` */
  readonly path: string;
}

/** More than a document has schemas. */
const MOST = 2 ** 26;

const SCHEMAS = "#/components/schemas/";

/** What compares replies with the schemas of a draft; those that a remark leaves to a person count as said. */
export function replySchemas(
  theirs: Schemas,
  { schemas }: Provider,
  { remarks }: Drafted,
  notes: Notes,
): ReplySchemas {
  const ours = new Schemas({ components: { schemas } });
  const open = remarks.flatMap(({ path: [part, name] }) =>
    part === "schemas" ? [ours.at(schemas[String(name)], `${SCHEMAS}${name}`)] : [],
  );
  return new ReplySchemas(theirs, ours, new Set(open), notes);
}

/** Compares schemas of replies, each pair once for all operations. */
export class ReplySchemas {
  readonly #theirs: Schemas;
  readonly #ours: Schemas;
  readonly #notes: Notes;
  /** Left open, which a remark tells. */
  readonly #open: ReadonlySet<Node>;
  readonly #known = new Set<number>();
  readonly #said = new Map<string, boolean>();
  readonly #queue: Pair[] = [];

  constructor(theirs: Schemas, ours: Schemas, open: ReadonlySet<Node>, notes: Notes) {
    this.#theirs = theirs;
    this.#ours = ours;
    this.#open = open;
    this.#notes = notes;
  }

  /** Whether the draft's schema of this name says all that the vendor's does. */
  isSaid(theirs: Node, name: string): boolean {
    const key = `${theirs.id} ${name}`;
    const known = this.#said.get(key);
    if (known !== undefined) return known;
    const notes = new Notes({ remarks: [] });
    new ReplySchemas(this.#theirs, this.#ours, this.#open, notes).compare(theirs, name, "");
    const isSaid = notes.losses.length === 0;
    this.#said.set(key, isSaid);
    return isSaid;
  }

  /** Reports what the vendor's schema says, and the draft's of this name does not. */
  compare(theirs: Node, name: string, path: string): void {
    // A word for what is not said, such as `any`.
    const ours = this.#ours.at(this.#ours.resolve(`${SCHEMAS}${name}`), `${SCHEMAS}${name}`);
    this.#queue.push({ theirs, ours, path: `${path}:` });
    // What lies nearest is met first.
    for (const pair of this.#queue) this.#comparePair(pair);
    this.#queue.length = 0;
  }

  #comparePair({ path, ...pair }: Pair): void {
    const [theirNode, ourNode] = [this.#theirs.target(pair.theirs), this.#ours.target(pair.ours)];
    const key = theirNode.id * MOST + ourNode.id;
    if (this.#known.has(key) || this.#open.has(ourNode)) return;
    this.#known.add(key);
    const note: Note = (kind, detail, words = []) =>
      this.#notes.add(kind, { pointer: theirNode.pointer, detail: `${path} ${detail}`, words });
    if (this.#hasAlternatives(theirNode, ourNode, path, note)) return;
    this.#compareFacts(this.#theirs.factsOf(theirNode), this.#ours.factsOf(ourNode), path, note);
  }

  #compareFacts(theirs: Facts, ours: Facts, path: string, note: Note): void {
    if (theirs.isWriteOnly) return;
    for (const reference of theirs.broken)
      note("a reference that is not followed", reference, [reference]);
    compareTypes(theirs, ours, note);
    compareWords(theirs, ours, note);
    if (theirs.isVaried && !ours.isVaried && ours.members.size > 0)
      note("alternatives of a reply", "alternatives");
    const isDeep = theirs.members.size > 0 && ours.members.size === 0;
    if (isDeep || (theirs.items && !ours.items) || isNode(theirs.rest, ours.rest))
      note("a reply deeper than it is described", "members");
    if (!isDeep) this.#compareMembers(theirs, ours, path, note);
    if (theirs.items && ours.items)
      this.#push(theirs.items, ours.items, `${path}${path.endsWith(":") ? " " : ""}[]`);
    this.#compareRest(theirs, ours, path, note);
  }

  #push(theirs: Node, ours: Node, path: string): void {
    this.#queue.push({ theirs, ours, path });
  }

  /** Compares alternatives with those of the draft, which has them in the same order. */
  #hasAlternatives(theirs: Node, ours: Node, path: string, note: Note): boolean {
    const [all, own] = [this.#theirs.alternativesOf(theirs), this.#ours.alternativesOf(ours)];
    if (all.nodes.length === 0 || all.nodes.length !== own.nodes.length) return false;
    if (all.hasNull && !own.hasNull) note("null in a reply", "null");
    for (const [index, node] of all.nodes.entries()) {
      const other = own.nodes[index];
      if (other) this.#push(node, other, path);
    }
    return true;
  }

  #compareMembers(theirs: Facts, ours: Facts, path: string, note: Note): void {
    for (const [name, node] of theirs.members) {
      const own = ours.members.get(name);
      if (own) this.#push(node, own, `${path}${path.endsWith(":") ? " " : "."}${name}`);
      const isLess = !own || (theirs.required.has(name) && !ours.required.has(name));
      // What is only written is in no reply.
      if (isLess && !this.#theirs.factsOf(node).isWriteOnly)
        note(own ? "a required member of a reply" : "a member of a reply", name);
    }
  }

  #compareRest({ rest, members }: Facts, ours: Facts, path: string, note: Note): void {
    if (rest === null) return;
    if (ours.rest === null) {
      if (members.size > 0 || rest !== true) note("members beside the named ones", "any others");
    } else if (rest !== true && ours.rest !== true) this.#push(rest, ours.rest, `${path}.*`);
  }
}

/** Whether the draft leaves open what the vendor describes. */
function isNode(theirs: Facts["rest"], ours: Facts["rest"]): boolean {
  return theirs !== null && theirs !== true && ours === true;
}

function compareTypes(theirs: Facts, ours: Facts, note: Note): void {
  const { types } = theirs;
  const lost = [...(types ?? [])].filter((type) => !ours.types || !hasType(ours.types, type));
  if (lost.length > 0) note("type of a reply", lost.join(" or "), ["text"]);
  if (theirs.isNullable === true && ours.isNullable === false) note("null in a reply", "null");
}

function hasType(types: ReadonlySet<string>, type: string): boolean {
  return types.has(type) || (type === "integer" && types.has("number"));
}

function compareWords({ words, values }: Facts, ours: Facts, note: Note): void {
  for (const [word, all] of words) {
    const isFormat = word === "format";
    // What text holds is said by a format, or by nothing; members by their patterns are told as others.
    if (/^content(?:Encoding|MediaType)$|^patternProperties$/.test(word)) continue;
    const own = ours.words.get(word);
    for (const value of all) {
      const isQuiet = isFormat && isSilent(String(value));
      // Schemas in them have names of their own.
      const isSaid = typeof value === "object" ? own !== undefined : own?.includes(value) === true;
      if (isQuiet || isSaid) continue;
      const detail = isFormat ? String(value) : JSON.stringify(value);
      note(isFormat ? "format of a value in a reply" : "a limit of a reply", `${word} ${detail}`);
    }
  }
  if (values && !isListed(values, ours))
    note("values of a reply that are not listed", `${values.length} values`);
}

/** Values stand in an enum or, as vendors add to them, in a description. */
function isListed(values: NonNullable<Facts["values"]>, ours: Facts): boolean {
  const wanted = values.filter((value) => value !== "");
  if (wanted.length === 0) return true;
  if (ours.values) return wanted.every((value) => ours.values?.includes(value));
  const listed = ours.texts.flatMap((text) => text.split("One of ").slice(1)).join(" ");
  return wanted.every((value) => listed.includes(String(value)));
}
