import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fingerprint, inputsOf } from "../fingerprint/fingerprint.ts";
import type { Finding } from "../write/finding.ts";
import { beginningOf } from "../../system/beginning.ts";
import { byCodeUnit } from "../../system/order.ts";
import { pathOf } from "../../system/path.ts";
import { workflowFiles } from "../../system/workflow-files.ts";
import type { State } from "../write/state.ts";
import { areAsRecorded, type Current } from "./current.ts";
import type { Emitted, Emitter } from "./emitter.ts";
import type { Inputs } from "./inputs.ts";
import {
  type Comparison,
  compared,
  leftover,
  type OutputDecision,
  unchanged,
  withheld,
} from "./decision.ts";

/** The JSON Schema of workflows: a file beside the packages, which refers to what each says of its block. */
export const WORKFLOW_SCHEMA = "workflow.schema.json";

const BLOCK = "block.json";
/** What follows on the type, the name and the description of a block. */
const CATEGORY = /^ {2}"category": /m;

export interface Packages {
  readonly decisions: readonly OutputDecision[];
  /** Files of those that were made in this run. */
  readonly emitted: ReadonlyMap<string, Emitted>;
  /** All of them, as they will be. */
  readonly next: State;
}

/** Decides about the schema; null when there is neither a block nor a schema. */
export async function schemaDecision(
  packages: Packages,
  inputs: Inputs,
  emitter: Emitter,
  comparison: Comparison,
): Promise<OutputDecision | null> {
  const known = recorded(comparison.state);
  const blocks = blocksOf(packages.next);
  if (blocks.length === 0) return known && leftover(known, comparison);
  const told = toldBlocks(packages.next, inputs);
  const parts = { ...Object.fromEntries(blocks), " told": JSON.stringify([...told]) };
  const hash = inputsOf(inputs.tool, parts);
  if (known && !inputs.options.all && isCurrent(known, hash, comparison)) return unchanged(known);
  if (packages.decisions.some(isUnsettled)) return withheld(WORKFLOW_SCHEMA, []);
  const { texts, findings } = readBlocks(blocks, packages.emitted, inputs.out, comparison);
  if (findings.length > 0) return withheld(WORKFLOW_SCHEMA, findings);
  const all = texts.map(([id, text]) => ({ id, text, isTold: told.has(id) }));
  const { files, ms } = await emitter.emitWorkflowSchema(WORKFLOW_SCHEMA, all);
  const about = { spec: null, block: null, operations: 0, hooks: [] };
  const whole = { kept: {}, targets: {}, alone: null };
  return compared({ id: WORKFLOW_SCHEMA, files, ...whole, about, inputs: hash, ms }, comparison);
}

function recorded(state: State): Current | null {
  const record = state.get(WORKFLOW_SCHEMA);
  return record ? { id: WORKFLOW_SCHEMA, record } : null;
}

function isCurrent({ id, record }: Current, hash: string, { inspect }: Comparison): boolean {
  return (
    record.fingerprint === fingerprint(hash, record) && areAsRecorded(id, record.files, inspect)
  );
}

/** A package that stays as it was, although it should change. */
function isUnsettled({ result: { status } }: OutputDecision): boolean {
  return status === "failed" || status === "refused";
}

/** Packages with a block, and the hash of what describes it. */
function blocksOf(state: State): readonly (readonly [id: string, hash: string])[] {
  return [...state]
    .flatMap(([id, { files }]) => {
      const hash = files[BLOCK];
      return hash === undefined ? [] : [[id, hash] as const];
    })
    .toSorted(([a], [b]) => byCodeUnit(a, b));
}

/**
 * Most operations in all with which editors are told of every block: they read the parts of all that they
 * are told of before they answer the first time.
 */
const MOST_TOLD = 500;

/** Packages whose blocks editors are told of: all, or where there are many, those that a workflow names. */
function toldBlocks(state: State, { options }: Inputs): ReadonlySet<string> {
  const blocks = [...state].filter(([, { block }]) => block !== null);
  const count = blocks.reduce((sum, [, { operations }]) => sum + operations, 0);
  const named = count > MOST_TOLD ? namedTypes(options.workspace.workflows) : null;
  const told = blocks.filter(([, { block }]) => named === null || named.has(block ?? ""));
  return new Set(told.map(([id]) => id).toSorted(byCodeUnit));
}

/** What a block is called in a workflow, whether or not the rest of the file is right yet. */
const TYPE = /\btype["']?\s*:\s*["']?([\w.-]+)/g;

function namedTypes(folders: readonly string[]): ReadonlySet<string> {
  const texts = workflowFiles(folders).map((path) => readFileSync(path, "utf8"));
  return new Set(
    texts.flatMap((text) => [...text.matchAll(TYPE)].flatMap(([, type]) => type ?? [])),
  );
}

/** Descriptions of blocks, of this run or from the disk; what somebody changed there is reported. */
function readBlocks(
  blocks: ReturnType<typeof blocksOf>,
  emitted: Packages["emitted"],
  out: string,
  { inspect }: Comparison,
) {
  const texts: (readonly [id: string, text: string])[] = [];
  const findings: Finding[] = [];
  for (const [id, hash] of blocks) {
    const path = pathOf(id, BLOCK);
    const made = emitted.get(id)?.files.find((file) => file.path === BLOCK);
    const found = made ? null : inspect(path);
    if (made) texts.push([id, made.contents]);
    else if (found?.kind === "file" && found.hash === hash) {
      texts.push([id, beginningOf(join(out, path), CATEGORY)]);
    } else findings.push({ kind: found?.kind === "file" ? "edited" : "missing", path });
  }
  return { texts, findings };
}
