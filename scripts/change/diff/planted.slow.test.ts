import { join } from "node:path";
import { expect, test } from "vitest";
import type { Document } from "yaml";
import { readContract } from "../../language/read-contract.ts";
import { printed } from "../../system/edits.fixture.ts";
import { caseFiles } from "./cases.fixture.ts";
import { compareContract } from "./compare.ts";
import { SEVERITIES, type Severity } from "./change.ts";

// What a careful reader says of single changes to the manifests, written without a look at the rules.
const folder = join(import.meta.dirname, "../../../specs");

const planted = caseFiles("planted").flatMap(({ area, base, cases }) => {
  const before = contractOf(area, base);
  return cases.map(({ verdict = [], ...each }) => ({
    ...each,
    area,
    before,
    verdicts: [verdict].flat(),
  }));
});

function contractOf(name: string, state: Document | null) {
  if (state === null) return undefined;
  return readContract({ name, file: { path: `specs/${name}.yaml`, text: printed(state) }, folder });
}

function severitiesOf({ area, before, head }: (typeof planted)[number]): readonly Severity[] {
  return compareContract(before, contractOf(area, head)).map(({ severity }) => severity);
}

test("there are enough to tell", () => {
  expect(planted.length).toBeGreaterThanOrEqual(120);
  for (const severity of [...SEVERITIES, "none"]) {
    expect(planted.filter(({ verdicts }) => verdicts[0] === severity).length).toBeGreaterThan(3);
  }
});

test.each(planted)("$area: $name", (each) => {
  const found = severitiesOf(each);
  expect(each.verdicts).toContain(found[0] ?? "none");
  if (!each.several) expect(found.length).toBeLessThanOrEqual(1);
});
