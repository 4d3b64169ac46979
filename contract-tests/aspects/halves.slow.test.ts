import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { baseOf } from "../cases/base.ts";
import { exampleCases } from "../cases/examples.ts";
import { asSeen } from "../cases/derive.ts";
import { caseOf } from "../cases/inputs/case-of.ts";
import { proposals, type Through } from "../cases/inputs/proposals.ts";
import { replyCase } from "../cases/replies/reply-case.ts";
import { replyProbes } from "../cases/replies/reply-probes.ts";
import { startOf } from "../cases/replies/start.ts";
import { contractOf, readContract } from "../contract/read.ts";
import { asReplied } from "../oracle/replied.ts";
import type { Contract, OperationContract } from "../contract/types.ts";
import type { Seen } from "../oracle/seen.ts";
import { aspectsOf } from "./aspects.ts";

// Together these use every keyword of the language.
const folder = join(import.meta.dirname, "../../scripts/language/testdata/language");
const contracts = [
  ...["crm", "directory", "docgen", "persondata"].map(contractOf),
  ...readdirSync(folder)
    .filter((name) => name.endsWith(".yaml"))
    .map((name) =>
      readContract(
        parse(readFileSync(join(folder, name), "utf8")),
        `scripts/language/testdata/language/${name}`,
      ),
    ),
];

/** A call by who proposed it, and as which of all that it proposed. */
interface Proposed {
  readonly seen: Seen;
  readonly maker: string;
  readonly at: number;
}

function proposedFor(contract: Contract, operation: OperationContract): readonly Proposed[] {
  const base = baseOf(operation);
  if ("reason" in base) return [];
  let by = { maker: "examples", at: 0 };
  const told: Through = function* (maker, made) {
    let at = 0;
    for (const each of made) {
      by = { maker: maker.name, at: at++ };
      yield each;
    }
  };
  const found: Proposed[] = [];
  const add = (seen: Seen | undefined) => seen && found.push({ seen, ...by });
  for (const each of exampleCases(contract, operation)) add(asSeen(each));
  for (const proposal of proposals(contract, operation, told)) {
    add(caseOf(proposal, contract, operation, base.reply).seen);
  }
  const replied = asReplied(operation);
  for (const probe of replyProbes(replied, startOf(replied), told)) {
    add(replyCase(probe, contract, replied).seen);
  }
  return found;
}

/** Aspects that nothing shows any more without every second proposal of a maker: by maker, of either half. */
const lost = new Map<string, [number, number]>();
const open: string[] = [];
for (const contract of contracts) {
  for (const operation of contract.operations) {
    const all = proposedFor(contract, operation);
    for (const { maker } of all) if (!lost.has(maker)) lost.set(maker, [0, 0]);
    for (const { text, shown } of aspectsOf(contract, operation)) {
      const own = all.filter(({ seen }) => shown(seen));
      const [first] = own;
      if (!first) open.push(`${operation.id} ${text}`);
      const half = (first?.at ?? 0) % 2;
      const isOfHalf = own.every(({ maker, at }) => maker === first?.maker && at % 2 === half);
      const counts = lost.get(first?.maker ?? "");
      if (isOfHalf && counts) counts[half === 0 ? 0 : 1] += 1;
    }
  }
}
lost.delete("examples");

test("every aspect is shown", () => {
  expect(open).toEqual([]);
});

// Who makes calls and who says what they have to show are apart: else what one forgets, the other does not ask for.
describe.each([...lost])("half of what %s proposes is lost, and coverage", (_, [even, odd]) => {
  test("says so", () => {
    expect(even).toBeGreaterThan(0);
    expect(odd).toBeGreaterThan(0);
  });
});
