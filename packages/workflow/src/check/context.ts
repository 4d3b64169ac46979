import type { Diagnostic, SourceRange } from "../diagnostics/diagnostic.ts";
import type { Source, SourcePath } from "../document/source.ts";
import { type Graph, graphOf } from "../graph.ts";
import type { KnownBlock, KnownBlocks, KnownOperation } from "../known/types.ts";
import { type Part, parseTemplate } from "../reference.ts";
import type { BlockDocument, Workflow } from "../types.ts";
import { placesOfParts } from "./place.ts";
import { valuesWithin } from "./within.ts";

/** The diagnostics of a check. */
export type Findings = Iterable<Diagnostic>;

/** A text in the inputs of a block. */
export interface InputText {
  /** From the root of the document. */
  readonly path: SourcePath;
  readonly text: string;
  /** The text alone, when it holds no reference. */
  readonly parts: readonly Part[];
}

/**
 * The workflow that is being checked, with what every check looks up. A workflow of the wrong shape is
 * present as far as it is usable: an empty text was reported already, so checks skip it.
 */
export class CheckContext {
  readonly workflow: Workflow;
  readonly source: Source;
  readonly known: KnownBlocks;
  readonly graph: Graph;
  readonly #texts = new Map<string, readonly InputText[]>();
  readonly #places = new WeakMap<InputText, ReadonlyMap<Part, SourceRange>>();

  constructor(workflow: Workflow, source: Source, known: KnownBlocks) {
    this.workflow = workflow;
    this.source = source;
    this.known = known;
    this.graph = graphOf(workflow.blocks);
  }

  /** The blocks with their ids. */
  get blocks(): readonly (readonly [id: string, block: BlockDocument])[] {
    return Object.entries(this.workflow.blocks);
  }

  /** Undefined when there is no such block, or its type is unknown. */
  knownBlock(id: string): KnownBlock | undefined {
    const block = Object.hasOwn(this.workflow.blocks, id) ? this.workflow.blocks[id] : undefined;
    return block && this.known.get(block.type);
  }

  /** The operation that a block names; undefined when it cannot be known. */
  operationOf(id: string): KnownOperation | undefined {
    return this.knownBlock(id)?.operations.get(this.workflow.blocks[id]?.inputs.operation ?? "");
  }

  /** Every text in the inputs of a block, also deep in values, `operation` excepted. */
  textsOf(id: string): readonly InputText[] {
    const known = this.#texts.get(id);
    if (known) return known;
    const { operation: _, ...inputs } = this.workflow.blocks[id]?.inputs ?? { operation: "" };
    const values = [...valuesWithin(inputs, ["blocks", id, "inputs"])];
    const texts = values.flatMap(([path, text]) =>
      typeof text === "string" ? { path, text, parts: parseTemplate(text) } : [],
    );
    this.#texts.set(id, texts);
    return texts;
  }

  /** The range of a part of the text at `path`, exactly. */
  placeOf(template: InputText, part: Part): SourceRange {
    const { path, text, parts } = template;
    const scalar = this.source.valueAt(path);
    const places = this.#places.get(template) ?? placesOfParts(scalar, text, parts);
    this.#places.set(template, places);
    return places.get(part) ?? scalar;
  }
}
