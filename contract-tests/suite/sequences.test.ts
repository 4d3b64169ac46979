import { describe, expect, test } from "vitest";
import { contractOf } from "../contract/read.ts";
import { chosenProviders } from "../environment.ts";
import { deriveFlows } from "../flows/derive.ts";
import { type FlowOperations, flowFailures } from "../flows/run.ts";

/** What is read of an emitted block. */
interface Block {
  readonly operations: FlowOperations;
}

const contracts = chosenProviders()
  .map(contractOf)
  .map((contract) => ({ contract, provider: contract.provider, flows: deriveFlows(contract) }))
  .filter(({ flows }) => flows.length > 0);

describe.each(contracts)("$provider", ({ contract, provider, flows }) => {
  test.each(flows)("$id", async (flow) => {
    const exported: Readonly<Record<string, Block>> = await import(
      `../../generated/${provider}/src/block.ts`
    );
    const [block] = Object.values(exported);
    expect(await flowFailures(block?.operations ?? {}, flow, contract)).toEqual([]);
  });
});
