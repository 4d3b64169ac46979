import type { Diagnostic, SourceFile } from "../../language/diagnostics/diagnostic.ts";
import { readHooks, type Spec } from "../../language/specs.ts";
import { hashText } from "../../system/hash.ts";
import { memoryFile, readMemory, writeMemory } from "../../system/memory.ts";
import { inputsOf, textsOf } from "../fingerprint/fingerprint.ts";
import type { Checked, Claims } from "./compile.ts";

/** What earlier runs found of manifests that had no errors. */
export interface Checks {
  /** What was found of this very text, with the files that it names as they are. */
  of(spec: Spec): Checked | undefined;
  keep(checked: Checked): void;
  /** Writes them where there are new ones. */
  save(): void;
}

/** One manifest as it is kept. */
interface Entry {
  /** Over its text and the files that it names. */
  readonly inputs: string;
  readonly files: readonly string[];
  readonly claims: Claims;
  readonly operations: number;
  readonly warnings: readonly Warning[];
}

/** A diagnostic without the text of its file. */
type Warning = Omit<Diagnostic, "range"> & {
  readonly path: string;
  readonly start: number;
  readonly end: number;
};

/** Where nothing is remembered. */
export const NO_CHECKS: Checks = { of: () => undefined, keep: () => {}, save: () => {} };

/**
 * The checks of a folder of manifests by the tool with this fingerprint. Another tool or another Node
 * knows none of them. `memory` null: nothing is remembered.
 */
export function openChecks(memory: string | null, folder: string, tool: string): Checks {
  if (memory === null) return NO_CHECKS;
  const file = memoryFile(memory, "checks", folder);
  const maker = hashText(`${tool} ${process.version}`);
  const entries = readMemory<Entry>(file, maker);
  let changed = false;
  return {
    of(spec) {
      const entry = entries.get(spec.name);
      if (!entry) return undefined;
      const hooks = readHooks(spec.folder, entry.files);
      const isSame = entry.inputs === inputsOf(maker, textsOf(spec, hooks));
      return isSame ? checkedOf(entry, spec, hooks) : undefined;
    },
    keep(checked) {
      const entry = entryOf(checked, maker);
      if (entry === null) return;
      entries.set(checked.spec.name, entry);
      changed = true;
    },
    save() {
      if (changed) writeMemory(file, maker, entries);
    },
  };
}

/** Manifests with errors have to be mended anyway, and what installed packages say may change with them. */
function entryOf(checked: Checked, maker: string): Entry | null {
  const { spec, files, hooks, claims, operations, diagnostics, usesInstalled } = checked;
  if (operations === null || claims === undefined || usesInstalled) return null;
  const warnings = diagnostics.map(({ range: { file, start, end }, ...about }) => {
    return { ...about, path: file.path, start, end };
  });
  return {
    inputs: inputsOf(maker, textsOf(spec, hooks)),
    files,
    claims,
    operations,
    warnings,
  };
}

function checkedOf(entry: Entry, spec: Spec, hooks: ReadonlyMap<string, string>): Checked {
  const { files, claims, operations, warnings } = entry;
  const diagnostics = warnings.map(({ path, start, end, ...about }): Diagnostic => {
    return { ...about, range: { file: fileAt(path, spec, hooks), start, end } };
  });
  return { spec, files, hooks, claims, operations, diagnostics, ms: 0 };
}

/** The manifest, or a file of hooks, which is shown beside it. */
function fileAt(path: string, { file }: Spec, hooks: ReadonlyMap<string, string>): SourceFile {
  if (path === file.path) return file;
  const named = path.slice(file.path.lastIndexOf("/") + 1);
  return { path, text: hooks.get(named) ?? "" };
}
