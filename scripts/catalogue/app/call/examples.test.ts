import { describe, expect, test } from "vitest";
import { exampleCases } from "../../../../contract-tests/cases/examples.ts";
import { contractOf } from "../../../../contract-tests/contract/read.ts";
import { requestFailures } from "../../../../contract-tests/run/request-failures.ts";
import { momentAt } from "../../../../contract-tests/oracle/moment.ts";
import { exampleCalls, loadedBlocks } from "./blocks.fixture.ts";
import { secretEnvironment } from "./environment.fixture.ts";
import { responseOf } from "./example-reply.ts";
import { check, run } from "./perform.ts";
import { wireRequest } from "./wire.fixture.ts";

const blocks = await loadedBlocks();
const examples = blocks.flatMap(({ own, page }) => {
  const contract = contractOf(page.id);
  const cases = contract.operations.flatMap((operation) => exampleCases(contract, operation));
  return exampleCalls({ page }).map((call, at) => ({ own, contract, call, at, cases }));
});

test("the page has every example of every manifest", () => {
  const titles = examples.map(({ call }) => `${call.operation.id} ${call.example.name}`);
  expect(titles).toHaveLength(117);
  expect(new Set(titles).size).toBe(117);
});

describe.each(examples)("$call.operation.id, $call.example.name", ({
  own,
  contract,
  call,
  cases,
}) => {
  const { operation, example } = call;
  const expected = cases.find(
    ({ id }) => id === `${operation.id} example ${JSON.stringify(example.name)}`,
  );
  if (expected?.expected.kind !== "sent") throw new Error("the contract has no such example");
  const { request, outcome, warnings } = expected.expected;

  test("what is shown is the request of the manifest", async () => {
    // With the secrets of the suite, as they stand in what it expects.
    const names = Object.keys(example.keys);
    const keys = names.map((name) => [name, expected.inputs[name] as string]); // secrets are texts
    const asked = { ...call, example: { ...example, keys: Object.fromEntries(keys) } };
    const checked = await check(asked, own);
    if (checked.kind !== "request") throw new Error(JSON.stringify(checked));
    const sent = await wireRequest(checked.request, await secretEnvironment(asked, own));
    const { now } = momentAt(example.now);
    const about = { contract, operation: operation.id, inputs: expected.inputs, now };
    expect(requestFailures(about, request, sent)).toEqual([]);
    expect(checked.warnings.map(({ input }) => input)).toEqual(warnings);
  });

  test("running it gives what the manifest says", async () => {
    const { reply } = example;
    if (!reply) throw new Error("it has no reply");
    const result = await run(call, own, () => responseOf(reply));
    if (outcome.kind === "output")
      expect(result).toMatchObject({ kind: "outputs", outputs: outcome.output });
    else expect(result).toMatchObject({ kind: "error", error: outcome.error });
  });
});
