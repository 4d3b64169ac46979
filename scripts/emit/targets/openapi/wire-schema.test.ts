import { expect, test } from "vitest";
import { dependentRules } from "../../../language/ir/rules.ts";
import type { Parameter } from "../../../language/ir/types.ts";
import { valueSchema } from "../../../language/ir/wire-schema.ts";
import { parameter } from "../provider.fixture.ts";

test("dependent values are an enum only when none can be missed", () => {
  const sized = (severity: "error" | "warning") => {
    const by = { input: "kind", severity, values: { a: ["1"], b: ["1", "2"] } };
    return parameter("size", { rules: dependentRules("size", by, {}) });
  };
  const kind = (change: Partial<Parameter>) => [parameter("kind", { default: "a", ...change })];
  const unsure = (change: Partial<Parameter>) => [parameter("kind", change)];
  const size = sized("error");
  const all = { type: "string", enum: ["1", "2"] };
  const any = { type: "string" };
  expect(valueSchema(size, kind({ limits: { enum: ["a", "b"] } }))).toEqual(all);
  expect(valueSchema(size, kind({ limits: { enum: ["a", "b", "c"] } }))).toEqual(any);
  expect(valueSchema(size, kind({}))).toEqual(any);
  expect(valueSchema(size, unsure({ limits: { enum: ["a", "b"] } }))).toEqual(any);
  expect(valueSchema(size, unsure({ required: true, limits: { enum: ["a", "b"] } }))).toEqual(all);
  expect(valueSchema(sized("warning"), kind({ limits: { enum: ["a", "b"] } }))).toEqual(any);
});

test("limits of items say nothing of the text that holds them all", () => {
  const limits = { enum: ["a", "b"], maxLength: 1, maxItems: 2 };
  const text = parameter("tags", { convert: ["csv", { join: "," }], limits });
  expect(valueSchema(text, [])).toEqual({ type: "string" });
});
