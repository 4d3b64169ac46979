// Generated from packages/workflow/src/graph/components.ts. Do not edit; run `npm run generate`.

/** Neighbours of a node of a graph. */
export type Neighbours = (node: string) => readonly string[];

/**
 * Strongly connected components: nodes that lead to each other, each component after all that lead to
 * it (Kosaraju's algorithm). Without recursion, since a chain of blocks may be long.
 */
export function componentsOf(
  nodes: readonly string[],
  next: Neighbours,
  previous: Neighbours,
): readonly (readonly string[])[] {
  const seen = new Set<string>();
  return finished(nodes, next)
    .toReversed()
    .flatMap((node) => (seen.has(node) ? [] : [gathered(node, previous, seen)]));
}

/** Every node after all that it leads to, circles aside. */
function finished(nodes: readonly string[], next: Neighbours): readonly string[] {
  const seen = new Set<string>();
  const order: string[] = [];
  const open: { readonly node: string; readonly ahead: Iterator<string> }[] = [];
  const enter = (node: string) => {
    if (seen.has(node)) return;
    seen.add(node);
    open.push({ node, ahead: next(node).values() });
  };
  for (const start of nodes) {
    enter(start);
    for (let last = open.at(-1); last; last = open.at(-1)) {
      const step = last.ahead.next();
      if (!step.done) enter(step.value);
      else {
        order.push(last.node);
        open.pop();
      }
    }
  }
  return order;
}

/** What is reached from a node, as far as it was not seen before. */
function gathered(start: string, neighbours: Neighbours, seen: Set<string>): readonly string[] {
  const members = [start];
  seen.add(start);
  // The list grows while it is walked.
  for (const member of members) {
    for (const other of neighbours(member)) {
      if (seen.has(other)) continue;
      seen.add(other);
      members.push(other);
    }
  }
  return members;
}
