/** A line through measured points. */
export interface Fit {
  /** Cost of a project without providers, and of each provider more. */
  readonly start: number;
  readonly each: number;
  /** Share of what differs that the line explains; 1: all of it. */
  readonly r2: number;
}

/** The line with the least squares of relative errors, so that small projects count as much as large ones. */
export function fit(points: readonly (readonly [size: number, cost: number])[]): Fit {
  const weighted = points.map(([x, y]) => ({ x, y, weight: 1 / y ** 2 }));
  const sum = (of: (point: (typeof weighted)[number]) => number) =>
    weighted.reduce((total, point) => total + point.weight * of(point), 0);
  const [w, x, y] = [sum(() => 1), sum((each) => each.x), sum((each) => each.y)];
  const [xx, xy] = [sum((each) => each.x ** 2), sum((each) => each.x * each.y)];
  const each = (w * xy - x * y) / (w * xx - x ** 2);
  const start = (y - each * x) / w;
  const rest = sum((point) => (point.y - start - each * point.x) ** 2);
  const all = sum((point) => (point.y - y / w) ** 2);
  return { start, each, r2: 1 - rest / all };
}
