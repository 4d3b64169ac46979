import type { Contract, Schema, Value } from "../../contract/types.ts";
import { numberFor, textFor } from "./scalars.ts";

/** Whether a value has every member that its schema describes, or only those it must have. */
export type Extent = "all" | "required";

/** How many schemas one value fills: they share others, so that members multiply from level to level. */
const MOST = 5000;

/** A value as a schema describes it, undefined where the schema leads back to itself, or to too many. */
export function filling(
  schema: unknown,
  schemas: Contract["schemas"],
  extent: Extent,
): Value | undefined {
  let count = 0;
  const next = () => {
    count += 1;
    return count;
  };
  let steps = 0;
  const step = () => {
    steps += 1;
    return steps;
  };
  return fill(schema, { schemas, extent, next, step, within: [] });
}

interface Around {
  readonly schemas: Contract["schemas"];
  readonly extent: Extent;
  /** A number that was not given before. */
  readonly next: () => number;
  /** How many schemas were filled, this one included. */
  readonly step: () => number;
  /** References that led here. */
  readonly within: readonly string[];
}

function fill(written: unknown, around: Around): Value | undefined {
  const steps = around.step();
  if (steps > 2 * MOST) return undefined;
  // What may be left out is, from there on.
  return fillKind(written, steps > MOST ? { ...around, extent: "required" } : around);
}

function fillKind(written: unknown, around: Around): Value | undefined {
  const schema = isSchema(written) ? written : {};
  const { $ref, ...beside } = schema;
  if (typeof $ref === "string") return fillReference($ref, beside, around);
  const { const: only, enum: choices, examples, anyOf, oneOf, allOf } = schema;
  const declared = only === undefined ? (choices ?? examples) : [only];
  if (Array.isArray(declared)) return oneOfDeclared(declared, around.next());
  const branches = [anyOf, oneOf].find(Array.isArray) ?? [];
  if (branches.length > 0) return fillBranch(schema, branches, around);
  if (Array.isArray(allOf)) return fillParts(schema, allOf, around);
  return fillType(schema, around);
}

/** Another one each time; null when there is nothing else. */
function oneOfDeclared(declared: readonly Value[], nth: number): Value {
  const present = declared.filter((each) => each !== null);
  return present[nth % present.length] ?? null;
}

function fillType(schema: Schema, around: Around): Value | undefined {
  switch (typeOf(schema)) {
    case "object":
      return fillObject(schema, around);
    case "array":
      return fillList(schema, around);
    case "boolean":
      return around.next() % 2 === 0;
    case "null":
      return null;
    case "integer":
    case "number":
      return numberFor(schema, around.next());
    default:
      return textFor(schema, around.next());
  }
}

function fillReference($ref: string, beside: Schema, around: Around): Value | undefined {
  if (around.within.includes($ref)) return undefined;
  const schema = around.schemas[$ref.replace("#/schemas/", "")] ?? {};
  return fill(withBeside(schema, beside), { ...around, within: [...around.within, $ref] });
}

/** The first branch that leads anywhere, with what stands beside the branches. */
function fillBranch(
  { anyOf: _, oneOf: __, ...beside }: Schema,
  branches: readonly unknown[],
  around: Around,
): Value | undefined {
  const values = branches.map((branch) => fillParts(beside, [branch], around));
  return values.find((value) => value !== undefined);
}

/** Everything that the parts describe, in one value. */
function fillParts(
  { allOf: _, ...beside }: Schema,
  parts: readonly unknown[],
  around: Around,
): Value | undefined {
  const all = [beside, ...parts].filter(isSchema);
  const [first = {}, ...others] = all.filter(describes);
  // What only limits goes with what it limits.
  const limited = all.filter((part) => !describes(part)).reduce(withBeside, first);
  const values = [limited, ...others].map((part) => fill(part, around));
  if (values.includes(undefined)) return undefined;
  const objects = values.filter((value) => isSchema(value));
  return objects.length === values.length ? Object.assign({}, ...objects) : values.at(-1);
}

/** A schema with what stands beside it. */
function withBeside(schema: Schema, beside: Schema): Schema {
  const required = [schema, beside].flatMap((each) => each["required"] ?? []);
  return { ...schema, ...beside, ...(required.length > 0 && { required }) };
}

const describing = "$ref const enum type properties additionalProperties items anyOf oneOf allOf";

/** Whether a part says what a value is. */
function describes(part: Schema): boolean {
  return describing.split(" ").some((word) => word in part);
}

function fillObject(schema: Schema, around: Around): Value | undefined {
  const { required, additionalProperties: others } = schema;
  const properties = isSchema(schema["properties"]) ? schema["properties"] : {};
  const obliged: readonly string[] = Array.isArray(required) ? required : [];
  const isWhole = around.extent === "all";
  const names = new Set([...(isWhole ? Object.keys(properties) : []), ...obliged]);
  const members = new Map<string, Value>();
  for (const name of names) {
    const value = fill(properties[name] ?? others, around);
    if (value !== undefined) members.set(name, value);
    else if (obliged.includes(name)) return undefined;
  }
  const isOpen = others !== undefined && others !== false;
  const other = isWhole && isOpen ? fill(others, around) : undefined;
  if (other !== undefined) members.set("anyName", other);
  return Object.fromEntries(members);
}

function fillList({ items, minItems, maxItems }: Schema, around: Around): Value | undefined {
  const least = Number(minItems ?? 0);
  const most = Number(maxItems ?? Number.POSITIVE_INFINITY);
  const length = around.extent === "all" ? Math.min(Math.max(least, 2), most) : least;
  const values = Array.from({ length }, () => fill(items, around));
  const present = values.filter((value) => value !== undefined);
  return present.length < least ? undefined : present;
}

function typeOf({ type, properties, required, additionalProperties, items }: Schema): unknown {
  const types = [type ?? []].flat();
  if (types.length > 0) return types.find((each) => each !== "null") ?? "null";
  if (properties || required || additionalProperties) return "object";
  return items ? "array" : "string";
}

function isSchema(value: unknown): value is Schema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
