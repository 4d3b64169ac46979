import {
  entriesStep,
  keysStep,
  omitStep,
  onlyStep,
  valuesStep,
} from "../../../../packages/runtime/src/steps/objects.ts";
import type { Json, JsonSchema } from "../../ir/types/json.ts";
import { making, simple, type Reading, step, told } from "./step.ts";

const object = { takes: ["object"], ...simple } as const;
const members = { takes: ["object", "array"], makes: "same", ...simple } as const;

/** Steps that take an object; `only` and `omit` also a list of objects. */
export const objects = [
  step({
    name: "only",
    argument: {
      type: ["array", "string"],
      minItems: 1,
      uniqueItems: true,
      items: { type: "string", minLength: 1 },
      pattern: "^\\{[A-Za-z][A-Za-z0-9_]*\\}$",
      patternErrorMessage: "`only` is a list of names, or a parameter in braces: `{fields}`.",
      description:
        "The members to keep of an object, or of every object of a list. Or a parameter in braces that holds their names, as a list or with commas between them; while it is not given, all.",
      examples: [["id", "name"], "{fields}"],
    },
    meaning: "the members of these names",
    output: { ...members, schema: onlySchema, run: onlyStep, change: making },
  }),
  step({
    name: "omit",
    argument: {
      type: "array",
      minItems: 1,
      uniqueItems: true,
      items: { type: "string", minLength: 1 },
      description: "Members to remove from an object, or from every object of a list.",
      examples: [["@odata.context"], ["_links", "_embedded"]],
    },
    meaning: "all members but those of these names",
    output: {
      ...members,
      schema: (base, names, { whole }) => kept(whole(base), (name) => !names.includes(name)),
      run: omitStep,
      change: (names) => ({ tells: "without", names }),
    },
  }),
  step({
    name: "keys",
    argument: null,
    meaning: "the names of members",
    output: {
      ...object,
      makes: "array",
      schema: () => ({ type: "array", items: { type: "string" } }),
      run: keysStep,
      change: () => told("the names of members"),
    },
  }),
  step({
    name: "values",
    argument: null,
    meaning: "the values of members",
    output: {
      ...object,
      makes: "array",
      schema: (base, _, { member }) => ({ type: "array", items: member(base) }),
      run: valuesStep,
      change: () => told("the values of members"),
    },
  }),
  step({
    name: "entries",
    argument: null,
    meaning: "names and values of members, as `{ key, value }`",
    output: {
      ...object,
      makes: "array",
      schema(base, _, { member }) {
        const properties = { key: { type: "string" }, value: member(base) };
        return { type: "array", items: { type: "object", required: ["key", "value"], properties } };
      },
      run: entriesStep,
      change: () => told("names and values of members"),
    },
  }),
] as const;

function onlySchema(
  base: JsonSchema,
  names: readonly string[] | string,
  reading: Reading,
): JsonSchema {
  const whole = reading.whole(base);
  if (whole.type === "array") {
    const items = isSchema(whole.items) ? onlySchema(whole.items, names, reading) : {};
    return { ...whole, items };
  }
  if (typeof names !== "string") return kept(whole, (name) => names.includes(name));
  // Members that a parameter chooses may all be missing.
  const { required: _, ...rest } = kept(whole, () => true);
  return rest;
}

/** An object without some of its members. */
function kept(whole: JsonSchema, isKept: (name: string) => boolean): JsonSchema {
  const { properties, required, ...rest } = whole;
  return {
    ...rest,
    ...(isSchema(properties) && {
      properties: Object.fromEntries(Object.entries(properties).filter(([name]) => isKept(name))),
    }),
    ...(Array.isArray(required) && {
      required: required.filter((name: Json) => typeof name === "string" && isKept(name)),
    }),
  };
}

function isSchema(value: Json | undefined): value is JsonSchema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
