import { describe, expect, inject, test } from "vitest";
import { contractOf } from "../contract/read.ts";
import { chosenProviders } from "../environment.ts";
import { deriveFlows } from "../flows/derive.ts";
import { flowFailures } from "../flows/run.ts";
import { describeCase, settleCase } from "../report/meta.ts";
import { generatedOperations } from "../run/subject.ts";
import { mockTarget } from "../targets/mock.ts";

const followed = chosenProviders()
  .map(contractOf)
  .map((contract) => ({ contract, provider: contract.provider, flows: deriveFlows(contract) }))
  .filter(({ flows }) => flows.length > 0);

test("each operation with pages and each start of a job is followed", () => {
  for (const { operations, jobs, ...contract } of chosenProviders().map(contractOf)) {
    const paged = operations.filter(({ page }) => page !== null).map(({ id }) => id);
    const found = followed.find(({ provider }) => provider === contract.provider)?.flows ?? [];
    const sequences = found.filter(({ call }) => call !== "execute");
    const ids = [...paged, ...jobs.flatMap(({ start }) => start)];
    expect(new Set(sequences.map(({ operation }) => operation))).toEqual(new Set(ids));
  }
});

// Pages to the last one, jobs to their end, and what is repeated after a failure, as the manifests describe it.
describe.each(followed)("$provider", ({ contract, provider, flows }) => {
  const target = mockTarget(inject("mocks"));
  for (const flow of flows) {
    const title = flow.id.slice(flow.operation.length + 1);
    test(flow.id, describeCase({ ...flow, title, part: "flows", covers: [] }), async ({ task }) => {
      const operations = await generatedOperations(provider);
      settleCase(task, await flowFailures(operations, target, flow, contract));
    });
  }
});
