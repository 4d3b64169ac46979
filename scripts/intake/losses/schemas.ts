import type { Json, JsonSchema } from "../../language/ir/types.ts";
import { listOf, objectOf } from "../data.ts";
import { resolver } from "../read/pointer.ts";
import { type Facts, NOTHING, type Node, type NodeAt, ownFacts } from "./facts.ts";
import { bothOf, eitherOf } from "./together.ts";

/** How many schemas are made of others: alternatives within alternatives give more than any document means. */
const MOST = 20_000;

/** How deep schemas that name others are followed. */
const DEEPEST = 500;

/** Alternatives, and whether null is one of them. */
interface Alternatives {
  readonly nodes: readonly Node[];
  readonly hasNull: boolean;
}

/** What a schema says beside alternatives. */
const SAYING = [
  "$ref",
  "additionalProperties",
  "allOf",
  "const",
  "enum",
  "format",
  "items",
  "nullable",
  "properties",
  "readOnly",
  "required",
  "type",
  "writeOnly",
];

/** The schemas of one document; each is read once, however many ways lead to it. */
export class Schemas {
  readonly resolve: (reference: string) => JsonSchema | undefined;
  readonly #nodes = new WeakMap<JsonSchema, Node>();
  readonly #made = new Map<string, Node>();
  readonly #facts: (Facts | undefined)[] = [];
  #count = 0;
  #depth = 0;

  constructor(document: JsonSchema) {
    this.resolve = resolver(document);
  }

  /** A schema at its place; one that stands in several has the first. */
  at(value: Json | undefined, pointer: string): Node {
    const schema = objectOf(value);
    const known = this.#nodes.get(schema);
    if (known) return known;
    const node: Node = { id: this.#count++, pointer, kind: "one", schema, nodes: [] };
    this.#nodes.set(schema, node);
    return node;
  }

  /** What stands in place of a schema that is nothing but a reference. */
  target(node: Node): Node {
    let current = node;
    for (let left = DEEPEST; left > 0; left -= 1) {
      const { $ref } = current.schema;
      if (typeof $ref !== "string" || Object.keys(current.schema).length > 1) break;
      const target = this.resolve($ref);
      if (!target) break;
      current = this.at(target, $ref);
    }
    return current;
  }

  /** The alternatives of a schema that says nothing else; none of anything else. */
  alternativesOf({ schema, pointer }: Node): Alternatives {
    const { anyOf, oneOf } = schema;
    if (Boolean(anyOf) === Boolean(oneOf)) return { nodes: [], hasNull: false };
    if (SAYING.some((word) => word in schema)) return { nodes: [], hasNull: false };
    const keyword = anyOf ? "anyOf" : "oneOf";
    const all = listOf(anyOf ?? oneOf).map((part, index) =>
      this.at(part, `${pointer}/${keyword}/${index}`),
    );
    const nodes = all.filter((node) => !isNull(node.schema));
    return { nodes, hasNull: nodes.length < all.length };
  }

  /** What a schema says, with all that it names. */
  factsOf(node: Node): Facts {
    const known = this.#facts[node.id];
    // What leads back to itself says nothing more there.
    if (known) return known;
    if (this.#depth > DEEPEST) return NOTHING;
    this.#facts[node.id] = NOTHING;
    this.#depth += 1;
    const facts = node.kind === "one" ? this.#ofOne(node) : this.#ofSeveral(node);
    this.#depth -= 1;
    this.#facts[node.id] = facts;
    return facts;
  }

  #ofSeveral({ kind, nodes }: Node): Facts {
    const all = nodes.map((each) => this.factsOf(each));
    if (kind === "any") return eitherOf(all, this.#any);
    return all.reduce((one, other) => bothOf(one, other, this.#all), NOTHING);
  }

  #ofOne({ schema, pointer }: Node): Facts {
    const nodeAt: NodeAt = (part, keyword, name) =>
      this.at(part, `${pointer}/${keyword}${name === undefined ? "" : `/${escaped(name)}`}`);
    const own = ownFacts(schema, nodeAt);
    const { $ref, allOf, anyOf, oneOf } = schema;
    const parts = (list: Json | undefined, keyword: string) =>
      listOf(list).map((part, index) => nodeAt(part, keyword, String(index)));
    let facts = own;
    const add = (other: Facts) => {
      facts = bothOf(facts, other, this.#all);
    };
    if (typeof $ref === "string") add(this.#target($ref));
    for (const part of parts(allOf, "allOf")) add(this.factsOf(part));
    if (anyOf) add(this.#alternatives(parts(anyOf, "anyOf")));
    if (oneOf) add(this.#alternatives(parts(oneOf, "oneOf")));
    return facts;
  }

  #target(reference: string): Facts {
    const target = this.resolve(reference);
    if (target === undefined) return { ...NOTHING, broken: [reference] };
    return this.factsOf(this.at(target, reference));
  }

  #alternatives(nodes: readonly Node[]): Facts {
    const all = nodes.map((node) => ({ node, facts: this.factsOf(node) }));
    const real = all.filter(({ node }) => !isNull(node.schema));
    if (real.length === 0) return NOTHING;
    const facts = eitherOf(
      real.map((each) => each.facts),
      this.#any,
    );
    return real.length < all.length ? { ...facts, isNullable: true } : facts;
  }

  readonly #all = (nodes: readonly Node[]) => this.#join("all", nodes);
  readonly #any = (nodes: readonly Node[]) => this.#join("any", nodes);

  #join(kind: "all" | "any", nodes: readonly Node[]): Node {
    const parts = nodes.flatMap((node) => (node.kind === kind ? node.nodes : [node]));
    const single = [...new Map(parts.map((each) => [each.id, each])).values()];
    const [first, ...more] = single;
    if (!first) return this.at({}, "#");
    if (more.length === 0) return first;
    const ids = single.map(({ id }) => id).toSorted((one, other) => one - other);
    const key = `${kind} ${ids.join()}`;
    const known = this.#made.get(key);
    if (known || this.#made.size >= MOST) return known ?? first;
    const { pointer } = first;
    const node: Node = { id: this.#count++, pointer, kind, schema: {}, nodes: single };
    this.#made.set(key, node);
    return node;
  }
}

/** Whether nothing but null fits. */
function isNull({ type, enum: values, const: only }: JsonSchema): boolean {
  if (only === null) return true;
  const isOnly = (list: Json | undefined) =>
    Array.isArray(list) && list.length > 0 && list.every((each) => each === null);
  return type === "null" || isOnly(values) || (Array.isArray(type) && type.join() === "null");
}

function escaped(name: string): string {
  return /[~/]/.test(name) ? name.replaceAll("~", "~0").replaceAll("/", "~1") : name;
}
