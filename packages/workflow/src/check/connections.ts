import { didYouMean } from "@blockwright/runtime";
import { workflowDiagnostic as diagnostic } from "../catalog.ts";
import { holdsReference } from "./misplaced.ts";
import type { CheckContext, Findings } from "./context.ts";

/** Connections: their targets exist, and every block can start. */
export function* checkConnections(context: CheckContext): Findings {
  yield* checkTargets(context);
  yield* checkCircles(context);
  yield* checkUnconnected(context);
}

function* checkTargets({ workflow, blocks, source }: CheckContext): Findings {
  for (const [id, { connections }] of blocks) {
    const seen = new Set<string>();
    for (const [index, { target }] of (connections?.outgoing ?? []).entries()) {
      if (target === "" || holdsReference(target)) continue;
      const place = () => source.valueAt(placeOfTarget(id, index));
      if (target === id) {
        yield diagnostic("connection-to-itself", place(), { block: id });
        continue;
      }
      if (!Object.hasOwn(workflow.blocks, target)) {
        const hint = didYouMean(target, Object.keys(workflow.blocks));
        yield diagnostic("connection-target-unknown", place(), { target, hint });
      } else if (seen.has(target)) {
        yield diagnostic("connection-repeated", place(), { target });
      }
      seen.add(target);
    }
  }
}

function* checkCircles({ workflow, graph, blocks, source }: CheckContext): Findings {
  for (const circle of graph.circles) {
    if (circle.length === 1) continue; // reported as a connection of a block to itself
    // The connection that closes the cycle.
    const [first = "", last = first] = [circle[0], circle.at(-1)];
    const outgoing = workflow.blocks[last]?.connections?.outgoing ?? [];
    const index = outgoing.findIndex(({ target }) => target === first);
    const place = source.valueAt(placeOfTarget(last, index));
    yield diagnostic("connection-cycle", place, { circle: textOf(circle) });
  }
  const running = new Set(graph.order);
  for (const [id] of blocks) {
    if (running.has(id) || graph.runsBefore(id, id)) continue;
    const circle = graph.circles.find(([first = ""]) => graph.runsBefore(first, id)) ?? [];
    const place = source.keyAt(["blocks", id]);
    yield diagnostic("block-unreachable", place, { block: id, circle: textOf(circle) });
  }
}

function* checkUnconnected({ workflow, graph, blocks, source }: CheckContext): Findings {
  const targets = blocks.flatMap(([, { connections }]) => connections?.outgoing ?? []);
  // The connection that is missing may be one that was reported.
  const isDoubted = blocks.some(([id, { connections }]) =>
    connections?.outgoing.some((connection) => isDoubtful(connection, id, workflow)),
  );
  if (targets.length === 0 || isDoubted) return;
  for (const [id] of blocks) {
    if (graph.next(id).length > 0 || graph.previous(id).length > 0) continue;
    yield diagnostic("block-unconnected", source.keyAt(["blocks", id]), { block: id });
  }
}

/** Whether a connection leads nowhere, or back to its own block: another target was meant. */
export function isDoubtful(
  { target }: { readonly target: string },
  from: string,
  { blocks }: CheckContext["workflow"],
): boolean {
  return target === from || !Object.hasOwn(blocks, target);
}

function placeOfTarget(id: string, index: number) {
  return ["blocks", id, "connections", "outgoing", index, "target"];
}

/** `a -> b -> a` */
function textOf(circle: readonly string[]): string {
  return [...circle, ...circle.slice(0, 1)].join(" -> ");
}
