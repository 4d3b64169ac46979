import type { DiagnosticLine } from "./diagnostics.ts";

/** A workflow in the list. */
export interface WorkflowCard {
  /** File name without `.yaml`. */
  readonly id: string;
  readonly name: string;
  /** How many errors and warnings its check found. */
  readonly errors: number;
  readonly warnings: number;
}

/** `data/workflows/<id>.json` */
export interface WorkflowPage extends WorkflowCard {
  readonly description: string;
  readonly file: string;
  /** The document as it was written. */
  readonly text: string;
  readonly diagnostics: readonly DiagnosticLine[];
  /** Null where the document cannot be read. */
  readonly diagram: Diagram | null;
}

/** Boxes and arrows with their places, in pixels from the upper left. */
export interface Diagram {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly {
    readonly id: string;
    readonly title: string;
    readonly detail: string;
    /** The operation it calls; null where that is unknown. */
    readonly operation: { readonly block: string; readonly id: string } | null;
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  }[];
  readonly edges: readonly {
    readonly from: string;
    readonly to: string;
    /** `after`: it runs then; `uses`: an output from further back. */
    readonly kind: "after" | "uses";
    readonly label: string;
    /** Attribute `d` of a path. */
    readonly path: string;
  }[];
}
