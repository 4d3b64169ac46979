import { join } from "node:path";
import { expect, test } from "vitest";
import type { Document } from "yaml";
import { inputsView } from "../../emit/targets/inputs/view.ts";
import { outputProperties } from "../../emit/targets/operations/outputs.ts";
import { schemaTypeNames } from "../../language/ir/schema-names.ts";
import { readContract } from "../../language/read-contract.ts";
import { printed } from "../../system/edits.fixture.ts";
import { byCodeUnit } from "../../system/order.ts";
import { type Case, caseFiles, isExample, reported, withChanges } from "./cases.fixture.ts";
import { credentialRules } from "./catalog/credentials.ts";
import { inputRules } from "./catalog/inputs.ts";
import { jobRules } from "./catalog/jobs.ts";
import { limitRules } from "./catalog/limits.ts";
import { loginRules } from "./catalog/logins.ts";
import { lookupRules } from "./catalog/lookups.ts";
import { outputRules } from "./catalog/outputs.ts";
import { packageRules } from "./catalog/package.ts";
import { pageRules } from "./catalog/pages.ts";
import { policyRules } from "./catalog/policies.ts";
import { ruleRules } from "./catalog/rules.ts";
import { schemaRules } from "./catalog/schemas.ts";
import { rules } from "./catalog.ts";
import { compareContract } from "./compare.ts";
import { formatChange } from "./format/line.fixture.ts";

// A case that shows a rule has the rule's name. The others say in words what is special about them: what
// is only written differently is no change, what follows from a change is none of its own, two stay two.
const files = caseFiles("testdata").filter(({ area }) => area !== "package");
const examples = files
  .flatMap(({ cases }) => cases)
  .filter(isExample)
  .map(({ name, changes }) => ({ rule: name, changes }));

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

test.each(examples)("$rule is among the changes of its case", ({ rule, changes }) => {
  expect(changes).toMatch(new RegExp(`^\\w+ ${rule} `, "m"));
});

test.each(Object.keys(rules).filter((rule) => !(rule in packageRules)))("%s has a case", (rule) => {
  expect(examples.map((each) => each.rule)).toContain(rule);
});

const SUBJECTS = {
  input: { ...inputRules, ...limitRules },
  output: outputRules,
  credential: { ...credentialRules, ...loginRules },
  rule: ruleRules,
  schema: schemaRules,
  policy: policyRules,
  lookup: lookupRules,
  page: pageRules,
  job: jobRules,
};

test("a change names what it is about, but for those of the whole", () => {
  const unnamed = Object.entries(SUBJECTS).flatMap(([kind, ofKind]) =>
    examples.filter(({ rule, changes }) => {
      // Items of lists have numbers, which are nobody's names.
      const line = new RegExp(`^\\w+ ${rule} .*\\) ${kind} (?!\\d+$)`, "m");
      return rule in ofKind && !line.test(changes ?? "");
    }),
  );
  expect(unnamed.map(({ rule }) => rule)).toEqual(["credential-test-changed", "lookups-reordered"]);
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

test("rules and their cases are told apart by their names", () => {
  expect(new Set(examples.map(({ rule }) => rule)).size).toBe(examples.length);
});
