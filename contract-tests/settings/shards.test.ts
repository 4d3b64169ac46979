import { expect, test } from "vitest";
import { newFolder } from "../../tests/kit/folder.ts";
import { secondsOf } from "./cost.ts";
import { partOf } from "./shards.ts";

/** What each of so many shards tests. */
function parts(count: number, costs: Readonly<Record<string, number>>): readonly string[] {
  return Array.from({ length: count }, (_, at) => {
    const shard = { index: at + 1, count };
    return partOf(Object.keys(costs), shard, (provider) => costs[provider] ?? 0).join("+");
  });
}

test("shards take about the same time, whatever the order of the providers", () => {
  expect(parts(2, { a: 1, b: 2, c: 3, d: 4 })).toEqual(["a+d", "b+c"]);
  expect(parts(2, { d: 4, c: 3, b: 2, a: 1 })).toEqual(["d+a", "c+b"]);
  expect(parts(3, { a: 9, b: 1, c: 1, d: 1, e: 1 })).toEqual(["a", "b+d", "c+e"]);
});

test("names decide between providers of one size", () => {
  expect(parts(2, { b: 1, a: 1, C: 1 })).toEqual(["b+C", "a"]);
});

test("shards may be left without providers, and share none out twice", () => {
  expect(parts(3, { a: 5, b: 0 })).toEqual(["a", "b", ""]);
  expect(parts(2, {})).toEqual(["", ""]);
});

test("line ends of a checkout are no reason for another cost", () => {
  const specs = newFolder({
    "a.yaml": "provider: ü\noperations: {}\n",
    "b.yaml": "provider: ü\r\noperations: {}\r\n",
  });
  const [a, b] = ["a", "b"].map((name) => secondsOf([name], { specs }));
  expect(a).toBeGreaterThan(0);
  expect(b).toBe(a);
});
