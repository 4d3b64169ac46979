import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Provider } from "../ir/types.ts";
import type { ManifestSource } from "../manifest/source.ts";
import type { Manifest } from "../manifest/types.ts";
import { hookFiles, readHooks, type Spec } from "./specs.ts";
import type { Front } from "./stages.ts";

/** A manifest after parse and check. */
export interface Checked {
  readonly spec: Spec;
  /** Absent when the text is not a manifest. */
  readonly manifest?: Manifest;
  readonly source: ManifestSource;
  readonly hooks: ReadonlyMap<string, string>;
  readonly diagnostics: readonly Diagnostic[];
  readonly ms: number;
}

/** A manifest after all stages that can complain. */
export interface Compiled {
  readonly spec: Spec;
  /** Absent when there is an error. */
  readonly provider?: Provider;
  readonly hooks: ReadonlyMap<string, string>;
  readonly diagnostics: readonly Diagnostic[];
  readonly ms: number;
}

/** Parses and checks one manifest on its own. */
export function checkOne(spec: Spec, front: Front): Checked {
  const started = performance.now();
  const { manifest, source, diagnostics } = front.parse(spec.file);
  const elapsed = () => performance.now() - started;
  if (manifest === undefined) {
    return { spec, source, diagnostics, hooks: new Map(), ms: elapsed() };
  }
  const hooks = readHooks(spec.folder, hookFiles(manifest));
  const all = [...diagnostics, ...front.check(manifest, source, hooks)];
  return { spec, manifest, source, hooks, diagnostics: all, ms: elapsed() };
}

/** Lowers a manifest without errors and executes its examples. */
export function lowerOne(checked: Checked, front: Front): Compiled {
  const { spec, manifest, source, hooks, diagnostics, ms } = checked;
  if (manifest === undefined || hasError(diagnostics)) return { spec, hooks, diagnostics, ms };
  const started = performance.now();
  const provider = front.lower(manifest, spec.file.path, hooks);
  const all = [...diagnostics, ...front.checkExamples(provider, source)];
  const result = { spec, hooks, diagnostics: all, ms: ms + performance.now() - started };
  return hasError(all) ? result : { ...result, provider };
}

/** True when one of them is an error. */
export function hasError(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === "error");
}
