import { expect, test } from "vitest";
import { contractWith } from "../inputs.fixture.ts";
import { besidesInHoles } from "./beside-holes.ts";

const params = "created: { type: string }\ncompare: { type: string, enum: [gt, lt] }";

function operationWith(rules: string) {
  const [, operation] = contractWith(params, rules);
  const query = { "created[{compare}]": "{created}" };
  return { ...operation, templates: { ...operation.templates, query } };
}

test("what stands in the same text or name is given too", () => {
  const operation = operationWith("[]");
  expect(besidesInHoles(operation, "compare", "gt")).toEqual({ created: "sample-created" });
  expect(besidesInHoles(operation, "created", "today")).toEqual({ compare: "gt" });
});

test("but not what a rule forbids beside the value", () => {
  const operation = operationWith("[{ param: created, requires: [compare] }]");
  expect(besidesInHoles(operation, "compare", "gt")).toEqual({ created: "sample-created" });
  for (const value of [undefined, null, ""]) {
    expect(besidesInHoles(operation, "compare", value)).toEqual({});
    expect(besidesInHoles(operation, "created", value)).toEqual({ compare: "gt" });
  }
});
