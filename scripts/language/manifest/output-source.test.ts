import { expect, test } from "vitest";
import { sourceOf } from "./output-source.ts";
import type { ManifestOutput } from "./types.ts";

function stepsOf(output: Partial<ManifestOutput>, named = {}) {
  const source = sourceOf({ from: ["body.items"], ...output }, named);
  return source.kind === "path" ? source.steps : [];
}

test("steps act as they are written", () => {
  const each = { from: ["{item.a}: {item.b}"] };
  const convert = ["flat", { each }, { limit: "{most}" }, { is: { given: true } }] as const;
  expect(stepsOf({ convert })).toEqual([
    "flat",
    { each: ["", "item.a", ": ", "item.b"] },
    { limit: "most" },
    { is: "given" },
  ]);
});

test("a constant that a text names is part of what is fixed in it", () => {
  const named = { unit: { const: "kg" }, size: { from: ["body.size"], default: 0 } };
  const from = ["{output.size} {output.unit}: {body.a}{output.unit}"];
  const steps = stepsOf({ from }, named);
  const size = { from: ["body.size"], default: 0 };
  expect(steps).toEqual([{ fill: ["", size, " kg: ", "body.a", "kg"] }]);
});
