import { mapped } from "../../../../packages/runtime/src/request/sent-values.ts";
import type { Json, JsonSchema } from "../../ir/types/json.ts";
import type { TravelKind } from "../word.ts";
import { step, toText } from "./step.ts";

type Table = Readonly<Record<string, Json>>;

/** What travels in place of each value. */
const map = step({
  ...toText,
  name: "map",
  argument: {
    type: "object",
    minProperties: 1,
    additionalProperties: { $ref: "#/$defs/json" },
    description:
      "What travels for each value that a caller may give: the keys are its `enum`, and the values are any JSON. The keys of a boolean are `true` and `false`. A key with `{ $omit: true }` is not sent. With `convert: csv` it stands for each item. Of a parameter of `server.url`, the values are what the address holds, with dots and a port where it needs them.",
    examples: [
      { newest: "created_desc", oldest: "created_asc" },
      { us: "api.mailgun.net", eu: "api.eu.mailgun.net" },
      { true: "custom_fields", false: { $omit: true } },
    ],
  },
  meaning: "sends what a table has for a value",
  takes: ["text", "number", "truth value", "list"],
  makes: (before, table) => (before === "list" ? before : kindOfAll(Object.values(table), before)),
  // All that it can make is written in the manifest.
  shows: true,
  sent: tableSchema,
  // The values of a manifest are JSON; a key is a text, a number or a truth value.
  run: (value, table) => mapped(value as string, table),
  print: (table) => ({ name: "mapped", more: [{ value: table }] }),
  phrase: (_, code) => code("map"),
  change: "entries",
});

function kindOfAll(values: readonly Json[], before: TravelKind): TravelKind {
  const kinds = new Set(values.map(kindOf));
  const [only = before] = kinds;
  if (kinds.has("json")) return "json";
  return kinds.size > 1 ? "any value" : only;
}

function kindOf(value: Json): TravelKind {
  if (typeof value === "string") return "text";
  if (typeof value === "number") return "number";
  return typeof value === "boolean" ? "truth value" : "json";
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
