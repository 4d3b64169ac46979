import fc from "fast-check";
import { expect, test } from "vitest";
import { diagramOf } from "../../../packages/workflow/src/diagram.ts";
import type { BlockDocument } from "../../../packages/workflow/src/types.ts";
import { laidOut } from "./diagram.ts";
import { columnsOf, fitting } from "./fitting.ts";
import type { DiagramBox } from "./types.ts";

const ids = ["a", "b", "c", "d", "toString", "__proto__x", "1"];
const anyId = fc.constantFrom(...ids);
const anyBlock: fc.Arbitrary<BlockDocument> = fc.record({
  type: fc.constantFrom("books", "docgen"),
  name: fc.string({ unit: "grapheme", maxLength: 60 }),
  inputs: fc.record({
    operation: fc.string({ maxLength: 60 }),
    used: fc.array(anyId.map((id) => `{{${id}.data.${id}}}`)),
  }),
  connections: fc.record({ outgoing: fc.array(anyId.map((target) => ({ target }))) }),
  wait: fc.boolean(),
});
const anyWorkflow = fc.record(
  { blocks: fc.dictionary(anyId, anyBlock) },
  { noNullPrototype: true },
);
const nowhere = () => null;

/** Whether a point stands on the edge of a box, but for what rounding takes. */
function isOnEdge([x = 0, y = 0]: readonly number[], box: DiagramBox): boolean {
  const [dx, dy] = [Math.abs(x - box.x - box.width / 2), Math.abs(y - box.y - box.height / 2)];
  const [sides, ends] = [Math.abs(dx - box.width / 2), Math.abs(dy - box.height / 2)];
  return Math.min(sides, ends) <= 1 && dx <= box.width / 2 + 1 && dy <= box.height / 2 + 1;
}

function pointsOf(path: string): readonly (readonly number[])[] {
  return Array.from(path.matchAll(/(-?[\d.]+),(-?[\d.]+)/g), ([, x, y]) => [Number(x), Number(y)]);
}

test("boxes stand apart and within, and every arrow leads from its box to its box", () => {
  fc.assert(
    fc.property(anyWorkflow, (workflow) => {
      fc.pre(Object.keys(workflow.blocks).length > 0);
      const drawn = diagramOf(workflow);
      const diagram = laidOut(drawn, nowhere);
      const { nodes, edges, width, height } = diagram;
      for (const [index, one] of nodes.entries()) {
        expect(one.x >= 0 && one.x + one.width <= width).toBe(true);
        expect(one.y >= 0 && one.y + one.height <= height).toBe(true);
        for (const other of nodes.slice(index + 1)) {
          const isApart =
            one.x + one.width <= other.x ||
            other.x + other.width <= one.x ||
            one.y + one.height <= other.y ||
            other.y + other.height <= one.y;
          expect(isApart).toBe(true);
        }
      }
      expect(edges).toHaveLength(drawn.arrows.length);
      const boxes = new Map(nodes.map((node) => [node.id, node]));
      for (const { from, to, path } of edges) {
        const points = pointsOf(path);
        const [source, target] = [boxes.get(from), boxes.get(to)];
        expect(source && isOnEdge(points[0] ?? [], source)).toBe(true);
        expect(target && isOnEdge(points.at(-1) ?? [], target)).toBe(true);
        for (const [x = -1, y = -1] of points)
          expect([x, y, x <= width && y <= height]).toEqual([Math.abs(x), Math.abs(y), true]);
      }
      expect(laidOut(diagramOf(workflow), nowhere)).toEqual(diagram);
    }),
    { numRuns: 30 },
  );
});

test("a long text is cut, and kept whole beside", () => {
  const name = "書類を作成する".repeat(20);
  const block = { type: "a", name, inputs: { operation: "x".repeat(90) }, wait: true };
  const { nodes } = laidOut(diagramOf({ blocks: { block } }), nowhere);
  expect(nodes[0]).toMatchObject({ name, does: `${"x".repeat(90)}, waits until it is done` });
  expect(nodes[0]?.title).toBe(`${name.slice(0, 17)}…`);
  expect(nodes[0]?.detail).toBe(`${"x".repeat(31)}… · waits`);
});

test("no text is wider than it may be, and a text that fits is whole", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.integer({ min: 2, max: 40 }), (text, most) => {
      const shown = fitting(text, most);
      expect(columnsOf(shown)).toBeLessThanOrEqual(most);
      const whole = fitting(text, Number.POSITIVE_INFINITY);
      if (columnsOf(whole) <= most) expect(shown).toBe(whole);
      else expect(whole.startsWith(shown.slice(0, -1))).toBe(true);
    }),
  );
});
