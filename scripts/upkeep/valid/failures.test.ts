import { expect, test } from "vitest";
import type { CaseReport, ContractReport } from "../../../contract-tests/report/types.ts";
import { failuresOf } from "./failures.ts";

const failed = (id: string, failure: string): CaseReport => ({
  id,
  title: id,
  part: "matrix",
  group: "a",
  state: "failed",
  durationMs: 1,
  failures: [failure],
  causes: [],
});

const report: ContractReport = {
  version: 2,
  target: "mock",
  startedAt: "2026-01-01T00:00:00Z",
  durationMs: 1,
  cpuMs: 1,
  whole: true,
  providers: [
    {
      provider: "v1x1",
      operations: [
        {
          id: "v1x1_run0",
          cases: [
            failed("v1x1_run0 a=1", 'v1x1_run0 a=1: body.a: expected "x1", got nothing'),
            failed("v1x1_run0 a=2", 'body.a: expected "y", got nothing'),
            { ...failed("v1x1_run0 a=3", ""), state: "passed", failures: [] },
          ],
          coverage: {
            limit: {
              covered: 0,
              total: 2,
              missing: [
                { text: "a: minimum 1", reason: "the cases that show it failed" },
                { text: "a: maximum 9", reason: "no value was found" },
              ],
            },
          },
        },
      ],
    },
    { provider: "v1x12", operations: [], problem: "no package" },
  ],
  otherFailures: [
    { name: "documents of v1x12", message: "the documents differ\nv1x12 openapi.yaml.paths: x" },
  ],
  drift: [],
  skipped: [],
  notes: [],
  mutation: null,
};

test("failures of one cause are of one kind, and what follows from another is none", () => {
  expect(failuresOf(report, "v1x1")).toEqual([
    {
      kind: 'matrix: body.a: expected "…", got nothing',
      text: 'v1x1_run0 a=1: body.a: expected "x1", got nothing',
    },
    {
      kind: 'matrix: body.a: expected "…", got nothing',
      text: 'v1x1_run0 a=2: body.a: expected "y", got nothing',
    },
    {
      kind: "coverage of limit: a: maximum N: no value was found",
      text: "v1x1_run0: a: maximum 9: no value was found",
    },
  ]);
});

test("what is said beside cases belongs to the manifest that it names", () => {
  expect(failuresOf(report, "v1x12")).toEqual([
    { kind: "problem: no package", text: "no package" },
    { kind: "documents: ID openapi.yaml.paths: x", text: "v1x12 openapi.yaml.paths: x" },
  ]);
  expect(failuresOf(report, "v2x1")).toMatchObject([{ text: "the suite says nothing of it" }]);
});
