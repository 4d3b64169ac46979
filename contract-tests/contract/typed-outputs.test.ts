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

function outputsOf(operation: object, types: object = { types: "schema" }) {
  const { outputs } = sample(operation, { schemas, ...types }).operation;
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

  test("but for what they say themselves, and for manifests without `types`", () => {
    const it = { from: "body.state", type: "json", default: 1, description: "It." };
    expect(outputsOf({ output: { it } })).toEqual({ it: ["json", false, false] });
    expect(outputsOf({ output: { it: "body.id" } }, {})).toEqual({ it: ["json", false, false] });
  });
});

test("`...` stands for the members of an object, and a path alone for `...`", () => {
  expect(outputsOf({ output: { lead: "status", "...": "body.team" } }, {})).toEqual({
    id: ["integer", false, false],
    boss: ["json", true, false],
    lead: ["json", false, false],
  });
  expect(Object.keys(outputsOf({ output: "body" }, {}))).toEqual([
    "id",
    "state",
    "price",
    "owner",
    "team",
  ]);
});
