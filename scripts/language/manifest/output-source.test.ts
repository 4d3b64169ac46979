import { expect, test } from "vitest";
import { stepName } from "../words/steps.ts";
import { sourceOf } from "./output-source.ts";
import type { ManifestOutput } from "./types.ts";

function stepsOf(output: Partial<ManifestOutput>, named = {}) {
  const source = sourceOf({ from: ["body.items"], ...output }, named);
  return source.kind === "path" ? source.steps : [];
}

test("words act in one order, however they are written", () => {
  const steps = stepsOf({
    convert: "text",
    map: { 1: 2 },
    is: 1,
    cut: 1,
    divide: 1,
    join: ",",
    take: "values",
    omit: ["a"],
    only: ["a"],
    each: "item.a",
    limit: 1,
    where: { "item.a": 1 },
  });
  expect(steps.map(stepName).join(" ")).toBe(
    "where limit each only omit values join divide cut is map text",
  );
  expect(stepsOf({ divide: 2, convert: "number" })).toEqual(["number", { divide: 2 }]);
  expect(stepsOf({ each: { a: "item.a" }, only: ["a"] }).map(stepName)).toEqual(["only", "each"]);
});

test("a constant that a text names is part of what is fixed in it", () => {
  const named = { unit: { const: "kg" }, size: { from: ["body.size"], default: 0 } };
  const steps = stepsOf({ text: "{output.size} {output.unit}: {body.a}{output.unit}" }, named);
  const size = { from: ["body.size"], default: 0 };
  expect(steps).toEqual([{ fill: ["", size, " kg: ", "body.a", "kg"] }]);
});
