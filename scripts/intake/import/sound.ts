import { formatText } from "../../../packages/workflow/src/diagnostics/format.ts";
import type { SourceFile } from "../../language/diagnostics/diagnostic.ts";
import { check } from "../../language/check/manifest.ts";
import { parse } from "../../language/manifest/parse.ts";
import { hookFiles, readHooks } from "../../language/specs.ts";

/** The errors of a manifest as the check prints them; none when it is sound. Hooks lie in the folder. */
export function mistakesIn(file: SourceFile, folder: string | null = null): readonly string[] {
  const { manifest, source, diagnostics } = parse(file);
  if (!manifest) return diagnostics.map((found) => formatText(found));
  const hooks = folder === null ? new Map() : readHooks(folder, hookFiles(manifest));
  const found = check(manifest, source, hooks).filter(({ severity }) => severity === "error");
  return found.map((diagnostic) => formatText(diagnostic));
}
