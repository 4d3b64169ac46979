import { describe, expect, test } from "vitest";
import type { Output } from "../definition.ts";
import { mapOutputs } from "./map.ts";
import type { Roots } from "./roots.ts";
import { shaping } from "./shaping.ts";

const body = {
  items: [{ id: "a", v: { n: 1 }, w: 2 }, { id: "b" }],
  total: 0,
  none: null,
  name: "x",
  empty: [],
};
const roots: Roots = { status: 200, headers: new Headers(), body, params: { id: "p" } };

function map(output: Partial<Output>) {
  return mapOutputs({ outputs: { it: { type: "json", ...output } }, keywords: shaping }, roots)[
    "it"
  ];
}

describe("an output can be", () => {
  test.each<[string, Partial<Output>, unknown]>([
    ["as it is", { from: ["body.items"] }, body.items],
    ["the count", { from: ["body.items"], take: "count", type: "number" }, 2],
    ["the first item", { from: ["body.items"], take: "first" }, body.items[0]],
    ["the last item", { from: ["body.items"], take: "last" }, { id: "b" }],
    ["the names of members", { from: ["body"], take: "keys" }, Object.keys(body)],
    [
      "an object without some members",
      { from: ["body"], omit: ["items", "none", "empty", "other"] },
      { total: 0, name: "x" },
    ],
    [
      "a list of objects without some members",
      { from: ["body.items"], omit: ["v", "w"] },
      [{ id: "a" }, { id: "b" }],
    ],
    [
      "some members of each item",
      { from: ["body.items"], each: { key: "item.id", n: "item.v.n" } },
      [{ key: "a", n: 1 }, { key: "b" }],
    ],
    [
      "some members of each item and of the call",
      { from: ["body.items"], each: { of: "params.id", status: "status" } },
      [
        { of: "p", status: 200 },
        { of: "p", status: 200 },
      ],
    ],
    [
      "an item of such a list",
      { from: ["body.items"], each: { k: "item.id" }, take: "first" },
      { k: "a" },
    ],
    [
      "an item without some members",
      { from: ["body.items"], omit: ["v", "w"], take: "first" },
      { id: "a" },
    ],
    [
      "a default for the first item of none",
      { from: ["body.empty"], take: "first", default: 1 },
      1,
    ],
    ["nothing, of nothing", { from: ["body.none"], take: "keys", optional: true }, undefined],
  ])("%s", (_, output, value) => expect(map(output)).toEqual(value));

  test("and leaves the reply as it was", () => {
    const before = structuredClone(body);
    map({ from: ["body.items"], omit: ["v"] });
    map({ from: ["body"], omit: ["items"] });
    expect(body).toEqual(before);
  });
});

describe("a reply is invalid with", () => {
  test.each<[string, Partial<Output>]>([
    ["a count of no list", { from: ["body"], take: "count", default: 0 }],
    ["a first item of no list", { from: ["body.name"], take: "first" }],
    ["a first item of an empty list", { from: ["body.empty"], take: "first" }],
    ["names of no object", { from: ["body.items"], take: "keys" }],
    ["members of no object to leave out", { from: ["body.name"], omit: ["a"] }],
    ["items of no list", { from: ["body"], each: {} }],
  ])("%s", (_, output) => {
    expect(() => map(output)).toThrow(expect.objectContaining({ code: "invalid_reply" }));
  });
});
