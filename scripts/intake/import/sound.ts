import { formatText } from "../../../packages/workflow/src/diagnostics/format.ts";
import type { Diagnostic, SourceFile } from "../../language/diagnostics/diagnostic.ts";
import { internalError, startOf } from "../../language/diagnostics/internal-error.ts";
import { check } from "../../language/check/manifest.ts";
import { parse } from "../../language/manifest/parse.ts";
import { hookFiles, readHooks } from "../../language/specs.ts";

/** The errors of a manifest as the check prints them; none when it is sound. Hooks lie in the folder. */
export function mistakesIn(file: SourceFile, folder: string | null = null): readonly string[] {
  try {
    return mistakes(file, folder).map((found) => formatText(found));
  } catch (error) {
    return [formatText(internalError(error, "Checking this manifest", startOf(file)))];
  }
}

function mistakes(file: SourceFile, folder: string | null): readonly Diagnostic[] {
  const { manifest, source, diagnostics } = parse(file);
  if (!manifest) return diagnostics;
  const hooks = folder === null ? new Map() : readHooks(folder, hookFiles(manifest));
  return check(manifest, source, hooks).filter(({ severity }) => severity === "error");
}
