import { join } from "node:path";
import { expect, test } from "vitest";
import { newFolder } from "../../../tests/kit/folder.ts";
import { eventfulReport } from "../../../contract-tests/report/eventful.fixture.ts";
import { InputError } from "../../system/input-error.ts";
import { readContractReport } from "./contract-report.ts";

function written(text: string): string {
  return join(newFolder({ "report.json": text }), "report.json");
}

test("of each operation, how many cases passed and failed, and what they cover", () => {
  const report = eventfulReport();
  const { operations: read } = readContractReport(written(JSON.stringify(report)));
  const operations = report.providers.flatMap((each) => each.operations);
  expect([...read.keys()]).toEqual(operations.map(({ id }) => id));
  for (const { id, cases, coverage } of operations) {
    const states = cases.map(({ state }) => state);
    const missing = Object.values(coverage).flatMap((each) => each.missing);
    const result = read.get(id);
    expect(result?.passed).toBe(states.filter((state) => state === "passed").length);
    expect(result?.failed).toBe(states.filter((state) => state === "failed").length);
    expect((result?.coverage.total ?? 0) - (result?.coverage.covered ?? 0)).toBe(missing.length);
  }
});

test("of a provider that could not be tested, why", () => {
  const [first] = eventfulReport().providers;
  const untested = { provider: "crm", operations: [], problem: "specs/crm.yaml:2:8: not closed" };
  const report = { ...eventfulReport(), providers: [first, untested] };
  const read = readContractReport(written(JSON.stringify(report)));
  expect([...read.untested]).toEqual([["crm", "specs/crm.yaml:2:8: not closed"]]);
});

const cases = '[{ "state": "passed" }]';
test.each([
  ["nothing", ""],
  ["no JSON", "<html>"],
  ["a file that is cut off", JSON.stringify(eventfulReport()).slice(0, -9)],
  ["other JSON", "[]"],
  ["the document of another version", '{ "version": 3, "providers": [] }'],
  ["providers that are none", '{ "version": 2, "providers": [{}] }'],
  ["operations that are none", '{ "version": 2, "providers": [{ "operations": [null] }] }'],
  [
    "no coverage",
    `{ "version": 2, "providers": [{ "operations": [{ "id": "a", "cases": ${cases} }] }] }`,
  ],
  [
    "coverage without numbers",
    `{ "version": 2, "providers": [{ "operations": [{ "id": "a", "cases": ${cases}, "coverage": { "reply": {} } }] }] }`,
  ],
])("%s is refused, with what to do", (_, text) => {
  const path = written(text);
  const read = () => readContractReport(path);
  expect(read).toThrow(InputError);
  expect(read).toThrow(/report\.json .*npx blockwright contract --report json=FILE/);
});

test("a file that is not there is refused", () => {
  const read = () => readContractReport(join(newFolder(), "gone.json"));
  expect(read).toThrow(InputError);
});
