import { Ancestors } from "./graph/ancestors.ts";
import { circleFrom } from "./graph/circle.ts";
import { componentsOf } from "./graph/components.ts";
import type { Workflow } from "./types.ts";

/** The order in which blocks run. Connections to blocks that do not exist are left out. */
export interface Graph {
  /** Ids in running order; blocks of the same depth are in document order. Blocks in or after a cycle are left out. */
  readonly order: readonly string[];
  /** Ids of the blocks that this one waits for, each once. */
  previous(id: string): readonly string[];
  /** Ids of the blocks that wait for this one, each once. */
  next(id: string): readonly string[];
  /** Whether connections lead from one block to the other. */
  runsBefore(one: string, other: string): boolean;
  /** For blocks that wait for each other, the shortest cycle through the first: `["a", "b"]`. */
  readonly circles: readonly (readonly string[])[];
}

/** The graph of a workflow's connections. */
export function graphOf(blocks: Workflow["blocks"]): Graph {
  const ids = Object.keys(blocks);
  const { next, previous } = neighboursOf(blocks);
  const components = componentsOf(ids, next, previous);
  const circles = circlesOf(ids, components, next);
  let ancestors: Ancestors | undefined; // hardly ever asked: most references are to blocks just before
  return {
    order: orderOf(ids, components, circles, previous),
    previous,
    next,
    runsBefore(one, other) {
      if (previous(other).includes(one)) return true;
      ancestors ??= new Ancestors(ids, components, previous);
      return ancestors.leads(one, other);
    },
    circles,
  };
}

function neighboursOf(blocks: Workflow["blocks"]): Pick<Graph, "next" | "previous"> {
  const next = new Map<string, readonly string[]>();
  const previous = new Map<string, string[]>();
  for (const [id, { connections }] of Object.entries(blocks)) {
    const targets = new Set(connections?.outgoing.map(({ target }) => target));
    const known = [...targets].filter((target) => Object.hasOwn(blocks, target));
    next.set(id, known);
    for (const target of known) {
      const all = previous.get(target);
      if (all) all.push(id);
      else previous.set(target, [id]);
    }
  }
  return { next: (id) => next.get(id) ?? [], previous: (id) => previous.get(id) ?? [] };
}

function circlesOf(
  ids: readonly string[],
  components: readonly (readonly string[])[],
  next: Graph["next"],
): readonly (readonly string[])[] {
  const index = new Map(ids.map((id, at) => [id, at]));
  const inDocument = (one: string, other: string) =>
    (index.get(one) ?? 0) - (index.get(other) ?? 0);
  return components
    .filter(([first = "", ...others]) => others.length > 0 || next(first).includes(first))
    .map((component) => {
      const [first = ""] = component.toSorted(inDocument);
      return circleFrom(first, new Set(component), next);
    })
    .filter((circle) => circle.length > 0)
    .toSorted(([one = ""], [other = ""]) => inDocument(one, other));
}

/** By depth: a block stands one deeper than the deepest before it. */
function orderOf(
  ids: readonly string[],
  components: readonly (readonly string[])[],
  circles: readonly (readonly string[])[],
  previous: Graph["previous"],
): readonly string[] {
  const circular = new Set(circles.flat());
  const depths = new Map<string, number>();
  const depthOf = (id: string) => depths.get(id) ?? 0;
  for (const component of components) {
    const isCircle = component.some((id) => circular.has(id));
    for (const id of component) {
      const before = previous(id).map((other) => depthOf(other) + 1);
      depths.set(id, isCircle ? Number.POSITIVE_INFINITY : Math.max(0, ...before));
    }
  }
  return ids
    .filter((id) => depthOf(id) < Number.POSITIVE_INFINITY)
    .toSorted((one, other) => depthOf(one) - depthOf(other));
}
