import type { DiagramBox } from "./types.ts";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A curve from the first point to the last, which those between draw to their side: attribute `d` of a path. */
export function smoothPath(points: readonly Point[]): string {
  const [first, second] = points;
  const last = points.at(-1);
  if (!first || !second || !last) return "";
  // A uniform B-spline: every part ends where its neighbours meet it.
  const parts = points.slice(1).map((here, index) => {
    const before = points[index] ?? here;
    const next = points[index + 2] ?? here;
    const ends = [mixed([before, 2], [here, 1]), mixed([before, 1], [here, 2])];
    return `C${[...ends, mixed([before, 1], [here, 4], [next, 1])].join(" ")}`;
  });
  return `M${mixed([first, 1])}L${mixed([first, 5], [second, 1])}${parts.join("")}L${mixed([last, 1])}`;
}

/** How far an arrow goes straight on at its ends, and stays off the corners of boxes. */
const STRAIGHT = 16;

/** The points of an arrow that leaves its box and meets the other straight, at the top or below. */
export function docked(
  points: readonly Point[],
  from: DiagramBox,
  to: DiagramBox,
): readonly Point[] {
  const [first, last, inner] = [points[0], points.at(-1), points.slice(1, -1)];
  const [second, beforeLast] = [inner[0], inner.at(-1)];
  if (!first || !last || !second || !beforeLast) return points;
  const [start, end] = [dock(first, second, from), dock(last, beforeLast, to)];
  return [...start, ...inner, ...end.toReversed()];
}

/** Where an arrow stands at a box, and the point outside that it goes through. */
function dock({ x }: Point, other: Point, box: DiagramBox): readonly Point[] {
  const isBelow = other.y > box.y + box.height / 2;
  const y = isBelow ? box.y + box.height : box.y;
  const within = Math.min(Math.max(x, box.x + STRAIGHT), box.x + box.width - STRAIGHT);
  return [
    { x: within, y },
    { x: within, y: isBelow ? y + STRAIGHT : y - STRAIGHT },
  ];
}

/** How far an arrow goes out that leads back to its own box; less than what is between boxes. */
const OUT = 22;

/** The points of an arrow from a box to itself, at its right. */
export function loopPoints({ x, y, width, height }: DiagramBox): readonly Point[] {
  const [side, middle] = [x + width, y + height / 2];
  return [
    { x: side, y: middle - 14 },
    { x: side + OUT, y: middle - 16 },
    { x: side + OUT, y: middle + 16 },
    { x: side, y: middle + 14 },
  ];
}

/** The point between some, by their weights, in tenths of a pixel. */
function mixed(...parts: readonly (readonly [Point, weight: number])[]): string {
  const total = parts.reduce((sum, [, weight]) => sum + weight, 0);
  const along = (axis: keyof Point) => {
    const sum = parts.reduce((all, [point, weight]) => all + point[axis] * weight, 0);
    return Math.round((sum / total) * 10) / 10;
  };
  return `${along("x")},${along("y")}`;
}
