import { expect, test } from "vitest";
import schema from "../../../specs/manifest.schema.json" with { type: "json" };
import { stepWords } from "./steps.ts";

/** What a manifest writes beside `convert`, where that is not the name of the step. */
const KEYS: Readonly<Record<string, string>> = { "local-date-time": "zone" };

const { converter, parameter } = schema.$defs;

test("the schema says of each key what its word says", () => {
  const said = Object.values(stepWords).flatMap(({ name, argument }) => {
    if (argument === null) return [];
    const { format: _, ...written } = argument; // the checker tries patterns
    return [[KEYS[name] ?? name, written]];
  });
  expect(said.map(([key]) => key)).toEqual(["map", "extract", "prefix", "zone"]);
  expect(parameter.properties).toMatchObject(Object.fromEntries(said));
});

test("the schema lists each step that `convert` names, in the order of the table", () => {
  const names = Object.keys(stepWords).filter((name) => !Object.hasOwn(parameter.properties, name));
  expect(converter.enum.filter((name) => Object.hasOwn(stepWords, name))).toEqual(names);
});
