import { expect, test } from "vitest";
import { eventfulReport } from "../../../contract-tests/report/eventful.fixture.ts";
import { contractReport } from "../../../contract-tests/report/report.ts";
import {
  coverageItem,
  requiredOf,
  result,
  run,
} from "../../../contract-tests/report/sample.fixture.ts";
import { runPage } from "./run-page.ts";

const item = coverageItem("books_get_volume/operation", "succeeds", "volumeId=abc");
const all = run([result()], [requiredOf("books_get_volume", [item])]);

test("the verdict says all that is wrong", () => {
  const verdict = (changes: object) => runPage(contractReport({ ...all, ...changes })).verdict;
  expect(verdict({})).toEqual({ isGood: true, text: "All contracts hold" });
  expect(verdict({ whole: false })).toEqual({ isGood: true, text: "All cases that ran passed" });
  expect(verdict({ results: [], operations: [] }).text).toBe("Nothing to cover");
  const wrong = {
    results: [result({ state: "failed", failures: ["x"] })],
    untested: [{ name: "crm", message: "not closed", operations: [] }],
    otherFailures: [{ name: "no case", message: "threw" }],
  };
  const text = "1 case failed, 1 provider not tested, 1 other failure, 1 coverage item missing";
  expect(verdict(wrong)).toEqual({ isGood: false, text });
});

test("a provider that could not be tested is among the failures, and lacks all coverage", () => {
  const message = "specs/crm.yaml:2:8: never closed";
  const untested = [{ name: "crm", message, operations: [] }];
  const page = runPage(contractReport({ ...all, untested }));
  expect(page.failures).toEqual([
    {
      about: "crm",
      cases: [{ title: "manifest", part: "not tested", messages: [untested[0]?.message] }],
    },
  ]);
  expect(page.matrix).toContainEqual({
    provider: "crm",
    problem: untested[0]?.message,
    operations: [],
  });
  expect(
    page.coverage.map(({ name, cells: [first] }) => [name, first?.covered, first?.total]),
  ).toEqual([
    ["books", 1, 1],
    ["books_get_volume", 1, 1],
    ["crm", 0, 1],
    ["all", 1, 2],
  ]);
});

test("each failed case leads to its failure", () => {
  const { matrix, failures } = runPage(eventfulReport());
  const operations = matrix.flatMap((provider) => provider.operations);
  const cells = operations.flatMap(({ id, groups }) =>
    groups.flatMap(({ cases }) => cases.map((each) => ({ id, ...each }))),
  );
  const failed = cells.filter(({ failure }) => failure !== undefined);
  expect(failed).toHaveLength(7);
  for (const { id, title, failure = -1 } of failed) {
    const own = failures.find(({ about }) => about === id);
    expect(own?.cases[failure]?.title).toBe(title);
  }
});

test("parameters stand between the call and the rules, in their own order", () => {
  const abouts = ["replies", "zeta", "rules", "alpha", "documented", "call", "examples"];
  const results = abouts.map((about) => result({ title: about, about }));
  const [books] = runPage(contractReport({ ...all, results })).matrix;
  expect(books?.operations[0]?.groups.map(({ name }) => name)).toEqual(
    "examples call zeta alpha rules replies documented".split(" "),
  );
});
