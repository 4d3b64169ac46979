import { expect, test } from "vitest";
import type { Output } from "../definition.ts";
import { mapOutputs } from "../outputs/map.ts";
import { everyStep } from "./every-step.ts";
import { steps } from "./steps.ts";

const body = {
  items: [
    { id: 1, name: "A" },
    { id: 2, name: null },
  ],
  blanks: [{ it: "" }, { it: null }, {}],
  wholes: [
    { id: 1, name: "A", of: { x: 1, by: { x: 2 }, gone: 3 } },
    { id: 2, of: null },
  ],
};
const keywords = steps(everyStep);
const roots = { status: 200, headers: new Headers(), body, params: {} };

function map(output: Partial<Output>) {
  return mapOutputs({ outputs: { it: { type: "json", ...output } }, keywords }, roots)["it"];
}

test.each<[string, Partial<Output>, unknown]>([
  [
    "of members with conditions",
    {
      from: ["body.items"],
      convert: [
        { if: { status: 200 } },
        {
          each: {
            members: {
              name: { from: ["item.id"], convert: [{ if: { "item.name": "A" } }] },
              mark: {
                from: ["status"],
                convert: [{ if: { "item.name": null } }, { fill: { from: [], default: [1] } }],
                default: "none",
              },
            },
          },
        },
      ],
    },
    [{ name: 1, mark: "none" }, { mark: [1] }],
  ],
  [
    "of a value whose condition does not hold",
    { from: ["body.items"], convert: [{ if: { status: 201 } }], default: "none", type: "string" },
    "none",
  ],
  [
    "of members whose value is null or missing",
    {
      from: ["body.items"],
      convert: [
        {
          each: {
            members: {
              kept: { from: ["item.name", "item.no"], convert: [{ cut: 9 }] },
              gone: { from: ["item.name"], optional: true },
              first: { from: ["item.no", "item.id"] },
              fixed: { from: [], default: "x" },
            },
          },
        },
      ],
    },
    [
      { kept: "A", gone: "A", first: 1, fixed: "x" },
      { kept: null, first: 2, fixed: "x" },
    ],
  ],
  [
    "of a member that blank text makes absent",
    {
      from: ["body.blanks"],
      convert: [
        { each: { members: { it: { from: ["item.it"], optional: true }, "a.b": "item.it" } } },
      ],
    },
    [{ a: { b: "" } }, { a: { b: null } }, {}],
  ],
  [
    "of members beside those of another object",
    {
      from: ["body.wholes"],
      convert: [
        {
          each: {
            spread: "item.of",
            members: { "by.name": "item.name", "by.id": "item.id", gone: "item.no" },
          },
        },
      ],
    },
    [{ x: 1, by: { name: "A", id: 1 } }, { by: { id: 2 } }],
  ],
])("items are made %s", (_, output, value) => expect(map(output)).toEqual(value));

test("members of no object make the reply invalid", () => {
  const convert = [{ each: { spread: "item.id", members: { a: "status" } } }];
  expect(() => map({ from: ["body.items"], convert })).toThrow(
    expect.objectContaining({ code: "invalid_reply" }),
  );
});
