import { describe, expect, test } from "vitest";
import { contractReport } from "./report.ts";
import { coverageItem, requiredOf, result, run } from "./sample.fixture.ts";
import { isGreen } from "./totals.ts";

const inside = coverageItem(
  "books_get_volume/limit/n/maximum/inside",
  "n: 40 is sent",
  "n=40",
  "n",
);
const outside = coverageItem(
  "books_get_volume/limit/n/maximum/outside",
  "n: 41 is refused",
  "n=41",
  "n",
);
const both = [requiredOf("books_get_volume", [inside, outside])];

const limits = (...args: Parameters<typeof run>) =>
  contractReport(run(...args)).providers[0]?.operations[0]?.coverage.limit;

describe("coverage", () => {
  test("counts a coverage item once, however many cases show it", () => {
    const results = [result({ title: "n" }), result({ title: "n=40" })];
    expect(limits(results, both)).toEqual({ covered: 2, total: 2, missing: [] });
  });

  test("names what no case shows", () => {
    expect(limits([result({ title: "n=40" })], both)).toEqual({
      covered: 1,
      total: 2,
      missing: [{ text: "n: 41 is refused", reason: "no case shows it" }],
    });
  });

  test("does not count cases that failed or were skipped, and says so", () => {
    const results = [
      result({ title: "n=40", state: "failed" }),
      result({ title: "n=41", state: "skipped" }),
    ];
    expect(limits(results, both)?.missing).toEqual([
      { text: "n: 40 is sent", reason: "the cases that show it failed" },
      { text: "n: 41 is refused", reason: "the case n=41 was skipped" },
    ]);
  });

  test("gives the reason of a coverage item that no case can be derived for", () => {
    const reason = "pattern ^x: give the parameter an example that fits it";
    const operations = [requiredOf("books_get_volume", [{ ...inside, shownBy: [], reason }])];
    expect(limits([], operations)?.missing).toEqual([{ text: "n: 40 is sent", reason }]);
  });
});

describe("the verdict", () => {
  const incomplete = run([result({ title: "n=40" })], both);

  test("of a whole run needs complete coverage", () => {
    expect(isGreen(contractReport(incomplete))).toBe(false);
    const complete = run([result({ title: "n" })], both);
    expect(isGreen(contractReport(complete))).toBe(true);
  });

  test("of a part of the suite does not", () => {
    expect(isGreen(contractReport({ ...incomplete, whole: false }))).toBe(true);
  });

  test("needs other tests to pass", () => {
    const otherFailures = [{ name: "flows.test.ts", message: "not read" }];
    const failing = contractReport({ ...run([], []), whole: false, otherFailures });
    expect(isGreen(failing)).toBe(false);
  });

  test("needs every case to pass", () => {
    const failing = run([result({ state: "failed", failures: ["wrong"] })], []);
    expect(isGreen(contractReport({ ...failing, whole: false }))).toBe(false);
  });
});

describe("the report", () => {
  test("also holds operations without coverage items", () => {
    const results = [result({ operation: "crm_flow", provider: "crm", part: "flows" })];
    const { providers } = contractReport(run(results, both));
    expect(
      providers.map(({ provider, operations }) => [provider, operations.map(({ id }) => id)]),
    ).toEqual([
      ["books", ["books_get_volume"]],
      ["crm", ["crm_flow"]],
    ]);
  });

  test("lists what was skipped with the reason", () => {
    const results = [
      result({ title: "live", state: "skipped", reason: "BOOKS_API_KEY is not set" }),
      result({ title: "bare", state: "skipped" }),
    ];
    expect(contractReport(run(results, both)).skipped).toEqual([
      { id: "books_get_volume live", reason: "BOOKS_API_KEY is not set" },
      { id: "books_get_volume bare", reason: "skipped by the test" },
    ]);
  });
});
