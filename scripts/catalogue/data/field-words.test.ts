import { expect, test } from "vitest";
import { parameter, project, provider } from "../../emit/targets/provider.fixture.ts";
import type { Parameter } from "../../language/ir/types.ts";
import { blockPage } from "./block-page.ts";
import { NO_RESULTS } from "./contract-report.ts";

function fieldOf(changed: Partial<Parameter>) {
  const input = parameter("size", changed);
  const [first] = provider.operations;
  const operations = first ? [{ ...first, parameters: [input], examples: [] }] : [];
  const { block } = blockPage({ ...provider, operations, jobs: [] }, beside);
  return block.fields.find(({ name }) => name === "size");
}

const beside = {
  project,
  version: "1.0.0",
  icon: null,
  code: { why: "no" },
  changes: [],
  contract: NO_RESULTS,
};

test("limits stand apart from the description", () => {
  expect(fieldOf({ type: "integer", limits: { minimum: 1, maximum: 40 } })).toMatchObject({
    description: "The size.",
    limit: "1 to 40",
  });
});

test("choices are no limit in words, but those of lists are", () => {
  const limits = { enum: ["a", "b"] };
  expect(fieldOf({ limits })).not.toHaveProperty("limit");
  expect(fieldOf({ limits, convert: ["csv"] })).toMatchObject({ limit: "one of a, b" });
});

test("conditions are sentences of their own", () => {
  const when = { kind: ["a", "b"] };
  expect(fieldOf({ when, blank: true })).toMatchObject({
    notes: ["Empty text is sent.", "Sent only while kind is a or b."],
  });
});
