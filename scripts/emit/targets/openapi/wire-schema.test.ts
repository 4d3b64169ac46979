import { expect, test } from "vitest";
import type { Parameter } from "../../../language/ir/types.ts";
import { valueSchema } from "../../../language/ir/wire-schema.ts";
import { parameter } from "../provider.fixture.ts";

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

test("limits of items say nothing of the text that holds them all", () => {
  const limits = { enum: ["a", "b"], maxLength: 1, maxItems: 2 };
  const text = parameter("tags", { convert: ["csv", { join: "," }], limits });
  expect(valueSchema(text, [])).toEqual({ type: "string" });
});
