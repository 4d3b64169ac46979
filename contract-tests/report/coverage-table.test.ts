import { expect, test } from "vitest";
import { columnsOf, coverageRows } from "./coverage-table.ts";
import { contractReport } from "./report.ts";
import { coverageItem, requiredOf, result, run } from "./sample.fixture.ts";

const operation = "books_get_volume";
const item = (kind: string) => coverageItem(`${operation}/${kind}/x`, "x", "volumeId=abc");

test("members have a column where they are walked, and are counted with the others", () => {
  const reportOf = (kinds: readonly string[]) =>
    contractReport(run([result()], [requiredOf(operation, kinds.map(item))]));
  expect(columnsOf(reportOf(["limit"]))).not.toContain("members");
  const walked = reportOf(["limit", "member"]);
  expect(columnsOf(walked).at(-1)).toBe("members");
  expect(coverageRows(walked)).toMatchObject([{ name: "books", total: { covered: 2, total: 2 } }]);
});

test("what is worth knowing of members is a note of their operation", () => {
  const required = { ...requiredOf(operation, []), notes: ["auth says what holds without it"] };
  expect(contractReport(run([], [required])).notes).toEqual([
    { id: operation, note: "auth says what holds without it" },
  ]);
});
