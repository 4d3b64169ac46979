import { describe, expect, test } from "vitest";
import { sample } from "./contract.fixture.ts";

const schemas = {
  User: {
    type: "object",
    required: ["id"],
    properties: { id: { type: "integer" }, boss: { $ref: "#/schemas/User" } },
  },
  Note: {
    type: "object",
    required: ["id", "owner", "team", "price"],
    properties: {
      id: { type: "string" },
      state: { enum: ["open", "closed"] },
      price: { type: ["integer", "number", "null"] },
      owner: { anyOf: [{ $ref: "#/schemas/User" }, { type: "null" }] },
      team: { allOf: [{ $ref: "#/schemas/User" }, { properties: { lead: { type: "boolean" } } }] },
      "@odata.id": { type: "string" },
    },
  },
};

function outputsOf(operation: object, manifest: object = {}) {
  const { outputs } = sample(operation, { schemas, ...manifest }).operation;
  return Object.fromEntries(
    outputs.map(({ name, type, optional, nullable }) => [name, [type, optional, nullable]]),
  );
}

describe("outputs are read with what their schemas say", () => {
  test.each([
    ["body.id", "string", false, false],
    ["body.state", "string", true, false],
    ["body.price", "number", false, true],
    ["body.owner", "json", false, true],
    ["body.owner.id", "integer", true, false],
    ["body.team.id", "integer", false, false],
    ["body.team.lead", "boolean", true, false],
    ["body.team.boss.boss.id", "integer", true, false],
    ["headers.link", "string", true, false],
    ["status", "integer", false, false],
  ])("%s is %s", (path, ...expected) => {
    expect(outputsOf({ output: { it: path } })).toEqual({ it: expected });
  });

  test("but for what they say themselves", () => {
    const it = { from: "body.state", type: "json", default: 1, description: "It." };
    expect(outputsOf({ output: { it } })).toEqual({ it: ["json", false, false] });
  });

  test.each([
    ["by its name", { "it?": "body.price" }, {}, true, false],
    ["itself", { it: { from: "body.price", missing: "error" } }, { missing: "omit" }, false, false],
    ["in the operation", { it: "body.state" }, { missing: null }, false, true],
    ["at the top", { it: "body.state" }, {}, false, false],
  ])("what is missing is said %s", (_, output, operation, ...expected) => {
    const outputs = outputsOf({ output, ...operation }, { missing: "error" });
    expect(outputs["it"]?.slice(1)).toEqual(expected);
  });
});

test("`...` stands for the members of an object, and a path alone for `...`", () => {
  expect(outputsOf({ output: { lead: "status", "...": "body.team" } })).toEqual({
    id: ["integer", false, false],
    boss: ["json", true, false],
    lead: ["integer", false, false],
  });
  expect(Object.keys(outputsOf({ output: "body" }))).toEqual([
    "id",
    "state",
    "price",
    "owner",
    "team",
  ]);
});
