import { expect, test } from "vitest";
import { lastMutation, mutationOf } from "./last-mutation.ts";
import type { MutationReport } from "./types.ts";

const score = { killed: 2, survived: 1, equivalent: 0, refused: 0 };
const report: MutationReport = {
  startedAt: "2026-01-01T00:00:00.000Z",
  durationMs: 1,
  sampled: false,
  operations: [
    { id: "a", provider: "a", ...score },
    { id: "a_get", provider: "a", ...score },
    { id: "b_get", provider: "b", ...score },
  ],
  survivors: ["a_get x: 1 -> 2", "b_get y removed"].map((mutant) => ({ mutant, place: "p" })),
  equivalent: [{ mutant: "b_get z removed", reason: "r" }],
};

test("a report about all providers stays as it is", () => {
  expect(mutationOf(report, ["a", "b"])).toEqual(report);
});

test("what is about other providers is left out", () => {
  const own = mutationOf(report, ["a"]);
  expect(own?.operations.map(({ id }) => id)).toEqual(["a", "a_get"]);
  expect(own?.survivors).toEqual([{ mutant: "a_get x: 1 -> 2", place: "p" }]);
  expect(own).toMatchObject({ sampled: false, equivalent: [] });
});

test("a report that lacks a provider is a sample, one of others is none", () => {
  expect(mutationOf(report, ["a", "b", "c"])?.sampled).toBe(true);
  expect(mutationOf(report, ["c"])).toBeNull();
});

test("there may be no report", async () => {
  expect(await lastMutation(["a"], "no/such/file.json")).toBeNull();
});
