import { useId } from "preact/hooks";
import type { Diagram, DiagramBox, DiagramEdge } from "../../data/types.ts";
import { blockHref } from "../route.ts";
import { InWords } from "./in-words.tsx";

interface Props {
  readonly diagram: Diagram;
  /** Name of the workflow. */
  readonly of: string;
}

/** Boxes and arrows as they were laid out, what the arrows mean, and the same in words. */
export function DiagramFigure({ diagram, of }: Props) {
  const { width, height, nodes, edges } = diagram;
  const head = `${useId()}-head`;
  return (
    <figure class="diagram">
      {/* What is wider than the screen is scrolled in here, by the keyboard as well. */}
      <div class="stage" role="group" aria-label={`Diagram of ${of}`} tabIndex={0}>
        <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
          <ArrowHead id={head} />
          <g aria-hidden="true">
            {edges.map((edge) => (
              <Arrow key={`${edge.kind} ${edge.from} ${edge.to}`} edge={edge} head={head} />
            ))}
          </g>
          {nodes.map((node) => (
            <Box key={node.id} node={node} />
          ))}
          <g aria-hidden="true">
            {edges.map((edge) => (
              <Label key={`${edge.from} ${edge.to}`} edge={edge} />
            ))}
          </g>
        </svg>
      </div>
      <figcaption>
        <Legend kinds={edges.map(({ kind }) => kind)} />
        <InWords diagram={diagram} />
      </figcaption>
    </figure>
  );
}

function ArrowHead({ id }: { readonly id: string }) {
  return (
    <marker
      id={id}
      class="head"
      viewBox="0 0 10 10"
      refX="9"
      refY="5"
      markerWidth="9"
      markerHeight="9"
      markerUnits="userSpaceOnUse"
      orient="auto"
    >
      <path d="M0 0.5 10 5 0 9.5z" />
    </marker>
  );
}

function Arrow({ edge, head }: { readonly edge: DiagramEdge; readonly head: string }) {
  return <path class={`arrow ${edge.kind}`} d={edge.path} marker-end={`url(#${head})`} />;
}

/** Pixels from the middle of a label to its upper edge. */
const HALF = 9;

function Label({ edge: { label, outputs } }: { readonly edge: DiagramEdge }) {
  if (!label) return null;
  const { text, x, y, width } = label;
  return (
    <g class="label">
      <title>{outputs.join(", ")}</title>
      <rect x={x - width / 2} y={y - HALF} width={width} height={2 * HALF} rx={4} />
      <text x={x} y={y} text-anchor="middle" dominant-baseline="central">
        {text}
      </text>
    </g>
  );
}

function Box({ node }: { readonly node: DiagramBox }) {
  const { name, does, operation, title, detail, x, y, width, height } = node;
  const words = `${name}: ${does}`;
  const isCut = title.endsWith("…") || detail.includes("…");
  const inner = (
    <>
      {isCut && <title>{words}</title>}
      <rect x={x} y={y} width={width} height={height} rx={8} />
      <text class="title" x={x + 16} y={y + 27}>
        {title}
      </text>
      <text class="detail" x={x + 16} y={y + 47}>
        {detail}
      </text>
    </>
  );
  if (operation)
    return (
      <a class="box" href={blockHref(operation.block, operation.id)}>
        {inner}
      </a>
    );
  return (
    <g class="box" role="img" aria-label={words}>
      {inner}
    </g>
  );
}

const MEANINGS = { after: "runs after", uses: "uses an output from further back" } as const;

/** Says of each kind of arrow that there is what it means. */
function Legend({ kinds }: { readonly kinds: readonly DiagramEdge["kind"][] }) {
  return (
    <ul class="legend">
      {(["after", "uses"] as const)
        .filter((kind) => kinds.includes(kind))
        .map((kind) => (
          <li key={kind}>
            <svg width="30" height="10" aria-hidden="true">
              <path class={`arrow ${kind}`} d="M0 5H22" />
              <path class="tip" d="M21 1 30 5 21 9z" />
            </svg>
            {MEANINGS[kind]}
          </li>
        ))}
    </ul>
  );
}
