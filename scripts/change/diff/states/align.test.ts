import { expect, test } from "vitest";
import { provider } from "../../../emit/targets/provider.fixture.ts";
import { contractOf } from "../contract.fixture.ts";
import type { State } from "./state.ts";
import { aligned } from "./align.ts";

// Only the names of packages count here.
const contract = contractOf(provider);
const state = (label: string, ids: string, partial = false): State => ({
  label,
  partial,
  contracts: new Map(ids.split(" ").map((id) => [id, contract])),
  broken: new Map(),
  packages: new Map(),
  names: new Map(),
});

const names = (base: State, head: State, only: readonly string[] | null = null) => {
  const sides = aligned({ base, head }, only);
  return [sides.base, sides.head].map(({ contracts }) => [...contracts.keys()].join(" "));
};

test("whole states keep what one of them lacks", () => {
  expect(names(state("a", "books crm"), state("b", "books docgen"))).toEqual([
    "books crm",
    "books docgen",
  ]);
});

test("of one package, the others are not compared", () => {
  expect(names(state("a", "crm", true), state("b", "books crm"))).toEqual(["crm", "crm"]);
  expect(names(state("a", "books crm"), state("b", "new", true))).toEqual(["", "new"]);
});

test("only what was asked for", () => {
  expect(names(state("a", "books crm"), state("b", "books"), ["crm"])).toEqual(["crm", ""]);
  expect(() => names(state("a", "books"), state("b", "books"), ["bokks"])).toThrow(
    '--only: neither state has a package bokks; did you mean "books"?',
  );
});

test("two packages that are not the same are no comparison", () => {
  expect(() => names(state("a.yaml", "books", true), state("b.yaml", "crm", true))).toThrow(
    "a.yaml and b.yaml have no package in common",
  );
});
