import { describe, inject, test } from "vitest";
import type { Case } from "../contract/case.ts";
import type { Contract } from "../contract/types.ts";
import { describeCase, settleCase } from "../report/meta.ts";
import { runCase } from "../run/run-case.ts";
import { generatedBlocks, generatedOperations } from "../run/blocks.ts";
import { PREPARED, runPrepared } from "../run/prepared.ts";
import { mockTarget } from "../mock/target.ts";
import type { Failure } from "../run/types.ts";
import { memoryTarget } from "../servers/memory.ts";

/**
 * One test for each case, against the mock servers, by operation. Each call is made by `execute`, and by
 * `prepare` and `read` without a server.
 */
export function testCases(contract: Contract, cases: readonly Case[]): void {
  const target = mockTarget(inject("mocks"));
  for (const { id } of contract.operations) {
    const own = cases.filter(({ operation }) => operation === id);
    if (own.length === 0) continue;
    describe(id, () => {
      for (const each of own) {
        test(each.title, describeCase(each), async ({ task }) => {
          const failures = await runCase(generatedBlocks, target, each, contract);
          const operations = await generatedOperations(contract.provider);
          const prepared = await runPrepared(operations, memoryTarget, each, contract);
          settleCase(task, [...failures, ...withoutKnown(prepared, failures)], each);
        });
      }
    });
  }
}

/** What a prepared call is wrong in as the executed one is, is said once. */
function withoutKnown(
  prepared: readonly Failure[],
  failures: readonly Failure[],
): readonly Failure[] {
  const known = new Set(failures.map(({ message }) => message));
  return prepared.filter(({ message }) => !known.has(message.replace(PREPARED, "")));
}
