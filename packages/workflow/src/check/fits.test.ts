import {
  basics,
  booleans,
  checkInputs,
  files,
  type Input,
  type Json,
  jsonInputs,
  lists,
  textLimits,
} from "@blockwright/runtime";
import { describe, expect, test } from "vitest";
import { canFit, isNoFile, takenTypes } from "./fits.ts";
import { type JsonType, jsonTypes, typeOf } from "./json-type.ts";
import type { FoundValue } from "./output-path.ts";

const samples: readonly Json[] = [
  null,
  true,
  false,
  0,
  1.5,
  "",
  "text",
  "5",
  "true",
  "{}",
  "[]",
  [],
  [1],
  ["text"],
  [{}],
  {},
  { a: 1 },
];

const converters = [undefined, "trim", "lowercase", "uppercase", "csv", "csv-text"] as const;
const shapes = [undefined, "object", "array", "any"] as const;
const kinds: readonly Input[] = [
  ...converters.map((convert): Input => ({ type: "string", ...(convert && { convert }) })),
  { type: "number" },
  { type: "number", integer: true },
  { type: "boolean" },
  { type: "file" },
  ...shapes.map((shape): Input => ({ type: "json", ...(shape && { shape }) })),
];

const keywords = { ...basics, ...booleans, ...lists, ...jsonInputs, ...textLimits, ...files };

/** Whether the runtime takes a value for an input that must be given. */
function isTaken(input: Input, given: Json): boolean {
  const inputs = { it: { ...input, required: true } } as const;
  return checkInputs({ inputs, keywords }, { it: given }).problems.length === 0;
}

describe.each(kinds.map((kind) => [JSON.stringify(kind), kind] as const))("%s", (_, input) => {
  test.each(jsonTypes)("takes %s exactly when the runtime takes one", (type) => {
    const some = samples.filter((sample) => typeOf(sample) === type);
    expect(takenTypes(input).has(type)).toBe(some.some((sample) => isTaken(input, sample)));
  });

  test("takes text, which is what references within text become", () => {
    expect(takenTypes(input).has("string")).toBe(true);
  });

  test.each(jsonTypes)("a list of %s", (type) => {
    const items = samples.filter((sample) => typeOf(sample) === type);
    const taken = items.some((item) => isTaken(input, [item]));
    expect(canFit(value(["array"], [type]), input)).toBe(taken);
  });
});

test("null fits what may be absent, and says nothing beside other types", () => {
  expect(canFit(value(["null"]), { type: "number" })).toBe(true);
  expect(canFit(value(["null"]), { type: "number", required: true })).toBe(false);
  expect(canFit(value(["null", "array"]), { type: "number" })).toBe(false);
  expect(canFit(value(["null", "number"]), { type: "number", required: true })).toBe(true);
});

test("a list that does not fit says nothing of the text that may stand in its place", () => {
  const either = value(["string", "array"], ["object"]);
  expect(canFit(either, { type: "string", convert: "csv" })).toBe(true);
});

test("text is no file, unless it stands for one that was downloaded", () => {
  const file = { type: "file" } as const;
  expect(isNoFile(value(["string", "null"]), file)).toBe(true);
  expect(isNoFile({ ...value(["string"]), isFile: true }, file)).toBe(false);
  expect(isNoFile(value(["string", "object"]), file)).toBe(false);
  expect(isNoFile(value(["string"]), { type: "json" })).toBe(false);
});

function value(types: readonly JsonType[], items: readonly JsonType[] = jsonTypes): FoundValue {
  const [all, itemTypes] = [new Set(types), new Set(items)];
  return { kind: "value", types: all, itemTypes, optional: false, nullable: false, isFile: false };
}
