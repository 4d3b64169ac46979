import { createHash } from "node:crypto";
import { byCodeUnit } from "../../system/order.ts";
import type { OutputRecord } from "../write/state.ts";

/**
 * Hash over every input of one output: what it is made from (named texts or hashes), and by what
 * (`tool`). Names and lengths go in as well, so that nothing can move from one input to another.
 */
export function inputsOf(tool: string, parts: Readonly<Record<string, string>>): string {
  return digest([tool, ...flatten(parts)]);
}

/**
 * What the state file keeps of an output: over its inputs and over everything recorded of it, so
 * that a line lost in a merge is noticed like a changed input.
 */
export function fingerprint(inputs: string, record: Omit<OutputRecord, "fingerprint">): string {
  const { spec, block, operations, hooks, files } = record;
  return digest([inputs, JSON.stringify([spec, block, operations, hooks]), ...flatten(files)]);
}

function flatten(record: Readonly<Record<string, string>>): string[] {
  return Object.entries(record)
    .toSorted(([a], [b]) => byCodeUnit(a, b))
    .flat();
}

function digest(texts: readonly string[]): string {
  const hash = createHash("sha256");
  for (const text of texts) hash.update(`${text.length}\n`).update(text);
  return hash.digest("hex").slice(0, 32);
}
