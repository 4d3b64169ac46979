import { readTemplate } from "./run/template.ts";
import type { BlockDocument, Workflow } from "./types.ts";

/** What a picture of a workflow shows, whatever draws it. */
export interface WorkflowDiagram {
  readonly nodes: readonly DiagramNode[];
  readonly arrows: readonly DiagramArrow[];
}

export interface DiagramNode {
  /** Id of the block. */
  readonly id: string;
  /** Its name for people. */
  readonly name: string;
  readonly type: string;
  readonly operation: string;
  /** Whether it waits for the job that it starts. */
  readonly waits: boolean;
}

export interface DiagramArrow {
  readonly from: string;
  readonly to: string;
  /** Outputs that a later block uses without a direct connection; null: it runs after. */
  readonly outputs: readonly string[] | null;
}

/**
 * A node for each block, an arrow for each connection, and one for outputs that a block uses from further
 * back. What leads to blocks that are not there is left out.
 */
export function diagramOf({ blocks }: Workflow): WorkflowDiagram {
  const all = Object.entries(blocks);
  const isBlock = (id: string) => Object.hasOwn(blocks, id);
  const connections = all.flatMap(([from, block]) =>
    targetsOf(block)
      .filter(isBlock)
      .map((to) => ({ from, to, outputs: null })),
  );
  const uses = all.flatMap(([to, block]) =>
    [...usedOutputs(block)]
      .filter(([from]) => isBlock(from) && !targetsOf(blocks[from]).includes(to))
      .map(([from, outputs]) => ({ from, to, outputs: [...outputs] })),
  );
  return { nodes: all.map(nodeOf), arrows: [...connections, ...uses] };
}

function nodeOf([id, { name, type, inputs, wait }]: [string, BlockDocument]): DiagramNode {
  return { id, name: name || id, type, operation: inputs.operation, waits: Boolean(wait) };
}

function targetsOf(block: BlockDocument | undefined): readonly string[] {
  return [...new Set(block?.connections?.outgoing.map(({ target }) => target))];
}

/** Outputs of other blocks that a block uses, by block. */
function usedOutputs({ inputs }: BlockDocument): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const { block, path } of readTemplate(inputs).outputs) {
    const outputs = found.get(block) ?? new Set();
    found.set(block, outputs.add(path.join(".")));
  }
  return found;
}
