import type { DiagnosticLine } from "./diagnostics.ts";

/** A workflow in the list. */
export interface WorkflowCard {
  /** File name without `.yaml`. */
  readonly id: string;
  readonly name: string;
  /** Of how many blocks it is; null where none can be read. */
  readonly blocks: number | null;
  /** How many errors and warnings its check found. */
  readonly errors: number;
  readonly warnings: number;
}

/** `data/workflows/<id>.json` */
export interface WorkflowPage extends WorkflowCard {
  readonly description: string;
  readonly file: string;
  /** The document as it was written, but for secrets in clear text. */
  readonly text: string;
  readonly diagnostics: readonly DiagnosticLine[];
  /** Null where the document cannot be read, or is too large for a picture. */
  readonly diagram: Diagram | null;
}

/** Boxes and arrows with their places, in pixels from the upper left. */
export interface Diagram {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly DiagramBox[];
  readonly edges: readonly DiagramEdge[];
}

export interface DiagramBox {
  readonly id: string;
  /** Name and operation, shortened to what fits into the box. */
  readonly title: string;
  readonly detail: string;
  /** The name, whole. */
  readonly name: string;
  /** The operation, whole, and whether it waits for its job. */
  readonly does: string;
  /** The operation it calls; null where that is unknown. */
  readonly operation: { readonly block: string; readonly id: string } | null;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface DiagramEdge {
  readonly from: string;
  readonly to: string;
  /** `after`: it runs then; `uses`: an output from further back. */
  readonly kind: "after" | "uses";
  /** The outputs that are used, whole. */
  readonly outputs: readonly string[];
  /** The same, shortened, with its middle and the width it has at most; null: there is nothing to say. */
  readonly label: {
    readonly text: string;
    readonly x: number;
    readonly y: number;
    readonly width: number;
  } | null;
  /** Attribute `d` of a path. */
  readonly path: string;
}
