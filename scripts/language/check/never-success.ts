import { diagnostic } from "../diagnostics/diagnostic.ts";
import { asSchema, dereference, type Schemas, schemasOf } from "../ir/schema-path.ts";
import { typesOf } from "../ir/schema-types.ts";
import type { Condition, Json, JsonSchema } from "../ir/types.ts";
import { isFile, isPlainText, listingOf } from "../ir/plain-replies.ts";
import { about, holds } from "../../../packages/runtime/src/conditions.ts";
import { isList, valuesIn } from "../ir/condition.ts";
import { lowerCondition } from "../manifest/condition.ts";
import { isWords } from "../words/tests.ts";
import { isOfTypes } from "./condition-scopes.ts";
import { membersOf } from "./paths.ts";
import { type Findings, member, type PreparedManifest } from "./prepared.ts";
import { sayValue } from "./values.ts";

/** Declared replies of success of which a condition makes an error, whatever they hold. */
export function* checkNeverSuccess({
  manifest,
  operations,
  schemas,
  source,
}: PreparedManifest): Findings {
  for (const { operation, at } of operations) {
    // A document tells by its schema what data may be.
    if (operation.graphql !== undefined) continue;
    const conditions = Object.values(operation.errors?.when ?? manifest.errors?.when ?? {});
    for (const [status, name] of Object.entries(operation.reply)) {
      const missing = conditions
        .flatMap((each) => failures(lowerCondition(each), Number(status)))
        .find(([path, values]) => !mayBe(path, values, { status, name, schemas }));
      if (!missing) continue;
      const [path, all] = missing;
      const values = all.map(sayValue).join(" or ");
      const range = source.valueAt([...at, "reply", status]);
      yield diagnostic("reply-never-success", range, { status, path, values });
    }
  }
}

/** Where a condition asks of such a status only that a value is none of these: its path, and they. */
function failures(
  condition: Condition,
  status: number,
): readonly (readonly [path: string, values: readonly Json[]])[] {
  if (isList(condition)) return condition.flatMap((each) => failures(each, status));
  const { status: asked, ...others } = condition;
  const isOf = asked === undefined || holds({ status: asked }, about({ status }));
  const [[path, test] = ["", null], ...more] = Object.entries(others);
  if (!isOf || more.length > 0 || !isWords(test)) return [];
  const isNot = test.not !== undefined && Object.keys(test).length === 1;
  const values = isNot ? valuesIn(test) : [null];
  // What is absent is null, as anything may be.
  return values.includes(null) ? [] : [[path, values]];
}

interface Declared {
  readonly status: string;
  /** What is written for the status. */
  readonly name: string;
  readonly schemas: Schemas;
}

/** Whether the value at a path may be one of these. */
function mayBe(path: string, values: readonly Json[], reply: Declared): boolean {
  const { status, name, schemas } = reply;
  const [root, ...members] = membersOf(path) ?? [];
  if (root === "status") return values.includes(Number(status));
  if (root !== "body") return true;
  if (name === "empty" || isFile(name, schemas)) return false;
  if (isPlainText(name, schemas)) {
    return members.length === 0 && values.some((value) => typeof value === "string");
  }
  // The values of a list may be anything.
  if (listingOf(name, schemas)) return typeof members[0] === "number";
  const schema = member(schemas, name);
  return schema === undefined || allows(schema, { members, values, schemas, known: new Map() });
}

interface Wanted {
  /** Names and indexes of what lies within. */
  readonly members: readonly (string | number)[];
  readonly values: readonly Json[];
  readonly schemas: Schemas;
  /** What was found of schemas at the same place; of those around this one, that nothing is known. */
  readonly known: Map<JsonSchema, boolean>;
}

/** Whether JSON that fits a schema may have one of the values at this place, as far as is known. */
function allows(written: JsonSchema, wanted: Wanted): boolean {
  const { schemas, known } = wanted;
  const schema = dereference(written, schemas);
  if (!schema) return true;
  const found = known.get(schema);
  if (found !== undefined) return found;
  known.set(schema, true);
  const result = allowsWhole(schema, wanted);
  known.set(schema, result);
  return result;
}

function allowsWhole(schema: JsonSchema, wanted: Wanted): boolean {
  const { members, values, schemas } = wanted;
  const within = (branch: JsonSchema) => allows(branch, wanted);
  const unions = [schema.anyOf, schema.oneOf].map(schemasOf).filter(({ length }) => length > 0);
  if (!schemasOf(schema.allOf).every(within)) return false;
  if (!unions.every((branches) => branches.some(within))) return false;
  const [next, ...rest] = members;
  if (next === undefined) return values.some((value) => fits(value, schema, schemas));
  const types = typesOf(schema, schemas);
  if (types?.has(typeof next === "number" ? "array" : "object") === false) return false;
  const inner = innerOf(schema, next);
  if (inner === undefined) return true;
  const found = asSchema(inner);
  return found !== undefined && allows(found, { ...wanted, members: rest, known: new Map() });
}

/** What a schema says of a member; undefined where nothing. */
function innerOf(schema: JsonSchema, name: string | number): Json | undefined {
  const { properties, patternProperties, additionalProperties, items, prefixItems } = schema;
  if (typeof name === "number") return prefixItems === undefined ? items : undefined;
  if (Object.hasOwn(Object(properties), name)) return Object(properties)[name];
  return patternProperties === undefined ? additionalProperties : undefined;
}

function fits(value: Json, schema: JsonSchema, schemas: Schemas): boolean {
  const types = typesOf(schema, schemas);
  const listed = schema.const === undefined ? schema.enum : [schema.const];
  const text = JSON.stringify(value);
  if (Array.isArray(listed)) return listed.some((each) => JSON.stringify(each) === text);
  return types === undefined || value === null || isOfTypes(value, types);
}
