import { expect, test } from "vitest";
import { set } from "./edit.ts";
import type { Mutant } from "./mutant.ts";
import { sampled } from "./sample.ts";

const mutant = (operation: string, index: number): Mutant => ({
  id: `${operation} ${index}`,
  provider: "notes",
  operation,
  changed: "package",
  edit: set([], index),
});
const of = (operation: string, count: number) =>
  Array.from({ length: count }, (_, index) => mutant(operation, index));
const all = [...of("many", 50), ...of("few", 3)];
const ids = (seed: number, count = 10) => sampled(all, count, seed).map(({ id }) => id);

test("a seed chooses the same mutants every time", () => {
  expect(ids(7)).toEqual(ids(7));
  expect(ids(7)).not.toEqual(ids(8));
});

test("every operation has its turn", () => {
  expect(ids(1, 4).filter((id) => id.startsWith("few"))).toHaveLength(2);
});

test("none is chosen twice, and no more than there are", () => {
  expect(new Set(ids(1, 100)).size).toBe(53);
});
