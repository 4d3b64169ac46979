import { describe, expect, test } from "vitest";
import { resolveOutputs } from "./resolve-outputs.ts";
import type { ManifestOutput } from "./types.ts";

const schemas = {
  User: {
    type: "object",
    required: ["id"],
    properties: { id: { type: "integer" }, name: { type: "string" } },
  },
  Ticket: {
    type: "object",
    required: ["id", "owner", "team", "price", "state"],
    properties: {
      id: { type: "integer", description: "Its id." },
      state: { enum: ["open", "closed"] },
      price: { type: ["integer", "number", "null"] },
      done: { type: "boolean" },
      owner: { anyOf: [{ $ref: "#/schemas/User" }, { type: "null" }] },
      team: { allOf: [{ $ref: "#/schemas/User" }] },
      either: { oneOf: [{ type: "string" }, { type: "integer" }] },
      tags: { type: "array", minItems: 1, items: { type: "string" } },
      "@odata.id": { type: "string" },
    },
  },
  Open: { type: "object", additionalProperties: true },
} as const;

const reply = { 200: "Ticket" } as const;

function resolved(
  output: object,
  operation: object = {},
  manifest: object = {},
): Partial<ManifestOutput> | undefined {
  const owner = {
    operation: {
      reply,
      params: { q: parameter, all: { ...parameter, required: true } },
      ...operation,
    },
    manifest: { schemas, ...manifest },
  } as const;
  return resolveOutputs({ "a.itsName": output }, undefined, owner)["a.itsName"];
}

const parameter = { type: "number", description: "A number." } as const;

describe("an output takes from its schema", () => {
  test.each<[string, object, object]>([
    ["an integer", { from: ["body.id"] }, { type: "integer", description: "Its id." }],
    ["listed values", { from: ["body.state"] }, { type: "string", description: "Its name." }],
    ["a number that may be null", { from: ["body.price"] }, { type: "number", nullable: true }],
    ["what is not required", { from: ["body.done"] }, { type: "boolean", optional: true }],
    ["what lies in null", { from: ["body.owner.id"] }, { type: "integer", optional: true }],
    ["what all parts require", { from: ["body.team.id"] }, { type: "integer" }],
    ["an object", { from: ["body.owner"] }, { type: "json", nullable: true }],
    ["alternatives", { from: ["body.either"] }, { type: "json", optional: true }],
    ["an item", { from: ["body.tags[0]"] }, { type: "string", optional: true }],
    ["a count", { from: ["body.tags"], convert: ["count"] }, { type: "integer", optional: true }],
    ["a status", { from: ["status"] }, { type: "integer" }],
    ["a header", { from: ["headers.link"] }, { type: "string", optional: true }],
    ["a parameter", { from: ["params.q"] }, { type: "number", optional: true }],
    ["a required parameter", { from: ["params.all"] }, { type: "number" }],
    ["the first of two", { from: ["body.done", "body.id"] }, { type: "json" }],
    ["a constant", { const: "x" }, { type: "string" }],
  ])("%s", (_, output, expected) => {
    const { from: __, const: ___, convert: ____, ...said } = resolved(output) ?? {};
    expect(said).toEqual({ description: said.description, ...expected });
  });

  test("what it does not say itself", () => {
    expect(resolved({ from: ["body.done"], default: true })).toMatchObject({ default: true });
    expect(resolved({ from: ["body.done"], default: true })).not.toHaveProperty("optional");
    expect(resolved({ from: ["body.done"], default: null })).toMatchObject({ nullable: true });
  });

  test.each<[string, object, "optional" | "nullable" | "neither"]>([
    ["its own default", { from: ["body.done"], default: 1, missing: null }, "neither"],
    ["the mark", { from: ["body.id"], isMarked: true }, "optional"],
    ["its own word", { from: ["body.id"], missing: "error" }, "neither"],
    ["the operation", { from: ["body.id"] }, "nullable"],
  ])("%s says what becomes of a missing value", (_, output, fate) => {
    const { optional, nullable } = resolved(output, { missing: null }, { missing: "omit" }) ?? {};
    expect(optional ? "optional" : nullable ? "nullable" : "neither").toBe(fate);
  });

  test("that a reply without a body has no value", () => {
    expect(resolved({ from: ["body.id"] }, { reply: { ...reply, 204: "empty" } })).toHaveProperty(
      "optional",
      true,
    );
    const accept = { 404: { output: { "a.itsName": 0 } } };
    expect(resolved({ from: ["body.id"] }, { accept })).not.toHaveProperty("optional");
    expect(resolved({ from: ["body.id"] }, { accept: { 404: {} } })).toHaveProperty("optional");
  });

  test("any JSON where the schema only allows the member, or the path cannot be read", () => {
    expect(resolved({ from: ["body.x"] }, { reply: { 200: "Open" } })).toMatchObject(json);
    expect(resolved({ from: ["body..x"] })).toMatchObject(json);
  });
});

const json = { type: "json" };

describe("an object that is spread", () => {
  const owner = { operation: { reply }, manifest: { schemas } };

  test("gives an output for each member that can be one; what is written wins", () => {
    const own = { team: { from: ["body.team.id"], description: "Team." } };
    const outputs = resolveOutputs(own, "body", owner);
    expect(Object.keys(outputs)).toEqual(
      Object.keys(schemas.Ticket.properties).filter((name) => name !== "@odata.id"),
    );
    expect(outputs["team"]).toEqual({ ...own.team, type: "integer" });
    expect(outputs["done"]).toEqual({
      from: ["body.done"],
      type: "boolean",
      optional: true,
      description: "Done.",
    });
  });

  test("is looked for in alternatives", () => {
    const { name } = resolveOutputs({}, "body.owner", owner);
    expect({ name }).toEqual({
      name: { from: ["body.owner.name"], type: "string", optional: true, description: "Name." },
    });
  });
});
