import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cpuMs } from "../../runtime/src/cpu-time.fixture.ts";
import { type Graph, graphOf } from "./graph.ts";
import type { BlockDocument } from "./types.ts";

type Edges = Readonly<Record<string, readonly string[]>>;

/** `{ a: ["b"] }`: a leads to b. */
function graph(edges: Edges): Graph {
  const blocks = Object.entries(edges).map(([id, targets]): [string, BlockDocument] => [
    id,
    {
      type: "books",
      name: id,
      inputs: { operation: "books_get_volume" },
      connections: { outgoing: targets.map((target) => ({ target })) },
    },
  ]);
  return graphOf(Object.fromEntries(blocks));
}

test("without connections, blocks stand in the order of the document", () => {
  const block = { type: "books", name: "b", inputs: { operation: "books_get_volume" } };
  const { order, next, circles } = graphOf({ c: block, a: block, b: block });
  expect(order).toEqual(["c", "a", "b"]);
  expect(next("c")).toEqual([]);
  expect(circles).toEqual([]);
});

test("by depth, then by document", () => {
  const { order } = graph({
    last: [],
    late: ["last"],
    other: ["last"],
    first: ["late"],
    alone: [],
  });
  expect(order).toEqual(["other", "first", "alone", "late", "last"]);
});

test("repeated connections count once, those to nowhere not at all", () => {
  const { next, previous } = graph({ a: ["b", "gone", "b", "toString"], b: [] });
  expect(next("a")).toEqual(["b"]);
  expect(previous("b")).toEqual(["a"]);
  expect(previous("gone")).toEqual([]);
});

describe("circles", () => {
  test("of several, each is found; what is in or behind one has no place in the order", () => {
    const { order, circles, runsBefore } = graph({
      start: ["a"],
      a: ["b", "c"],
      b: ["a"],
      c: ["c"],
      behind: ["further"],
      further: [],
      free: [],
      d: ["behind", "d"],
    });
    expect(circles).toEqual([["a", "b"], ["c"], ["d"]]);
    expect(order).toEqual(["start", "free"]);
    expect(runsBefore("a", "a")).toBe(true);
    expect(runsBefore("start", "c")).toBe(true);
    expect(runsBefore("free", "c")).toBe(false);
  });

  test("the shortest one is shown", () => {
    const { circles } = graph({ a: ["b", "d"], b: ["c"], c: ["d"], d: ["a"] });
    expect(circles).toEqual([["a", "d"]]);
  });
});

/** Connections among up to 40 blocks, more than a word of bits has. */
const edgesOf = (isAcyclic: boolean) =>
  fc.integer({ min: 1, max: 40 }).chain((size) => {
    const pairs = fc.array(fc.tuple(fc.nat(size - 1), fc.nat(size - 1)), { maxLength: 2 * size });
    return fc
      .tuple(pairs, fc.shuffledSubarray(range(size), { minLength: size }))
      .map(
        ([all, names]): Edges =>
          Object.fromEntries(
            range(size).map((at) => [
              `b${names[at]}`,
              all
                .filter(([from, to]) => from === at && (!isAcyclic || from < to))
                .map(([, to]) => `b${names[to]}`),
            ]),
          ),
      );
  });

function range(size: number): number[] {
  return Array.from({ length: size }, (_, index) => index);
}

/** Everything that a block leads to, by plain search. */
function reachedFrom(edges: Edges, start: string): ReadonlySet<string> {
  const reached = new Set<string>();
  const visit = (id: string) => {
    for (const target of edges[id] ?? []) {
      if (reached.has(target)) continue;
      reached.add(target);
      visit(target);
    }
  };
  visit(start);
  return reached;
}

test("without circles, every block stands once, after all that lead to it", () => {
  fc.assert(
    fc.property(edgesOf(true), (edges) => {
      const { order, circles } = graph(edges);
      expect(circles).toEqual([]);
      expect(order.toSorted()).toEqual(Object.keys(edges).toSorted());
      for (const [id, targets] of Object.entries(edges)) {
        for (const target of targets) {
          expect(order.indexOf(id)).toBeLessThan(order.indexOf(target));
        }
      }
    }),
  );
});

test("ways, circles and what is behind them are those that a plain search finds", () => {
  fc.assert(
    fc.property(edgesOf(false), (edges) => {
      const { order, circles, runsBefore } = graph(edges);
      const ids = Object.keys(edges);
      const reached = new Map(ids.map((id) => [id, reachedFrom(edges, id)]));
      const leads = (one: string, other: string) => reached.get(one)?.has(other) === true;
      for (const one of ids) {
        for (const other of ids) expect(runsBefore(one, other)).toBe(leads(one, other));
      }
      const circular = ids.filter((id) => leads(id, id));
      const blocked = ids.filter((id) => circular.some((one) => one === id || leads(one, id)));
      expect(order.toSorted()).toEqual(ids.filter((id) => !blocked.includes(id)).toSorted());
      // Each block of a circle belongs to exactly one that is shown, which is a way through blocks.
      for (const id of circular) {
        const own = circles.filter(
          ([first = ""]) => first === id || (leads(first, id) && leads(id, first)),
        );
        expect(own).toHaveLength(1);
      }
      for (const circle of circles) {
        circle.forEach((id, at) => {
          expect(edges[id]).toContain(circle[(at + 1) % circle.length]);
        });
      }
    }),
  );
});

test("a chain of 20,000 blocks is no problem", () => {
  const started = process.cpuUsage();
  const ids = range(20_000).map((index) => `b${index}`);
  const { order, runsBefore } = graph(
    Object.fromEntries(ids.map((id, index) => [id, ids.slice(index + 1, index + 2)])),
  );
  expect(order).toEqual(ids);
  expect(runsBefore("b0", "b19999")).toBe(true);
  expect(runsBefore("b19999", "b0")).toBe(false);
  expect(cpuMs(started)).toBeLessThan(5_000);
});
