import type { TestCase, TestModule } from "vitest/node";
import type { CaseResult } from "./case-result.ts";
import type { RequiredCoverage } from "./required.ts";

/** Cases that tests ran, with what came of them; other tests have none. */
export function resultsOf(modules: readonly TestModule[]): readonly CaseResult[] {
  return modules.flatMap(({ children }) => Array.from(children.allTests()).flatMap(resultOf));
}

/** What has to be covered, as far as tests say it. */
export function requiredBy(modules: readonly TestModule[]): readonly RequiredCoverage[] {
  return modules.flatMap(({ children }) =>
    Array.from(children.allTests()).flatMap((test) => test.meta().required ?? []),
  );
}

function resultOf(test: TestCase): readonly CaseResult[] {
  const { contract } = test.meta();
  if (!contract) return [];
  const result = test.result();
  const failed = result.state === "failed";
  // A test that hung or threw says so itself.
  const isToldOf = contract.failures.length > 0;
  const errors = (test.result().errors ?? []).map(({ message }) => message);
  const failures = isToldOf
    ? contract.failures
    : errors.map((message) => `${contract.id}: ${message}`);
  return [
    {
      ...contract,
      failures: failed ? failures : [],
      causes: failed ? (isToldOf ? contract.causes : errors) : [],
      state: result.state === "pending" ? "skipped" : result.state,
      durationMs: test.diagnostic()?.duration ?? 0,
      ...(result.state === "skipped" && result.note ? { reason: result.note } : {}),
    },
  ];
}
