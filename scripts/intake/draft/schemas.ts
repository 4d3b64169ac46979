import { isUnsafe } from "../../language/check/reserved.ts";
import type { Json, JsonSchema } from "../../language/ir/types.ts";
import { textOf } from "../data.ts";
import { followVendor } from "../follow.ts";
import type { Resolve } from "../model.ts";
import { FILES } from "../read/elsewhere.ts";
import { canEnd } from "../shape/members.ts";
import type { Follow, SchemaNode } from "../shape/node.ts";
import { type Normal, normalOf, referenceOf } from "../shape/normal.ts";
import { typesOf, valuesOf } from "../shape/types.ts";
import { schemaName } from "./names.ts";
import { tidy } from "./prose.ts";

/** How many objects within objects are described; what lies deeper stays open. */
const DEPTH = 4;

/** How many schemas there are for one operation, and for each more reply: some lead to hundreds. */
const MOST = 40;
const EACH = 5;

/** Formats that say something about a text; others are about numbers in programs. */
const FORMATS = new Set(["date", "date-time", "email", "uri", "uuid"]);

/** How many values a description may list. */
const FEW = 12;

const OPEN: JsonSchema = { type: "object", additionalProperties: true };

/** Names of schemas in the manifest, by the vendor's reference or, where there is none, its text. */
export type Keys = ReadonlyMap<string, string>;

/** What there is before schemas are drafted. */
interface SchemaSetting {
  readonly resolve: Resolve;
  /** Names that the manifest has. */
  readonly taken?: Iterable<string>;
  /** What the vendor has under a key, and the manifest under a name. */
  readonly known?: Keys;
  /** Names of schemas that stay open, whatever the vendor says of them. */
  readonly open?: ReadonlySet<string>;
}

/** Schemas of a manifest, made of those of the vendor that are asked for and what they lead to. */
export class SchemaDrafts {
  readonly #follow: Follow;
  readonly #open: ReadonlySet<string>;
  readonly #schemas = new Map<string, JsonSchema>();
  readonly #names: Map<string, string>;
  readonly #taken: Set<string>;
  #replies = 0;
  #planned = 0;
  /** What is still to be written; the nearest first, so that what is cut off lies deepest. */
  readonly #queue: {
    readonly name: string;
    readonly schema: JsonSchema;
    readonly depth: number;
  }[] = [];

  constructor({ resolve, taken = [], known = new Map(), open = new Set() }: SchemaSetting) {
    this.#follow = followVendor({ resolve });
    this.#open = open;
    this.#taken = new Set(taken);
    this.#names = new Map(known);
  }

  /** The names that were given, or known. */
  get names(): Keys {
    return this.#names;
  }

  /** The name of a reply's schema, which is written with all that it needs. */
  add(schema: JsonSchema, otherwise: string): string {
    this.#replies += 1;
    const node = { schema, at: [] };
    const reference = referenceOf(schema);
    const isNamed = reference !== undefined && !this.#isOwnNull(node, this.#follow(reference));
    const name = isNamed ? this.#plan(reference, 0) : undefined;
    return name ?? this.#enqueue(JSON.stringify(schema), otherwise, schema, 0);
  }

  /** Whether nothing is said of a schema of the manifest, because its draft was not sound. */
  isOpen(name: string): boolean {
    return this.#open.has(name);
  }

  /** All schemas by name, in the order in which they are met. */
  result(): Readonly<Record<string, JsonSchema>> {
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      const { name, schema, depth } = next;
      this.#schemas.set(name, this.#open.has(name) ? {} : this.#copy(schema, depth));
    }
    return Object.fromEntries(this.#schemas);
  }

  #plan(reference: string, depth: number): string | undefined {
    const target = this.#follow(reference)?.schema;
    const known = this.#names.get(reference);
    const isDeep = depth >= DEPTH || (depth > 0 && this.#planned >= MOST + EACH * this.#replies);
    if (known !== undefined || target === undefined || isDeep) return known;
    return this.#enqueue(reference, nameOf(reference), target, depth);
  }

  #enqueue(key: string, wanted: string, schema: JsonSchema, depth: number): string {
    const known = this.#names.get(key);
    if (known !== undefined) return known;
    const name = schemaName(wanted, this.#taken);
    this.#taken.add(name);
    this.#planned += 1;
    this.#names.set(key, name);
    this.#queue.push({ name, schema, depth });
    return name;
  }

  #copy(schema: JsonSchema, depth: number): JsonSchema {
    const node = { schema, at: [] };
    const reference = referenceOf(schema);
    if (reference !== undefined) return this.#referred(reference, node, depth);
    const normal = normalOf(node, this.#follow);
    const text = describe(normal.says, valuesOf(node, this.#follow));
    const description = text && { description: text };
    const own = this.#own(node, normal, depth);
    // As people write them: of a scalar the type first, of anything that goes on below at the end.
    const isLeaf = Object.values(own).every((value) => typeof value !== "object");
    return isLeaf ? { ...own, ...description } : { ...description, ...own };
  }

  /** A schema by its name; beside it null, where only this use of it may be null. */
  #referred(reference: string, node: SchemaNode, depth: number): JsonSchema {
    const target = this.#follow(reference);
    // What leads to itself, or nowhere, may be anything.
    if (target === undefined || referenceOf(target.schema) === reference) return {};
    const name = this.#plan(reference, depth);
    const named = name === undefined ? this.#stub(target) : { $ref: `#/schemas/${name}` };
    return this.#isOwnNull(node, target) ? { anyOf: [named, NULL] } : named;
  }

  /** Whether a value may be null, which what it refers to may not. */
  #isOwnNull(node: SchemaNode, target: SchemaNode | undefined): boolean {
    const isNullable = (each: SchemaNode) => typesOf(each, this.#follow)?.has("null") === true;
    return isNullable(node) && target !== undefined && !isNullable(target);
  }

  /** What a reference leads to, when it lies too deep to be described. */
  #stub(target: SchemaNode | undefined): JsonSchema {
    const types = (target && knownTypes(typesOf(target, this.#follow))) ?? [];
    if (types.length === 0) return OPEN;
    return { ...typeOf(types), ...(types.includes("object") && { additionalProperties: true }) };
  }

  #own(node: SchemaNode, normal: Normal, depth: number): JsonSchema {
    const { says, members: all, items, others, choices } = normal;
    const types = knownTypes(typesOf(node, this.#follow));
    const isChoice = choices.length > 0;
    const members = this.#members(all, depth);
    const required = [...normal.required].filter((name) => {
      const member = all.get(name);
      return Object.hasOwn(members, name) && member && canEnd(member, this.#follow);
    });
    const isOpen = types?.includes("object") && Object.keys(members).length === 0 && !isChoice;
    const { format } = says;
    return {
      // What alternatives are, they say themselves.
      ...(!isChoice || all.size > 0 || items ? typeOf(types ?? []) : {}),
      ...(typeof format === "string" && FORMATS.has(format) && { format }),
      ...(required.length > 0 && { required }),
      ...(Object.keys(members).length > 0 && { properties: members }),
      ...(items && { items: this.#copy(items.schema, depth) }),
      ...(others ? { additionalProperties: this.#others(others, depth) } : {}),
      ...(isOpen && !others && { additionalProperties: true }),
      ...this.#choices(choices, types?.includes("null") === true, depth),
    };
  }

  #others({ schema }: SchemaNode, depth: number): JsonSchema | true {
    return Object.keys(schema).length === 0 || this.#copy(schema, depth + 1);
  }

  #members(members: Normal["members"], depth: number): JsonSchema {
    if (depth >= DEPTH) return {};
    const entries = [...members].filter(([name]) => !isUnsafe(name));
    return Object.fromEntries(
      entries.map(([name, { schema }]) => [name, this.#copy(schema, depth + 1)]),
    );
  }

  /** That not more than one alternative holds is nothing a caller needs to know. */
  #choices(choices: Normal["choices"], isNullable: boolean, depth: number): JsonSchema {
    const isNull = (each: SchemaNode) => typesOf(each, this.#follow)?.has("null") === true;
    const lists = choices.map((options) => [
      ...options.map(({ schema }) => this.#copy(schema, depth)),
      ...(isNullable && !options.some(isNull) ? [NULL] : []),
    ]);
    // Of which one may be anything, a list says nothing.
    const saying = lists.filter((list) => list.every((each) => Object.keys(each).length > 0));
    const [only, ...more] = saying.map((list) => ({ anyOf: distinct(list) }));
    return more.length > 0 && only ? { allOf: [only, ...more] } : (only ?? {});
  }
}

const NULL: JsonSchema = { type: "null" };

/** `#/components/schemas/Item` -> `Item`; `#/x-files/parts~1item.yaml` -> `item` */
function nameOf(reference: string): string {
  const last = reference.slice(reference.lastIndexOf("/") + 1);
  if (!reference.startsWith(`#/${FILES}/`)) return last;
  return (last.split("~1").at(-1) ?? last).replace(/\.(?:json|ya?ml)$/, "");
}

const TYPES = new Set(["array", "boolean", "integer", "null", "number", "object", "string"]);

/** The types that JSON Schema has; documents make up others, which say nothing. */
function knownTypes(types: ReadonlySet<string> | null): readonly string[] | undefined {
  const known = types && [...types].filter((each) => TYPES.has(each));
  return known && known.length > 0 ? known : undefined;
}

function typeOf([only, ...more]: readonly string[]): JsonSchema {
  if (only === undefined) return {};
  return { type: more.length > 0 ? [only, ...more] : only };
}

/** What is said twice is said once. */
function distinct(parts: readonly Json[]): readonly Json[] {
  return [...new Map(parts.map((part) => [JSON.stringify(part), part])).values()];
}

/** Values are listed in the description: an enum would have to stay complete. */
function describe({ description }: JsonSchema, values: readonly Json[] | null): string {
  const text = textOf(description) === "" ? "" : tidy(textOf(description), "");
  const listed = (values ?? []).filter((value) => value !== "");
  if (listed.length === 0 || listed.length > FEW) return text;
  const known = `One of ${listed.join(", ")}.`;
  return text === "" ? known : `${text} ${known}`;
}
