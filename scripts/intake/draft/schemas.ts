import { isSchema } from "../../language/ir/schema-path.ts";
import type { Json, JsonSchema } from "../../language/ir/types.ts";
import { isUnsafe } from "../../language/check/reserved.ts";
import type { Resolve } from "../model.ts";
import { listOf, objectOf, textOf, textsOf } from "../read/json.ts";
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
  readonly #resolve: Resolve;
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
    this.#resolve = resolve;
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
    const reference = textOf(schema["$ref"]);
    const name = reference ? this.#plan(reference, 0) : undefined;
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
    const target = this.#resolve(reference);
    const known = this.#names.get(reference);
    const isDeep = depth >= DEPTH || (depth > 0 && this.#planned >= MOST + EACH * this.#replies);
    if (known !== undefined || target === undefined || isDeep) return known;
    return this.#enqueue(reference, reference.slice(reference.lastIndexOf("/") + 1), target, depth);
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
    const reference = textOf(schema["$ref"]);
    if (reference) {
      const name = this.#plan(reference, depth);
      return name === undefined ? this.#stub(reference) : { $ref: `#/schemas/${name}` };
    }
    const only = onlyPart(schema);
    if (only) return this.#copy(only, depth);
    const text = describe(schema);
    const description = text && { description: text };
    const own = this.#own(schema, depth);
    // As people write them: of a scalar the type first, of anything that goes on below at the end.
    const isLeaf = Object.values(own).every((value) => typeof value !== "object");
    return isLeaf ? { ...own, ...description } : { ...description, ...own };
  }

  /** What a reference leads to, when it lies too deep to be described. */
  #stub(reference: string): JsonSchema {
    const type = knownType(this.#resolve(reference)?.["type"]);
    if (type === "object" || type === undefined) return OPEN;
    const isObject = Array.isArray(type) && type.includes("object");
    return { type, ...(isObject && { additionalProperties: true }) };
  }

  #own(schema: JsonSchema, depth: number): JsonSchema {
    const { format, properties, items, additionalProperties } = schema;
    const type = knownType(schema["type"]);
    const members = isSchema(properties) ? this.#members(properties, depth) : {};
    const required = textsOf(schema["required"]).filter((name) => Object.hasOwn(members, name));
    const isOpen = type === "object" && Object.keys(members).length === 0;
    return {
      ...(type !== undefined && { type }),
      ...(typeof format === "string" && FORMATS.has(format) && { format }),
      ...(required.length > 0 && { required }),
      ...(Object.keys(members).length > 0 && { properties: members }),
      ...(isSchema(items) && { items: this.#copy(items, depth) }),
      ...(isSchema(additionalProperties) && {
        additionalProperties: this.#copy(additionalProperties, depth + 1),
      }),
      ...((additionalProperties === true || isOpen) &&
        !isSchema(additionalProperties) && { additionalProperties: true }),
      ...this.#parts(schema, depth),
    };
  }

  #members(properties: JsonSchema, depth: number): JsonSchema {
    if (depth >= DEPTH) return {};
    const entries = Object.entries(properties).filter(([name]) => !isUnsafe(name));
    return Object.fromEntries(
      entries.map(([name, member]) => [name, this.#copy(objectOf(member), depth + 1)]),
    );
  }

  #parts(schema: JsonSchema, depth: number): JsonSchema {
    const copies = (list: Json | undefined) =>
      distinct(listOf(list).map((part) => this.#copy(objectOf(part), depth)));
    const allOf = copies(schema["allOf"]);
    // That not more than one holds is nothing a caller needs to know.
    const anyOf = [...copies(schema["anyOf"]), ...copies(schema["oneOf"])];
    return { ...(allOf.length > 0 && { allOf }), ...(anyOf.length > 0 && { anyOf }) };
  }
}

const TYPES = new Set(["array", "boolean", "integer", "null", "number", "object", "string"]);

/** The types that JSON Schema has; documents make up others, which say nothing. */
function knownType(type: Json | undefined): Json | undefined {
  if (!Array.isArray(type)) return TYPES.has(textOf(type)) ? type : undefined;
  const known = [...new Set(textsOf(type))].filter((each) => TYPES.has(each));
  return known.length > 0 ? known : undefined;
}

/** A list of one part, or of one and a description, is how documents say something beside a reference. */
function onlyPart({ allOf, properties, anyOf, oneOf }: JsonSchema): JsonSchema | undefined {
  const [only, ...more] = distinct(listOf(allOf)).filter((part) => !isSilent(objectOf(part)));
  const isAlone = [properties, anyOf, oneOf].every((other) => other === undefined);
  return isAlone && more.length === 0 && isSchema(only) ? only : undefined;
}

/** What is said twice is said once. */
function distinct(parts: readonly Json[]): readonly Json[] {
  return [...new Map(parts.map((part) => [JSON.stringify(part), part])).values()];
}

/** Whether a schema says nothing of values. */
export function isSilent(schema: JsonSchema): boolean {
  return Object.keys(schema).every((key) => SAYING.has(key));
}

const SAYING = new Set(["description", "example", "examples", "title"]);

/** Values are listed in the description: an enum would have to stay complete. */
function describe({ description, enum: values, const: only }: JsonSchema): string {
  const text = textOf(description) === "" ? "" : tidy(textOf(description), "");
  const listed = (Array.isArray(values) ? values : only === undefined ? [] : [only]).filter(
    (value) => value !== null && value !== "",
  );
  if (listed.length === 0 || listed.length > FEW) return text;
  const known = `One of ${listed.join(", ")}.`;
  return text === "" ? known : `${text} ${known}`;
}
