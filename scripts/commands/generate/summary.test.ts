import { describe, expect, test } from "vitest";
import type { OutputResult, RunResult } from "../../emit/pipeline/result.ts";
import { styleFor } from "../../system/terminal/style.ts";
import { summarizeCheck, summarizeGenerate } from "./summary.ts";

const plain = styleFor({}, {});

function output(id: string, more: Partial<OutputResult>): OutputResult {
  const counts = { operations: 2, written: 0, unchanged: 0, removed: 0, ms: 12 };
  return { id, spec: `specs/${id}.yaml`, status: "unchanged", ...counts, ...more };
}

function result(...outputs: OutputResult[]): RunResult {
  return { diagnostics: [], findings: [], ignored: [], outputs };
}

describe("the summary of generate", () => {
  test("has a row per changed output, in columns, and the sum", () => {
    const run = result(
      output("books", { status: "written", written: 11, ms: 1234 }),
      output("crm", { status: "written", written: 1, unchanged: 10, removed: 2 }),
      output("docgen", { unchanged: 11 }),
      output("old", { status: "removed", operations: 0, removed: 9, ms: 0 }),
      output("directory", { status: "refused" }),
      output("workflow.schema.json", { spec: null, operations: 0, unchanged: 5 }),
    );
    expect(summarizeGenerate(run, { check: false, ms: 1500 }, plain)).toMatchInlineSnapshot(`
      "  books       2 operations   11 written                              1.2 s
        crm         2 operations    1 written   10 unchanged   2 removed   12 ms
        old                                                    9 removed    0 ms
        directory   unchanged: see above

      4 providers, 6 operations: 12 files written, 26 unchanged, 11 removed in 1.5 s
      "
    `);
  });

  test("names the targets of the workspace that were made alone", () => {
    const targets = ["listing", "python-tools"];
    const run = result(
      output("books", { status: "written", written: 3, unchanged: 15, targets }),
      output("crm", { status: "written", written: 18 }),
    );
    expect(summarizeGenerate(run, { check: false, ms: 90 }, plain)).toMatchInlineSnapshot(`
      "  books   2 operations    3 written   15 unchanged   12 ms   only listing, python-tools
        crm     2 operations   18 written                  12 ms

      2 providers, 4 operations: 21 files written, 15 unchanged in 90 ms
      "
    `);
  });

  test("is one line when nothing changed", () => {
    const run = result(output("books", { unchanged: 11 }));
    expect(summarizeGenerate(run, { check: true, ms: 80 }, plain)).toBe(
      "1 provider, 2 operations: 11 files up to date in 80 ms\n",
    );
  });

  test("does not list hundreds", () => {
    const many = Array.from({ length: 100 }, (_, n) =>
      output(`p${n}`, { status: "written", written: 1 }),
    );
    const lines = summarizeGenerate(result(...many), { check: true, ms: 1 }, plain).split("\n");
    expect(lines.length).toBeLessThan(50);
    expect(lines).toContain("  and 60 more");
    expect(lines).toContain(
      "100 providers, 200 operations: 100 files would be written, 0 unchanged in 1 ms",
    );
  });
});

test("the summary of check names where more is said of the first error", () => {
  const found = (severity: "error" | "warning", code: "yaml-syntax" | "limit-type") => {
    const range = { file: { path: "a", text: "" }, start: 0, end: 0 };
    return { code, severity, message: "", cause: "", fix: "", range };
  };
  const diagnostics = [found("warning", "yaml-syntax"), found("error", "limit-type")];
  const run = { ...result(output("books", {})), diagnostics };
  expect(summarizeCheck(run, 700, plain)).toBe(
    "1 manifest, 2 operations: checked in 700 ms\n1 error, 1 warning\n" +
      "more about a code: npx blockwright check --explain limit-type\n",
  );
});

test("the summary of check", () => {
  const run = result(output("books", {}), output("crm", {}));
  expect(summarizeCheck(run, 700, plain)).toBe(
    "2 manifests, 4 operations: no problems in 700 ms\n",
  );
});
