import { mapped } from "../../../../packages/runtime/src/request/sent-values.ts";
import { mapStep } from "../../../../packages/runtime/src/steps/values.ts";
import type { Json, JsonSchema } from "../../ir/types/json.ts";
import type { Kind } from "../word.ts";
import { making, nothing, scalars, step, toText } from "./step.ts";

type Table = Readonly<Record<string, Json>>;

const entries = {
  type: "object",
  minProperties: 1,
  additionalProperties: { $ref: "#/$defs/json" },
} as const;

/** What stands in place of each value. */
const map = step({
  name: "map",
  argument: {
    ...entries,
    description: "What travels for each value that a caller may give, from `enum`.",
    examples: [{ newest: "created_desc", oldest: "created_asc" }, { true: "custom_fields" }],
  },
  meaning: "what stands for it in a table",
  input: {
    ...toText,
    takes: [...scalars, "array"],
    makes: (before, table) =>
      before === "array" ? before : kindOfAll(Object.values(table), before),
    // All that it can make is written in the manifest.
    shows: true,
    schema: tableSchema,
    // The values of a manifest are JSON; a key is a text, a number or a truth value.
    run: (value, table) => mapped(value as string, table),
    print: (table) => ({ name: "mapped", more: [{ value: table }] }),
    change: (_, code) => ({ tells: "entries", phrase: code("enum") }),
  },
  output: {
    argument: {
      ...entries,
      description: "Table of what stands for a value. A value that it does not have is absent.",
      examples: [
        { "1": "low", "2": "high" },
        { T: true, F: false },
      ],
    },
    takes: scalars,
    makes: "any",
    schema: (_, table) => ({
      enum: [...new Set(Object.values(table))].filter((value) => value !== null),
    }),
    loses: "some",
    run: mapStep,
    inside: nothing,
    change: making,
  },
});

function kindOfAll(values: readonly Json[], before: Kind): Kind {
  const kinds = new Set(values.map(kindOf));
  const [only = before] = kinds;
  if (kinds.has("object")) return "object";
  return kinds.size > 1 ? "any" : only;
}

function kindOf(value: Json): Kind {
  const type = typeof value;
  return type === "string" || type === "number" || type === "boolean" ? type : "object";
}

function tableSchema(before: JsonSchema, values: Table, absent: Json | undefined): JsonSchema {
  const all = [
    ...new Map(Object.values(values).map((each) => [JSON.stringify(each), each])).values(),
  ];
  // The types of openapi-typescript are exact for scalars only.
  const isPlain = all.every((each) => typeof each !== "object");
  const item: JsonSchema = isPlain ? { ...typeOfAll(all), enum: all } : {};
  const key = typeof absent === "object" ? undefined : String(absent);
  const standsFor = key !== undefined && Object.hasOwn(values, key) ? values[key] : undefined;
  const schema = before["type"] === "array" ? { ...before, items: item } : item;
  const { default: _, ...rest } = schema;
  return standsFor === undefined || !isPlain ? rest : { ...rest, default: standsFor };
}

function typeOfAll(values: readonly Json[]): JsonSchema {
  const types = new Set(values.map((each) => typeof each));
  const [type] = types;
  return types.size === 1 && type !== undefined ? { type } : {};
}

export const tables = [map] as const;
