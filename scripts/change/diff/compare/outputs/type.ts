import type { JsonSchema } from "../../../../language/ir/types.ts";
import { described } from "../schema/described.ts";
import { named, type SchemaNode } from "../schema/node.ts";
import { type Relation, relationOf, typesOf, typeCode } from "../schema/types.ts";
import { type Compared, compareSchemas, keyOf } from "../schemas.ts";
import type { OutputPair } from "./pair.ts";

/** How the type of a value differs, and both types for people. */
export interface TypeDifference {
  readonly relation: Relation;
  readonly from: string;
  readonly to: string;
}

/**
 * Compares the types of an output or of a part of it. What schemas of one name differ in is no matter
 * of the output: it is reported with the schemas.
 */
export function typeDifference(
  { operation, report, positions }: OutputPair,
  base: JsonSchema,
  head: JsonSchema,
): TypeDifference {
  const { pair } = operation;
  const before = nodeOf(base, positions.base, pair.base.provider.schemas);
  const after = nodeOf(head, positions.head, pair.head.provider.schemas);
  const changes = [...compareSchemas(before, after, report, sameNames(operation))];
  const texts = { from: typeCode(before), to: typeCode(after) };
  const types = relationOf(typesOf(described(before)), typesOf(described(after)));
  if (changes.some(({ severity }) => severity === "breaking")) {
    return { ...texts, relation: types === "widened" ? "widened" : "changed" };
  }
  const isNarrowed = changes.some(({ severity }) => severity === "additive");
  return { ...texts, relation: isNarrowed ? "narrowed" : "same" };
}

function nodeOf(
  schema: JsonSchema,
  at: OutputPair["positions"]["base"],
  schemas: SchemaNode["schemas"],
): SchemaNode {
  return { schema, at: at ?? [], name: "", schemas };
}

function sameNames({ pair }: OutputPair["operation"]): Compared {
  const [base, head] = [pair.base.provider.schemas, pair.head.provider.schemas];
  const names = Object.keys(base).filter((name) => Object.hasOwn(head, name));
  return new Set(names.map((name) => keyOf(named(name, base), named(name, head))));
}
