import { describe, expect, inject, test } from "vitest";
import { contractOf } from "../contract/read.ts";
import { chosenProviders } from "../settings/environment.ts";
import { deriveFlows } from "../flows/derive.ts";
import { flowFailures } from "../run/run-flow.ts";
import { mockTarget } from "../mock/target.ts";
import { describeCase, failWith, settleCase } from "../report/meta.ts";
import { generatedOperations } from "../run/blocks.ts";
import { memoryTarget } from "../servers/memory.ts";

const followed = await Promise.all(
  chosenProviders()
    .map(contractOf)
    .map(async (contract) => ({
      contract,
      provider: contract.provider,
      ...(await deriveFlows(contract)),
    })),
);

test("each operation with pages and each start of a job is followed", () => {
  const lines = followed.flatMap(({ contract: { spec }, gaps }) =>
    gaps.map(({ operation, reason }) => `${operation} in ${spec}: ${reason}`),
  );
  failWith(lines);
  for (const { contract, flows } of followed) {
    const paged = contract.operations.filter(({ page }) => page !== null).map(({ id }) => id);
    const ids = [...paged, ...contract.jobs.flatMap(({ start }) => start)];
    const sequences = flows.filter(({ call }) => call !== "execute" && call !== "options");
    expect(new Set(sequences.map(({ operation }) => operation))).toEqual(new Set(ids));
  }
});

// Pages to the last one, jobs to their end, and what is repeated after a failure, as the manifests describe it.
describe.each(followed.filter(({ flows }) => flows.length > 0))("$provider", ({
  contract,
  provider,
  flows,
}) => {
  const target = mockTarget(inject("mocks"));
  for (const flow of flows) {
    const title = flow.id.slice(flow.operation.length + 1);
    const about = { ...flow, title, part: "flows", about: "flows" } as const;
    test(flow.id, describeCase(about), async ({ task }) => {
      const operations = await generatedOperations(provider);
      settleCase(
        task,
        await flowFailures(operations, flow.timing ? memoryTarget : target, flow, contract),
      );
    });
  }
});
