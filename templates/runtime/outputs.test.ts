import { describe, expect, test } from "vitest";
import type { Json, Output } from "./definition.ts";
import { mapOutputs } from "./outputs.ts";

const body = {
  items: [{ id: "a", v: { n: 1 } }, { id: "b" }],
  total: 0,
  half: 0.5,
  none: null,
  status: 200,
  name: "x",
  blank: "",
};

function map(output: Partial<Output>, reply: unknown = body) {
  const roots = { status: 201, headers: { location: "/x" }, body: reply, params: { id: "p" } };
  return mapOutputs({ it: { type: "json", description: "", ...output } }, roots)["it"];
}

describe("mapOutputs", () => {
  test.each<[string, Partial<Output>, unknown]>([
    [
      "the first present path",
      { from: ["body.none", "body.gone", "params.id"], type: "string" },
      "p",
    ],
    ["zero is present", { from: ["body.total", "status"], type: "number" }, 0],
    ["a header", { from: ["headers.location"], type: "string" }, "/x"],
    ["a constant", { const: { updated: true } }, { updated: true }],
    ["count", { from: ["body.items"], take: "count", type: "number" }, 2],
    ["first", { from: ["body.items"], take: "first" }, { id: "a", v: { n: 1 } }],
    ["last", { from: ["body.items"], take: "last" }, { id: "b" }],
    [
      "keys",
      { from: ["body"], take: "keys" },
      ["items", "total", "half", "none", "status", "name", "blank"],
    ],
    [
      "omit",
      { from: ["body"], omit: ["items", "half", "none", "status"] },
      { total: 0, name: "x", blank: "" },
    ],
    [
      "each",
      { from: ["body.items"], each: { key: "item.id", n: "item.v.n" } },
      [{ key: "a", n: 1 }, { key: "b" }],
    ],
    [
      "each before take",
      { from: ["body.items"], each: { k: "item.id" }, take: "first" },
      { k: "a" },
    ],
    ["a default", { from: ["body.gone"], default: [], take: "count" }, []],
    ["null when nullable", { from: ["body.none"], nullable: true, type: "string" }, null],
    ["null when nullable and absent", { from: ["body.gone"], nullable: true }, null],
    [
      "the first path of the right type",
      { from: ["body.name", "status"], type: "number", integer: true },
      201,
    ],
    ["nothing for blank text when optional", { from: ["body.blank"], optional: true }, undefined],
    ["nothing when optional", { from: ["body.none"], optional: true }, undefined],
  ])("%s", (_, output, value) => expect(map(output)).toEqual(value));

  test.each<[string, Partial<Output>]>([
    ["a missing value", { from: ["body.gone"] }],
    ["null", { from: ["body.none"] }],
    ["text for a number", { from: ["body.name"], type: "number" }],
    ["a fraction for an integer", { from: ["body.half"], type: "number", integer: true }],
    [
      "the wrong type, also when optional",
      { from: ["body.name"], type: "boolean", optional: true },
    ],
    ["count of no list", { from: ["body.name"], take: "count", default: 0 }],
    ["omit of no object", { from: ["body.items"], omit: ["a"] }],
    ["each of no list", { from: ["body"], each: {} }],
  ])("%s", (_, output) => {
    expect(() => map(output)).toThrow(
      expect.objectContaining({
        code: "invalid_reply",
        status: 201,
        message: expect.stringContaining(`for the output it at ${output.from}`),
      }),
    );
  });

  test.each([
    null,
    "Bad Gateway",
    5,
    true,
    [],
  ])("a body %j without members, also with a default", (reply) => {
    expect(() => map({ from: ["body.items"], default: [] }, reply)).toThrow("for the output it");
    expect(() => map({ from: ["body.items"], optional: true }, reply)).toThrow("for the output it");
    expect(map({ from: ["body.items", "params.none"], default: 1 }, reply)).toBe(1);
  });

  test("a body without members is no mistake where none is, or an error status is the answer", () => {
    const outputs = {
      it: { type: "json", description: "", from: ["body.a"], default: [] },
    } as const;
    const answer = { status: 404, headers: {}, body: "Not Found", params: {} };
    expect(mapOutputs(outputs, answer, {})).toEqual({ it: [] });
    expect(mapOutputs(outputs, { ...answer, status: 204, body: undefined })).toEqual({ it: [] });
  });

  const roots = { status: 404, headers: {}, body: {}, params: {} };
  const output: Output = { type: "json", description: "", from: ["status"] };

  test("nests dotted names and takes overrides as they are", () => {
    const outputs = { data: output, "metadata.a.b": output, "metadata.c": output };
    expect(mapOutputs(outputs, roots, { data: null, "metadata.a.b": null })).toEqual({
      data: null,
      metadata: { a: { b: null }, c: 404 },
    });
  });

  test("hands out copies of what the definition holds", () => {
    const constant = { list: [1] };
    const result = mapOutputs({ a: { type: "json", description: "", const: constant } }, roots);
    expect(result["a"]).toEqual(constant);
    expect(result["a"]).not.toBe(constant);
  });

  test.each([
    "__proto__.polluted",
    "constructor.prototype.polluted",
    "toString.polluted",
  ])("%s pollutes nothing", (name) => {
    const value: Json = "yes";
    mapOutputs({ [name]: { type: "string", description: "", const: value } }, roots);
    expect({}).not.toHaveProperty("polluted");
    expect(Object.prototype.toString).not.toHaveProperty("polluted");
  });
});
