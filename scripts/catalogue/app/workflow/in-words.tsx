import type { Diagram, DiagramBox } from "../../data/types.ts";

/** What the picture says, for those who do not see it, and for all who would rather read. */
export function InWords({ diagram }: { readonly diagram: Diagram }) {
  return (
    <details class="in-words">
      <summary>The diagram in words</summary>
      <ul>
        {diagram.nodes.map((node) => (
          <Sentence key={node.id} node={node} diagram={diagram} />
        ))}
      </ul>
    </details>
  );
}

interface SentenceProps {
  readonly node: DiagramBox;
  readonly diagram: Diagram;
}

function Sentence({ node, diagram: { nodes, edges } }: SentenceProps) {
  const nameOf = (id: string) => nodes.find((each) => each.id === id)?.name ?? id;
  const into = edges.filter(({ to }) => to === node.id);
  const before = into.filter(({ kind }) => kind === "after").map(({ from }) => nameOf(from));
  return (
    <li>
      <strong>{node.name}</strong> ({node.does}){" "}
      {before.length > 0 ? `runs after ${listed(before)}` : "begins at once"}
      {into
        .filter(({ kind }) => kind === "uses")
        .map(({ from, outputs }) => (
          <span key={from}>
            , and uses <code>{outputs.join(", ")}</code> of {nameOf(from)}
          </span>
        ))}
      .
    </li>
  );
}

/** `one, two and three` */
function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${last}` : last;
}
