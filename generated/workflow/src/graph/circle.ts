// Generated from packages/workflow/src/graph/circle.ts. Do not edit; run `npm run generate`.

import type { Neighbours } from "./components.ts";

/** The shortest way from a node back to itself within its component; empty when there is none. */
export function circleFrom(
  start: string,
  component: ReadonlySet<string>,
  next: Neighbours,
): readonly string[] {
  const cameFrom = new Map<string, string>();
  const reached = [start];
  // The list grows while it is walked.
  for (const node of reached) {
    for (const other of next(node)) {
      if (other === start) return wayTo(node, cameFrom);
      if (!component.has(other) || cameFrom.has(other)) continue;
      cameFrom.set(other, node);
      reached.push(other);
    }
  }
  return [];
}

function wayTo(end: string, cameFrom: ReadonlyMap<string, string>): readonly string[] {
  const way: string[] = [];
  for (let node: string | undefined = end; node !== undefined; node = cameFrom.get(node)) {
    way.push(node);
  }
  return way.toReversed();
}
