import { expect, test } from "vitest";
import { chosen, dependent, matched, ruled, sentWhen, stated, told } from "../contract/folded.ts";
import { readRule } from "../contract/rule.ts";
import { readWhen } from "../contract/rewriting.ts";
import { readErrors } from "../contract/errors.ts";
import { sample } from "../contract/contract.fixture.ts";
import type { Value } from "../contract/types.ts";
import type { WrittenErrorCondition } from "../contract/written-types.ts";
import { holds as heldBefore, matches, matchesAny } from "./conditions.ts";
import { holds as ruleHolds } from "./input-conditions.ts";
import { isBroken, factsOf } from "./input-facts.ts";
import { holds, truthOf } from "./truth.ts";
import { heldValue } from "./travelling.ts";
import { valuesOf } from "./values.ts";

let seed = 1;
function next(count: number): number {
  seed = (seed * 48271) % 2147483647;
  return seed % count;
}
function pick<Of>(all: readonly Of[]): Of {
  return all[next(all.length)] as Of;
}
const some = <Of>(all: readonly Of[]) => all.filter(() => next(2) === 0);
const scalars: readonly Value[] = [true, false, 1, "a", "ab", "A", 0, ""];
const written = (): Value => pick([...scalars, ...scalars, ["a", 1], [], { a: 1 }]);
const found = (): Value | undefined =>
  pick<Value | undefined>([
    written(),
    written(),
    null,
    undefined,
    ["a"],
    [{ x: "a" }, { y: 1 }],
    [{ x: "ab", y: 1 }, {}],
  ]);

test("errors", () => {
  let held = 0;
  for (let round = 0; round < 2000; round++) {
    const isAny = next(2) === 0;
    const paths = isAny
      ? ["item.x", "item.y", "body.a", "body.b"]
      : ["body.a", "body.b", "headers.c"];
    const entries = <Of>(make: () => Of) =>
      Object.fromEntries(paths.filter(() => next(3) === 0).map((path) => [path, make()]));
    const condition: WrittenErrorCondition = {
      code: "x",
      ...(next(2) && { status: some([200, 201, 300, 400, 500]) }),
      ...(next(2) && { match: entries(written) }),
      ...(next(2) && { contains: entries(() => pick(["a", "AB", "b"])) }),
      ...(next(2) && { present: some(paths) }),
      ...(isAny && { any: pick(["body.list", "body.list", "body.a"]) }),
      ...(next(2) && {
        unless: Object.fromEntries(
          some(["body.a", "body.ok"]).map((path) => [
            path,
            pick<Value>(["a", true, ["a", 1], [true, "ab"]]),
          ]),
        ),
      }),
    };
    const body = Object.fromEntries(
      ["a", "b", "list", "ok"].flatMap((name) => {
        const value = found();
        return value === undefined ? [] : [[name, value]];
      }),
    );
    const roots = {
      status: pick([200, 201, 204, 300, 302, 400, 500]),
      headers: next(2) ? { c: pick(["a", "x ab"]) } : {},
      body: next(9) ? body : null,
    };
    const before = heldBefore(readErrors({ when: [condition] }).when[0]!, roots);
    if (before) held++;
    expect(holds(told(condition), roots), JSON.stringify([condition, told(condition), roots])).toBe(
      before,
    );
  }
  expect(held).toBeGreaterThan(300);
});

test("matches and states", () => {
  for (let round = 0; round < 2000; round++) {
    const match = { "output.a": written(), ...(next(2) && { "output.b": written() }) };
    const output = Object.fromEntries(
      ["a", "b"].flatMap((name) => {
        const value = found();
        return value === undefined ? [] : [[name, value]];
      }),
    );
    expect(holds(matched(match), { output })).toBe(matches(match, { output }));
    expect(holds(stated(match), { output }), JSON.stringify([match, output])).toBe(
      matchesAny(match, { output }),
    );
  }
});

const params = {
  s: { type: "string", description: "S." },
  n: { type: "integer", description: "N." },
  b: { type: "boolean", default: true, description: "B." },
  l: { type: "string", convert: "csv", description: "L." },
  t: { type: "string", convert: "csv-text", description: "T." },
  e: { type: "string", blank: "send", nulls: "send", description: "E." },
  d: { type: "string", default: "a", description: "D." },
  j: { type: "json", description: "J." },
  c: { type: "string", convert: "lowercase", description: "C." },
} as const;
const names = Object.keys(params);
const { operation } = sample({ params });
const types = (name: string) => params[name as keyof typeof params].type;
const given = () =>
  pick<unknown>([
    "a",
    "ab",
    "A",
    "a,b",
    "",
    " ",
    null,
    undefined,
    undefined,
    "1",
    "2",
    "true",
    "false",
  ]);

test("rules", () => {
  let broken = 0;
  for (let round = 0; round < 60000; round++) {
    const sets = () =>
      Array.from({ length: 1 + next(3) }, () =>
        [...new Set(Array.from({ length: 1 + next(2) }, () => pick(names)))].join(" + "),
      );
    const rule = pick([
      { anyOf: sets() },
      { exactlyOne: sets() },
      {
        param: pick(names),
        requires: [...new Set(Array.from({ length: 1 + next(2) }, () => pick(names)))].map(
          (name) => name + pick(["", "", "=a", "=1", "=true"]),
        ),
      },
      { param: pick(names), matches: pick(["^a", "b$", "1"]) },
    ]);
    const inputs = Object.fromEntries(names.map((name) => [name, given()]));
    const refused = names.filter(
      (name) =>
        next(5) === 0 ||
        (inputs[name] && ["n", "b", "j"].includes(name) && next(2)) ||
        (["n"].includes(name) && Number.isNaN(Number(inputs[name]))) ||
        (name === "j" &&
          typeof inputs[name] === "string" &&
          !/^(1|2|true|false|\s*)$/.test(String(inputs[name]))),
    );
    const before = ruleHolds(readRule(rule, ""), operation, inputs, refused);
    if (!before) broken++;
    expect(
      isBroken(ruled(rule, "", types), operation, inputs, refused),
      JSON.stringify([rule, ruled(rule, "", types), inputs, refused]),
    ).toBe(!before);
  }
  expect(broken).toBeGreaterThan(300);
});

test("dependent values", () => {
  const enumBy = {
    s: { param: "b", values: { true: ["a"], false: ["ab"] } },
    l: { param: "d", values: { a: ["a", "b"] } },
    t: { param: "n", values: { 1: ["a", "b"], 2: ["A"] } },
  };
  const { operation: own } = sample({
    params: {
      ...params,
      s: { ...params.s, enumBy: enumBy.s },
      l: { ...params.l, enumBy: enumBy.l },
      t: { ...params.t, enumBy: enumBy.t },
    },
  });
  for (let round = 0; round < 2000; round++) {
    const name = pick(["s", "l", "t"] as const);
    const inputs = {
      ...Object.fromEntries(names.map((each) => [each, given()])),
      n: pick([1, 2, 3, "1", undefined]),
      j: undefined,
    };
    const refused = names.filter(() => next(6) === 0);
    const before = ruleHolds(
      { kind: "enumBy", parameter: name, severity: "error" },
      own,
      inputs,
      refused,
    );
    expect(
      isBroken(dependent(name, enumBy[name], types), own, inputs, refused),
      JSON.stringify([name, inputs, refused]),
    ).toBe(!before);
  }
});

test("when", () => {
  for (let round = 0; round < 2000; round++) {
    const name = pick(names.filter((each) => each !== "s"));
    const when = {
      [name]: pick<Value>([
        "a",
        1,
        true,
        ["a", 2],
        ["ab", false],
        { given: true },
        { given: false },
      ]),
    };
    const inputs = {
      ...Object.fromEntries(names.map((each) => [each, given()])),
      n: pick([1, 2, 3, "1", undefined]),
      j: undefined,
      b: pick([true, "false", undefined]),
    };
    const values = valuesOf(operation, inputs);
    const parameter = {
      ...operation.parameters.find((each) => each.name === "s")!,
      when: readWhen(when),
    };
    const before = heldValue(parameter, operation, { ...values, s: "x" }) !== undefined;
    expect(
      truthOf(sentWhen(when)!, factsOf(operation, values)),
      JSON.stringify([when, inputs]),
    ).toBe(before);
  }
});
