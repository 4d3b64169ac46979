import { describe, expect, test } from "vitest";
import type { Json, Output } from "../definition.ts";
import { parseJson } from "../json.ts";
import { mapOutputs } from "./map.ts";
import type { Roots } from "./roots.ts";

const body = {
  items: [{ id: "a" }, { id: "b" }],
  total: 0,
  half: 0.5,
  none: null,
  no: false,
  status: 200,
  name: "x",
  blank: "",
};
const roots: Roots = {
  status: 201,
  headers: new Headers({ Location: "/x" }),
  body,
  params: { id: "p" },
};

function map(output: Partial<Output>) {
  return mapOutputs({ outputs: { it: { type: "json", ...output } } }, roots)["it"];
}

describe("an output is", () => {
  test.each<[string, Partial<Output>, unknown]>([
    [
      "the first present path",
      { from: ["body.none", "body.gone", "params.id"], type: "string" },
      "p",
    ],
    ["zero, which is present", { from: ["body.total", "status"], type: "number" }, 0],
    ["false, which is present", { from: ["body.no"], type: "boolean", default: true }, false],
    ["blank text, where nothing is not allowed", { from: ["body.blank"], type: "string" }, ""],
    ["a header, in any case", { from: ["headers.LOCATION"], type: "string" }, "/x"],
    ["the status", { from: ["status"], type: "number", integer: true }, 201],
    ["a constant", { const: { updated: true } }, { updated: true }],
    ["a constant null", { const: null }, null],
    ["a count", { from: ["body.items"], type: "number", convert: ["count"] }, 2],
    ["a default", { from: ["body.gone"], default: [], convert: ["count"] }, []],
    ["a default for null", { from: ["body.none"], default: 5 }, 5],
    ["null when nullable", { from: ["body.none"], nullable: true, type: "string" }, null],
    [
      "null when nullable, whatever lies elsewhere",
      { from: ["body.none", "status"], nullable: true },
      null,
    ],
    ["null when nullable and absent", { from: ["body.gone"], nullable: true }, null],
    [
      "the first path of the right type",
      { from: ["body.name", "status"], type: "number", integer: true },
      201,
    ],
    ["nothing for blank text when optional", { from: ["body.blank"], optional: true }, undefined],
    ["nothing when optional", { from: ["body.none"], optional: true }, undefined],
    ["any JSON", { from: ["body.items"] }, body.items],
  ])("%s", (_, output, value) => expect(map(output)).toEqual(value));
});

describe("a reply is invalid with", () => {
  test.each<[string, Partial<Output>]>([
    ["a missing value", { from: ["body.gone"] }],
    ["null", { from: ["body.none"] }],
    ["text for a number", { from: ["body.name"], type: "number" }],
    ["a fraction for text", { from: ["body.half"], type: "string", default: "x" }],
    ["a fraction for an integer", { from: ["body.half"], type: "number", integer: true }],
    [
      "the wrong type, also when optional",
      { from: ["body.name"], type: "boolean", optional: true },
    ],
    [
      "the wrong type, also when nullable",
      { from: ["body.name"], type: "boolean", nullable: true },
    ],
    ["a count of no list", { from: ["body.name"], default: 0, convert: ["count"] }],
  ])("%s", (_, output) => {
    expect(() => map(output)).toThrow(
      expect.objectContaining({
        code: "invalid_reply",
        message: `The reply has no ${output.type ?? "json"} for it at ${output.from}.`,
      }),
    );
  });
});

describe("a whole number that is not exact as a number", () => {
  const large = {
    ...roots,
    body: parseJson('{"id":9007199254740993,"deep":[{"id":1},{"id":-12345678901234567890}]}'),
  };
  const of = (output: Partial<Output>) =>
    mapOutputs({ outputs: { it: { type: "json", ...output } } }, large)["it"];

  test("is exact as text, as any whole number is text where text is wanted", () => {
    expect(of({ from: ["body.id"], type: "string" })).toBe("9007199254740993");
    expect(of({ from: ["body.deep[1].id"], type: "string" })).toBe("-12345678901234567890");
    expect(of({ from: ["status"], type: "string" })).toBe("201");
  });

  test.each<Partial<Output>>([
    { from: ["body.id"], type: "number" },
    { from: ["body.id"], type: "number", integer: true },
    { from: ["body.id"], type: "number", optional: true },
    { from: ["body.id"], shape: "object" },
  ])("is invalid as %j", (output) => {
    expect(() => of(output)).toThrow(expect.objectContaining({ code: "invalid_reply" }));
  });

  test("is the text of its digits in JSON", () => {
    const deep = [{ id: 1 }, { id: "-12345678901234567890" }];
    expect(of({ from: ["body.id"] })).toBe("9007199254740993");
    expect(of({ from: ["body.deep"], shape: "array" })).toEqual(deep);
    expect(of({ from: ["body"] })).toEqual({ id: "9007199254740993", deep });
  });

  test("is no matter where no output needs it", () => {
    expect(of({ from: ["body.deep[0]"] })).toEqual({ id: 1 });
    expect(of({ from: ["body.deep"], type: "number", convert: ["count"] })).toBe(2);
  });
});

test("a body without members is no mistake where an error status is the answer", () => {
  const outputs = { it: { type: "json", from: ["body.a"], default: [] } } as const;
  const answer = { ...roots, status: 404, body: "Not Found" };
  expect(mapOutputs({ outputs }, answer, {})).toEqual({ it: [] });
  expect(mapOutputs({ outputs }, { ...answer, status: 204, body: undefined })).toEqual({ it: [] });
});

test("dotted names are nested, overrides are taken as they are", () => {
  const output: Output = { type: "number", from: ["status"] };
  const outputs = { data: output, "metadata.a.b": output, "metadata.c": output };
  expect(mapOutputs({ outputs }, roots, { data: null, "metadata.a.b": "text" })).toEqual({
    data: null,
    metadata: { a: { b: "text" }, c: 201 },
  });
});

test("what the definition holds is handed out as a copy", () => {
  const held = { list: [1] };
  const outputs: Record<string, Output> = {
    constant: { type: "json", const: held },
    fallback: { type: "json", from: ["body.gone"], default: held },
    overridden: { type: "json", from: ["body"] },
  };
  const result = mapOutputs({ outputs }, roots, { overridden: held });
  for (const name in outputs) {
    expect(result[name]).toEqual(held);
    expect(result[name]).not.toBe(held);
  }
});

test.each([
  "__proto__.polluted",
  "constructor.prototype.polluted",
  "toString.polluted",
])("%s pollutes nothing", (name) => {
  const value: Json = "yes";
  mapOutputs({ outputs: { [name]: { type: "string", const: value } } }, roots);
  expect({}).not.toHaveProperty("polluted");
  expect(Object.prototype.toString).not.toHaveProperty("polluted");
});
