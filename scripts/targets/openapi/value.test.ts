import { expect, test } from "vitest";
import type { Parameter } from "../../ir/types.ts";
import { parameter } from "../fixture.ts";
import { valueSchema } from "./value.ts";

test("dependent values are an enum only when none can be missed", () => {
  const enumBy = {
    parameter: "kind",
    fallback: "a",
    severity: "error",
    values: { a: ["1"], b: ["1", "2"] },
  } as const;
  const kind = (change: Partial<Parameter>) => [parameter("kind", change)];
  const size = parameter("size", { enumBy });
  const all = { type: "string", enum: ["1", "2"] };
  const any = { type: "string" };
  expect(valueSchema(size, kind({ limits: { enum: ["a", "b"] } }))).toEqual(all);
  expect(valueSchema(size, kind({ limits: { enum: ["a", "b", "c"] } }))).toEqual(any);
  expect(valueSchema(size, kind({}))).toEqual(any);
  const unsure = parameter("size", { enumBy: { ...enumBy, fallback: null } });
  expect(valueSchema(unsure, kind({ limits: { enum: ["a", "b"] } }))).toEqual(any);
  expect(valueSchema(unsure, kind({ required: true, limits: { enum: ["a", "b"] } }))).toEqual(all);
  const warned = parameter("size", { enumBy: { ...enumBy, severity: "warning" } });
  expect(valueSchema(warned, kind({ limits: { enum: ["a", "b"] } }))).toEqual(any);
});

test("limits of items are none of the text that they travel in", () => {
  const limits = { enum: ["a", "b"], minItems: 1 };
  const list = { limits, default: "a, b" } as const;
  expect(valueSchema(parameter("tags", { ...list, convert: "csv" }), [])).toEqual({
    type: "array",
    items: { type: "string", enum: ["a", "b"] },
    minItems: 1,
    default: ["a", "b"],
  });
  expect(valueSchema(parameter("tags", { ...list, convert: "csv-text" }), [])).toEqual({
    type: "string",
    default: "a,b",
  });
});
