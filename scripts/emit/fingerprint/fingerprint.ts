import { hash } from "node:crypto";
import type { Spec } from "../../language/specs.ts";
import { byCodeUnit } from "../../system/order.ts";
import type { OutputRecord, TargetRecord } from "../write/state.ts";

/**
 * Hash over every input of one output: what it is made from (named texts or hashes), and by what
 * (`tool`). Names and lengths go in as well, so that nothing can move from one input to another.
 */
export function inputsOf(tool: string, parts: Readonly<Record<string, string>>): string {
  return digest([tool, ...flatten(parts)]);
}

/** The text of a manifest and of the files that it names, each under a name of its own. */
export function textsOf({ file: { path, text } }: Spec, hooks: ReadonlyMap<string, string>) {
  const named = [...hooks].map(([file, source]) => [`hook ${file}`, source] as const);
  return { ...Object.fromEntries(named), path, text };
}

/** What is recorded of an output before its fingerprints are known. */
export type Recorded = Omit<OutputRecord, "fingerprint" | "targets"> & {
  readonly targets: Readonly<Record<string, Pick<TargetRecord, "packing">>>;
};

/**
 * What the state file keeps of an output: over its inputs and over everything recorded of it, so
 * that a line lost in a merge is noticed like a changed input. Of the targets of the workspace only
 * what package.json says of their files is part of it.
 */
export function fingerprint(inputs: string, record: Recorded): string {
  const { spec, block, operations, hooks, targets } = record;
  const packings = Object.entries(targets).map(([id, { packing }]) => [id, packing]);
  return digest([
    inputs,
    JSON.stringify([spec, block, operations, hooks]),
    ...flatten(filesOf(null, record)),
    ...flatten(Object.fromEntries(packings)),
  ]);
}

/** The same of what one target of the workspace added to a package. */
export function targetFingerprint(inputs: string, id: string, record: Recorded): string {
  return digest([inputs, record.targets[id]?.packing ?? "", ...flatten(filesOf(id, record))]);
}

/** The recorded files of one target of the workspace, which has a folder for them; null: the others. */
export function filesOf(
  target: string | null,
  { files, targets }: Pick<Recorded, "files" | "targets">,
): OutputRecord["files"] {
  if (Object.keys(targets).length === 0) return target === null ? files : {};
  const owner = (path: string) => {
    const [folder = ""] = path.split("/");
    return Object.hasOwn(targets, folder) ? folder : null;
  };
  return Object.fromEntries(Object.entries(files).filter(([path]) => owner(path) === target));
}

function flatten(record: Readonly<Record<string, string>>): string[] {
  return Object.entries(record)
    .toSorted(([a], [b]) => byCodeUnit(a, b))
    .flat();
}

function digest(texts: readonly string[]): string {
  return hash("sha256", texts.map((text) => `${text.length}\n${text}`).join("")).slice(0, 32);
}
