import { Graph, layout } from "@dagrejs/dagre";
import type {
  DiagramArrow,
  DiagramNode,
  WorkflowDiagram,
} from "../../../packages/workflow/src/diagram.ts";
import { docked, loopPoints, type Point, smoothPath } from "./diagram-path.ts";
import { columnsOf, fitting } from "./fitting.ts";
import type { Diagram, DiagramBox, DiagramEdge } from "./types.ts";

/** Pixels that a column of text takes at most, in the type of the page. */
const COLUMN = { title: 9.2, detail: 7.6, label: 7 };
/** Columns of the longest text in a box, and on an arrow. */
const LONGEST = { title: 36, detail: 40, label: 32 };
const BOX = { height: 64, padding: 16, narrowest: 168 };
const LABEL_HEIGHT = 20;
const SPACE = { nodesep: 44, edgesep: 24, ranksep: 46 };
const MARGIN = 24;

/** The operation that a block of this type calls, where the catalogue shows it. */
export type OperationAt = (type: string, operation: string) => DiagramBox["operation"];

/** Boxes and arrows of a picture that somebody still reads, and that is laid out in a second or two. */
const MOST = { nodes: 200, arrows: 600 };

/** Whether a picture would be of use. */
export function isDrawable({ nodes, arrows }: WorkflowDiagram): boolean {
  return nodes.length > 0 && nodes.length <= MOST.nodes && arrows.length <= MOST.arrows;
}

/** Gives every box and arrow its place: the same for the same workflow. */
export function laidOut(drawn: WorkflowDiagram, operationAt: OperationAt): Diagram {
  const sizes = drawn.nodes.map((node) => sized(node, operationAt));
  // Ids of blocks may be members that every object has.
  const keys = new Map(sizes.map(({ id }, index) => [id, `b${index}`]));
  const keyOf = (id: string) => keys.get(id) ?? "";
  const graph = new Graph().setGraph({ rankdir: "TB", ...SPACE });
  for (const { id, width, height } of sizes) graph.setNode(keyOf(id), { width, height });
  const isLoop = ({ from, to }: DiagramArrow) => from === to;
  for (const arrow of drawn.arrows) {
    if (!isLoop(arrow)) graph.setEdge(keyOf(arrow.from), keyOf(arrow.to), spaceFor(arrow));
  }
  layout(graph);
  const mirror = mirrorOf(sizes.map(({ id }) => graph.node(keyOf(id))));
  const boxes = new Map(
    sizes.map((box) => [box.id, centredAt(mirror(graph.node(keyOf(box.id))), box)]),
  );
  const arrows = drawn.arrows.map((arrow): PlacedArrow => {
    const [from, to] = [boxes.get(arrow.from), boxes.get(arrow.to)];
    if (!from || !to) throw new Error(`there is no box ${arrow.from} or ${arrow.to}`);
    if (isLoop(arrow)) return { arrow, points: loopPoints(from), middle: null };
    const { points = [], x = 0, y = 0 } = graph.edge(keyOf(arrow.from), keyOf(arrow.to));
    return { arrow, points: docked(points.map(mirror), from, to), middle: mirror({ x, y }) };
  });
  return framed([...boxes.values()], arrows);
}

/** Of boxes side by side, the first of the document stands at the left where as many arrows cross either way. */
function mirrorOf(centres: readonly Partial<Point>[]): (point: Partial<Point>) => Point {
  let turned = 0;
  for (const [index, one] of centres.entries()) {
    for (const other of centres.slice(index + 1))
      if (one.y === other.y) turned += Math.sign((one.x ?? 0) - (other.x ?? 0));
  }
  return ({ x = 0, y = 0 }) => ({ x: turned > 0 ? -x : x, y });
}

interface PlacedArrow {
  readonly arrow: DiagramArrow;
  readonly points: readonly Point[];
  readonly middle: Point | null;
}

function centredAt({ x, y }: Point, box: DiagramBox): DiagramBox {
  return { ...box, x: Math.round(x - box.width / 2), y: Math.round(y - box.height / 2) };
}

/** Moves everything so that it begins at the margin: arrows may lead around the outermost boxes. */
function framed(boxes: readonly DiagramBox[], arrows: readonly PlacedArrow[]): Diagram {
  const points = arrows.flatMap((each) => each.points);
  const lefts = [...boxes, ...points].map(({ x }) => x);
  const tops = [...boxes, ...points].map(({ y }) => y);
  const rights = [...boxes.map(({ x, width }) => x + width), ...points.map(({ x }) => x)];
  const bottoms = [...boxes.map(({ y, height }) => y + height), ...points.map(({ y }) => y)];
  for (const { arrow, middle } of arrows) {
    const { width = 0 } = spaceFor(arrow);
    if (!middle || width === 0) continue;
    lefts.push(middle.x - width / 2);
    rights.push(middle.x + width / 2);
  }
  const dx = MARGIN - Math.floor(Math.min(...lefts));
  const dy = MARGIN - Math.floor(Math.min(...tops));
  const moved = <Each extends Point>(each: Each) => ({ ...each, x: each.x + dx, y: each.y + dy });
  return {
    width: Math.ceil(Math.max(...rights)) + dx + MARGIN,
    height: Math.ceil(Math.max(...bottoms)) + dy + MARGIN,
    nodes: boxes.map(moved),
    edges: arrows.map((each) =>
      edgeOf(each.arrow, smoothPath(each.points.map(moved)), each.middle && moved(each.middle)),
    ),
  };
}

function sized(node: DiagramNode, operationAt: OperationAt): DiagramBox {
  const { id, name, type, operation, waits } = node;
  const wait = waits ? " · waits" : "";
  const title = fitting(name, LONGEST.title);
  const detail = fitting(operation, LONGEST.detail - wait.length) + wait;
  const texts = [columnsOf(title) * COLUMN.title, columnsOf(detail) * COLUMN.detail];
  const needed = Math.max(BOX.narrowest, ...texts.map((text) => text + 2 * BOX.padding));
  return {
    id,
    title,
    detail,
    name,
    does: waits ? `${operation}, waits until it is done` : operation,
    operation: operationAt(type, operation),
    x: 0,
    y: 0,
    // Even, so that its middle is a whole pixel.
    width: 2 * Math.ceil(needed / 2),
    height: BOX.height,
  };
}

function labelOf({ outputs }: DiagramArrow): string {
  const [first = "", ...more] = outputs ?? [];
  const rest = more.length > 0 ? ` +${more.length}` : "";
  return fitting(first, LONGEST.label - rest.length) + rest;
}

function spaceFor(arrow: DiagramArrow) {
  const text = labelOf(arrow);
  if (text === "") return {};
  return {
    width: Math.ceil(columnsOf(text) * COLUMN.label) + 12,
    height: LABEL_HEIGHT,
    labelpos: "c",
  } as const;
}

function edgeOf(arrow: DiagramArrow, path: string, middle: Point | null): DiagramEdge {
  const { from, to, outputs } = arrow;
  const text = labelOf(arrow);
  const { width = 0 } = spaceFor(arrow);
  const label =
    middle && width > 0 ? { text, x: Math.round(middle.x), y: Math.round(middle.y), width } : null;
  return { from, to, kind: outputs ? "uses" : "after", outputs: outputs ?? [], label, path };
}
