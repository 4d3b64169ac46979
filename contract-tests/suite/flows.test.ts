import { describe, inject, test } from "vitest";
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

// Pages to the last one, and jobs to their end, as the manifests describe them.
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
