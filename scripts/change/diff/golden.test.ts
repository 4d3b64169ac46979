import { join } from "node:path";
import { expect, test } from "vitest";
import type { Document } from "yaml";
import { inputsView } from "../../emit/targets/inputs/view.ts";
import { outputProperties } from "../../emit/targets/operations/outputs.ts";
import { schemaTypeNames } from "../../language/ir/schema-names.ts";
import { readContract } from "../../language/read-contract.ts";
import { printed } from "../../system/edits.fixture.ts";
import { byCodeUnit } from "../../system/order.ts";
import { type Case, caseFiles, reported, withChanges } from "./cases.fixture.ts";
import { compareContract } from "./compare.ts";
import { formatChange } from "./format/line.fixture.ts";

// The name of a case says what is special about it: what is only written differently is no change, what
// follows from a change is none of its own, two stay two.
const files = caseFiles("testdata").filter(({ area }) => area !== "package");

function contractOf(path: string, state: Document | null) {
  if (state === null) return undefined;
  const folder = join(import.meta.dirname, "testdata");
  return readContract({ name: "shelf", file: { path, text: printed(state) }, folder });
}

test.each(files)("$area", async (file) => {
  const released = contractOf("released/shelf.yaml", file.base);
  const report = ({ base, head }: Case) => {
    const changes = compareContract(
      base ? released : undefined,
      contractOf("specs/shelf.yaml", head),
    );
    return reported(changes.map(formatChange));
  };
  await expect(withChanges(file, report)).toMatchFileSnapshot(file.path);
});

/** Types of what callers give and get, as they are emitted. */
function emitted(state: Document | null) {
  const provider = contractOf("specs/shelf.yaml", state)?.provider;
  if (!provider) return null;
  const names = schemaTypeNames(provider);
  const outputs = provider.operations.map((each) => outputProperties(each, names));
  const types = JSON.stringify([inputsView(provider, ""), outputs], (key, value: unknown) =>
    key === "comment" || key === "doc" ? undefined : value,
  );
  // The order of members and of alternatives is nothing that a caller sees.
  const inOrder = (_: string, value: unknown) =>
    Array.isArray(value) ? value.map((each) => JSON.stringify(each)).toSorted(byCodeUnit) : value;
  return JSON.stringify(JSON.parse(types, inOrder));
}

test.each(files)("$area: what changes the types that callers import is no fix", ({
  base,
  cases,
}) => {
  const before = emitted(base);
  const silent = cases
    .filter(({ head, changes = "" }) => {
      const isTold = /^(?:breaking|additive) /m.test(changes);
      return head !== null && !isTold && emitted(head) !== before;
    })
    .map(({ name }) => name);
  expect(silent).toEqual([]);
});
