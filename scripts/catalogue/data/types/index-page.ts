import type { WorkflowCard } from "./workflow.ts";

/** `data/index.json`: what the page knows before a block is opened. */
export interface CatalogueIndex {
  /** What is shown, as people name it: `the working tree`, `v1.2.0`. */
  readonly state: string;
  /** What changes are told since; null: nothing was compared. */
  readonly base: string | null;
  readonly blocks: readonly Card[];
  /** Manifests that have had no page yet, which `data/live.json` tells the problems of. */
  readonly broken: readonly { readonly id: string; readonly file: string }[];
  /** Lists of workflows, in the order of their files. */
  readonly workflows: readonly WorkflowCard[];
  /** How many changes there are of each severity, where there are any. */
  readonly changes: Readonly<Partial<Record<Severity, number>>>;
  /** Address of the contract report, where it lies beside. */
  readonly report: string | null;
}

/** One block, as the first screen shows it. */
export interface Card {
  readonly id: string;
  readonly name: string;
  readonly package: string;
  readonly version: string;
  /** The first sentence of its description. */
  readonly description: string;
  readonly category: string;
  readonly icon: Icon | null;
  /** `#RRGGBB`, where its manifest says one. */
  readonly color: string | null;
  readonly effects: readonly Effect[];
  /** How many operations there are, and the names of the first ones. */
  readonly operations: number;
  readonly names: readonly string[];
  readonly coverage: Share | null;
  /** Why the contract suite could not test it; null: it did, or there is no report. */
  readonly untested: string | null;
  /** The gravest change since the base. */
  readonly change: Severity | null;
}

/** Files of SVG; one alone is for light and dark grounds. In a single file they are `data:` addresses. */
export interface Icon {
  readonly light: string;
  readonly dark?: string;
}

export type Effect = "read" | "write" | "cost";
export type Severity = "breaking" | "additive" | "fix" | "docs";

/** Coverage items. */
export interface Share {
  readonly covered: number;
  readonly total: number;
}
