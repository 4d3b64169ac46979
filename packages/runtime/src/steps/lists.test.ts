import { describe, expect, test } from "vitest";
import type { Output } from "../definition.ts";
import { mapOutputs } from "../outputs/map.ts";
import type { Roots } from "../outputs/roots.ts";
import { everyStep } from "./every-step.ts";
import { steps } from "./steps.ts";

const body = {
  items: [{ id: "a", v: { n: 1 }, w: 2 }, { id: "b" }],
  total: 0,
  none: null,
  name: "x",
  empty: [],
};
const roots: Roots = { status: 200, headers: new Headers(), body, params: { id: "p" } };

function map(output: Partial<Output>) {
  return mapOutputs(
    { outputs: { it: { type: "json", ...output } }, keywords: steps(everyStep) },
    roots,
  )["it"];
}

describe("an output can be", () => {
  test.each<[string, Partial<Output>, unknown]>([
    ["as it is", { from: ["body.items"] }, body.items],
    ["the count", { from: ["body.items"], type: "number", convert: ["count"] }, 2],
    ["the first item", { from: ["body.items"], convert: ["first"] }, body.items[0]],
    ["the last item", { from: ["body.items"], convert: ["last"] }, { id: "b" }],
    ["the names of members", { from: ["body"], convert: ["keys"] }, Object.keys(body)],
    [
      "an object without some members",
      { from: ["body"], convert: [{ omit: ["items", "none", "empty", "other"] }] },
      { total: 0, name: "x" },
    ],
    [
      "a list of objects without some members",
      { from: ["body.items"], convert: [{ omit: ["v", "w"] }] },
      [{ id: "a" }, { id: "b" }],
    ],
    [
      "some members of each item",
      { from: ["body.items"], convert: [{ each: { members: { key: "item.id", n: "item.v.n" } } }] },
      [{ key: "a", n: 1 }, { key: "b" }],
    ],
    [
      "some members of each item and of the call",
      {
        from: ["body.items"],
        convert: [{ each: { members: { of: "params.id", status: "status" } } }],
      },
      [
        { of: "p", status: 200 },
        { of: "p", status: 200 },
      ],
    ],
    [
      "an item of such a list",
      { from: ["body.items"], convert: [{ each: { members: { k: "item.id" } } }, "first"] },
      { k: "a" },
    ],
    [
      "an item without some members",
      { from: ["body.items"], convert: [{ omit: ["v", "w"] }, "first"] },
      { id: "a" },
    ],
    [
      "a default for the first item of none",
      { from: ["body.empty"], default: 1, convert: ["first"] },
      1,
    ],
    ["nothing, of nothing", { from: ["body.none"], optional: true, convert: ["keys"] }, undefined],
  ])("%s", (_, output, value) => expect(map(output)).toEqual(value));

  test("and leaves the reply as it was", () => {
    const before = structuredClone(body);
    map({ from: ["body.items"], convert: [{ omit: ["v"] }] });
    map({ from: ["body"], convert: [{ omit: ["items"] }] });
    expect(body).toEqual(before);
  });
});

describe("a reply is invalid with", () => {
  test.each<[string, Partial<Output>]>([
    ["a count of no list", { from: ["body"], default: 0, convert: ["count"] }],
    ["a first item of no list", { from: ["body.name"], convert: ["first"] }],
    ["a first item of an empty list", { from: ["body.empty"], convert: ["first"] }],
    ["names of no object", { from: ["body.items"], convert: ["keys"] }],
    ["members of no object to leave out", { from: ["body.name"], convert: [{ omit: ["a"] }] }],
    ["items of no list", { from: ["body"], convert: [{ each: { members: {} } }] }],
  ])("%s", (_, output) => {
    expect(() => map(output)).toThrow(expect.objectContaining({ code: "invalid_reply" }));
  });
});
