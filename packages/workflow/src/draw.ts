import { type DiagramNode, diagramOf } from "./diagram.ts";
import type { Workflow } from "./types.ts";

/**
 * Draws a Mermaid flowchart: a node for each block, an arrow for each connection, and a dotted arrow
 * for outputs that a later block uses without a direct connection.
 */
export function drawWorkflow(workflow: Workflow): string {
  const { nodes, arrows } = diagramOf(workflow);
  // Ids of blocks may be words of Mermaid's own, such as `end`.
  const ids = new Map(nodes.map(({ id }, index) => [id, `b${index + 1}`]));
  const lines = [
    ...nodes.map((node) => `${ids.get(node.id)}[${quoted(labelOf(node))}]`),
    ...arrows.map(({ from, to, outputs }) => {
      const line = outputs ? `-. ${quoted(outputs)} .->` : "-->";
      return `${ids.get(from)} ${line} ${ids.get(to)}`;
    }),
  ];
  return ["flowchart TD", ...lines.map((line) => `  ${line}`), ""].join("\n");
}

function labelOf({ name, operation, waits }: DiagramNode): readonly string[] {
  return [name, waits ? `${operation}, waits until it is done` : operation];
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
