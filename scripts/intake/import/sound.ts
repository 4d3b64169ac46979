import { formatText } from "../../../packages/workflow/src/diagnostics/format.ts";
import { check } from "../../language/check/manifest.ts";
import type { Diagnostic, SourceFile } from "../../language/diagnostics/diagnostic.ts";
import { internalError, startOf } from "../../language/diagnostics/internal-error.ts";
import type { Provider } from "../../language/ir/types.ts";
import { lower } from "../../language/lower/provider.ts";
import { parse } from "../../language/manifest/parse.ts";
import type { ManifestSource } from "../../language/manifest/source.ts";
import { hookFiles, readHooks } from "../../language/specs.ts";

/** The errors of a manifest, and where its members stand; no source where checking it failed. */
export interface Verdict {
  readonly errors: readonly Diagnostic[];
  readonly source: ManifestSource | null;
  /** What it means, where it is sound. */
  readonly lowered?: () => Provider;
}

/** Checks a manifest. Hooks lie in the folder. */
export function verdictOn(file: SourceFile, folder: string | null = null): Verdict {
  try {
    const { manifest, source, diagnostics } = parse(file);
    if (!manifest) return { errors: diagnostics, source };
    const hooks = folder === null ? new Map() : readHooks(folder, hookFiles(manifest));
    const errors = check(manifest, source, hooks, ({ severity }) => severity === "error");
    return { errors, source, lowered: () => lower(manifest, file.path, hooks) };
  } catch (error) {
    const found = internalError(error, "Checking this manifest", startOf(file));
    return { errors: [found], source: null };
  }
}

/** The errors of a manifest as the check prints them; none when it is sound. Hooks lie in the folder. */
export function mistakesIn(file: SourceFile, folder: string | null = null): readonly string[] {
  return verdictOn(file, folder).errors.map((found) => formatText(found));
}
