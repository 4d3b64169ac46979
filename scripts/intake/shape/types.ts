import { answers, once } from "../../../packages/workflow/src/schema/answers.ts";
import { asSchema } from "../../language/ir/schema-path.ts";
import type { Json, JsonSchema } from "../../language/ir/types.ts";
import { listOf, objectOf, textsOf } from "../data.ts";
import type { Follow, SchemaNode } from "./node.ts";

/** Names of types; null: any. */
export type Types = ReadonlySet<string> | null;

/** Types of the values that fit; null: any. What contradicts itself says nothing. */
export function typesOf({ schema }: SchemaNode, follow: Follow): Types {
  const types = typesBy(follow)(schema);
  return types?.size === 0 ? null : types;
}

/** The only values that fit, as far as they are listed, without null; null: no list. */
export function valuesOf({ schema }: SchemaNode, follow: Follow): readonly Json[] | null {
  return valuesBy(follow)(schema)?.filter((value) => value !== null) ?? null;
}

const typesBy = once((follow: Follow) =>
  throughParts<ReadonlySet<string>>(
    follow,
    {
      own: ownTypes,
      both: commonTypes,
      either: (sets) => new Set(sets.flatMap((set) => [...set])),
    },
    isSameTypes,
  ),
);

const valuesBy = once((follow: Follow) =>
  throughParts<readonly Json[]>(
    follow,
    {
      own: ownValues,
      both: (one, other) => one.filter((value) => other.includes(value)),
      either: (lists) => [...new Set(lists.flat())],
    },
    (one, other) => one?.join() === other?.join(),
  ),
);

/** What a schema says of the values that fit, and how that of its parts comes together. */
interface Saying<Answer> {
  readonly own: (schema: JsonSchema) => Answer | null;
  readonly both: (one: Answer, other: Answer) => Answer;
  readonly either: (all: readonly Answer[]) => Answer;
}

/** Null where nothing is said; a schema within itself may be anything there. */
function throughParts<Answer>(
  follow: Follow,
  { own, both, either }: Saying<Answer>,
  isSame: (one: Answer | null, other: Answer | null) => boolean,
): (schema: JsonSchema) => Answer | null {
  const choice = (all: readonly (Answer | null)[]) => {
    const known = all.filter((each) => each !== null);
    return known.length < all.length ? null : either(known);
  };
  return answers<JsonSchema, Answer | null>(
    (schema, within) => {
      const { $ref, allOf, anyOf, oneOf } = schema;
      const target = typeof $ref === "string" ? follow($ref) : undefined;
      const inside = (part: Json) => within(objectOf(part));
      const parts = [
        own(schema),
        target ? within(target.schema) : null,
        ...listOf(allOf).map(inside),
        ...[anyOf, oneOf].map((list) => (isList(list) ? choice(list.map(inside)) : null)),
      ].filter((part) => part !== null);
      const [first, ...more] = parts;
      const all = first === undefined ? null : more.reduce(both, first);
      // Of a list of parts that has the word beside it, people mean that null fits, too.
      const isNullable = schema["nullable"] === true || schema["x-nullable"] === true;
      const extra = isNullable && all !== null ? own({ type: "null" }) : null;
      return extra !== null && all !== null ? either([all, extra]) : all;
    },
    null,
    isSame,
  );
}

function isList(list: Json | undefined): list is readonly Json[] {
  return Array.isArray(list) && list.length > 0;
}

function isSameTypes(one: Types, other: Types): boolean {
  if (one === null || other === null) return one === other;
  return one.size === other.size && [...one].every((type) => other.has(type));
}

/** Types of a schema by its own words, the first of these that it has. */
export function ownTypes({ type, enum: values, ...rest }: JsonSchema): Types {
  if (typeof type === "string") return new Set([type]);
  if (Array.isArray(type)) return new Set(textsOf(type));
  if (Array.isArray(values)) return new Set(values.map(typeOfValue));
  if (rest["const"] !== undefined) return new Set([typeOfValue(rest["const"])]);
  if (MEMBERS.some((word) => word in rest)) return new Set(["object"]);
  return asSchema(rest["items"]) ? new Set(["array"]) : null;
}

/** Words about members, which only objects have. */
const MEMBERS = ["properties", "required", "additionalProperties"];

function typeOfValue(value: Json): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return typeof value === "number" && Number.isInteger(value) ? "integer" : typeof value;
}

/** Whether a type is among others; a whole number is a number. */
export function fits(type: string, types: ReadonlySet<string>): boolean {
  return types.has(type) || (type === "integer" && types.has("number"));
}

function commonTypes(one: ReadonlySet<string>, other: ReadonlySet<string>): ReadonlySet<string> {
  const ours = [...one].filter((type) => fits(type, other));
  return new Set([...ours, ...[...other].filter((type) => fits(type, one))]);
}

function ownValues({ const: only, enum: values, type }: JsonSchema): readonly Json[] | null {
  if (Array.isArray(values)) return values;
  if (type === "null") return [null];
  return only === undefined ? null : [only];
}
