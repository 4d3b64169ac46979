import { readFileSync, writeFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { exampleCases } from "../../../../contract-tests/cases/examples.ts";
import type { Case } from "../../../../contract-tests/contract/case.ts";
import { contractOf } from "../../../../contract-tests/contract/read.ts";
import { momentAt } from "../../../../contract-tests/oracle/moment.ts";
import { requestFailures } from "../../../../contract-tests/run/request-failures.ts";
import type { Package } from "../source.ts";
import { exampleCalls, loadedBlocks } from "./blocks.fixture.ts";
import { secretEnvironment } from "./environment.fixture.ts";
import { responseOf } from "./example-reply.ts";
import { check, run } from "./perform.ts";
import type { Call } from "./types.ts";
import { wireRequest } from "./wire.fixture.ts";

const blocks = await loadedBlocks();
const calls = new Map(
  blocks.flatMap((block) =>
    exampleCalls(block).map((call) => {
      const { operation, example } = call;
      const id = `${operation.id} example ${JSON.stringify(example.name)}`;
      return [id, { call, own: block.own }] as const;
    }),
  ),
);
// What the contract suite makes of the manifests, by a reading of its own.
const cases = blocks.flatMap(({ page }) => {
  const contract = contractOf(page.id);
  return contract.operations.flatMap((operation) => exampleCases(contract, operation));
});

/** In words, everything in which what is shown differs from the request that is expected. */
async function failures({ expected, inputs, provider, operation }: Case, call: Call, own: Package) {
  const { example } = call;
  // With the secrets of the suite, as they stand in what it expects.
  const keys = Object.keys(example.keys).map((name) => [name, inputs[name] as string]); // secrets are texts
  const asked = { ...call, example: { ...example, keys: Object.fromEntries(keys) } };
  const checked = await check(asked, own);
  if (checked.kind !== "request" || expected.kind !== "sent") return [JSON.stringify(checked)];
  const sent = await wireRequest(checked.request, await secretEnvironment(asked, own));
  const { now } = momentAt(example.now);
  const about = { contract: contractOf(provider), operation, inputs, now };
  const warned = checked.warnings.map(({ input }) => input).join();
  return [
    ...requestFailures(about, expected.request, sent),
    ...(warned === expected.warnings.join() ? [] : [`warns of ${warned}`]),
  ];
}

test("the page has every example of every manifest", () => {
  expect([...calls.keys()]).toEqual(cases.map(({ id }) => id));
});

describe.each(cases)("$id", (each) => {
  const found = calls.get(each.id);
  if (!found?.call.example.reply || each.expected.kind !== "sent") throw new Error("no reply");
  const { call, own } = found;
  const { reply } = found.call.example;
  const { outcome } = each.expected;

  test("what is shown is the request of the manifest", async () => {
    expect(await failures(each, call, own)).toEqual([]);
  });

  test("running it gives what the manifest says", async () => {
    const { warnings: _, ...result } = await run(call, own, () => responseOf(reply));
    if (outcome.kind === "output")
      expect(result).toEqual({ kind: "outputs", outputs: outcome.output });
    else expect(result).toMatchObject({ kind: "error", error: outcome.error });
  });
});

test("a package that sends an input elsewhere is seen", async () => {
  const block = blocks.find(({ page }) => page.id === "docgen");
  const file = new URL(block?.code ?? "");
  const planted = new URL("planted.js", file);
  const text = readFileSync(file, "utf8");
  const wrong = text.replace(/numCards:(\w+\.numCards)/, "cards:$1");
  expect(wrong).not.toBe(text);
  writeFileSync(planted, wrong);
  const own: Package = await import(planted.href);
  const seen = cases.map(async (each) => {
    const { call } = calls.get(each.id) ?? {};
    return call?.page === block?.page && call ? failures(each, call, own) : [];
  });
  expect((await Promise.all(seen)).flat()).not.toEqual([]);
});
