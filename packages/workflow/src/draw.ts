import { readTemplate } from "./run/template.ts";
import type { BlockDocument, Workflow } from "./types.ts";

/**
 * Draws a Mermaid flowchart: a node for each block, an arrow for each connection, and a dotted arrow
 * for outputs that a later block uses without a direct connection.
 */
export function drawWorkflow({ blocks }: Workflow): string {
  // Ids of blocks may be words of Mermaid's own, such as `end`.
  const nodes = new Map(Object.keys(blocks).map((id, index) => [id, `b${index + 1}`]));
  const lines: string[] = [];
  for (const [id, block] of Object.entries(blocks)) {
    lines.push(`${nodes.get(id)}[${quoted(labelOf(id, block))}]`);
  }
  for (const [id, block] of Object.entries(blocks)) {
    const targets = targetsOf(block).filter((target) => nodes.has(target));
    lines.push(...targets.map((target) => `${nodes.get(id)} --> ${nodes.get(target)}`));
  }
  for (const [id, block] of Object.entries(blocks)) {
    for (const [from, outputs] of usedOutputs(block)) {
      const source = Object.hasOwn(blocks, from) ? blocks[from] : undefined;
      if (!source || targetsOf(source).includes(id)) continue;
      lines.push(`${nodes.get(from)} -. ${quoted([...outputs])} .-> ${nodes.get(id)}`);
    }
  }
  return ["flowchart TD", ...lines.map((line) => `  ${line}`), ""].join("\n");
}

function labelOf(id: string, { name, inputs, wait }: BlockDocument): readonly string[] {
  return [name || id, wait ? `${inputs.operation}, waits until it is done` : inputs.operation];
}

function targetsOf({ connections }: BlockDocument): readonly string[] {
  return [...new Set(connections?.outgoing.map(({ target }) => target))];
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

/**
 * A label of several lines. Every sign that Mermaid, Markdown or HTML could take for its own is
 * written as its number.
 */
function quoted(lines: readonly string[]): string {
  const texts = lines.map((line) =>
    line
      .replace(/[\s\p{Cc}\p{Cf}]+/gu, " ")
      .replace(/[^\p{L}\p{N}\p{M} ,.()?!_'-]/gu, (sign) => `#${sign.codePointAt(0)};`),
  );
  return `"${texts.join("<br>")}"`;
}
