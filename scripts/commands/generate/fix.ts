import { join } from "node:path";
import { check, type CheckOptions } from "../../emit/pipeline/check.ts";
import { select } from "../../emit/pipeline/inputs.ts";
import { withoutRedundant } from "../../language/fix/redundant.ts";
import { readSpecs } from "../../language/specs.ts";
import { replaceFile } from "../../system/replace-file.ts";
import { counted } from "../../system/terminal/numbers.ts";

/** Removes what manifests need not say; those with mistakes stay as they are. */
export async function fixManifests(
  given: CheckOptions,
  { stderr }: { readonly stderr: { write(text: string): unknown } },
): Promise<void> {
  const { workspace, specs: folder, only } = given;
  const { specs } = readSpecs(workspace.root, folder);
  const { outputs } = await check(given, () => undefined);
  const failed = new Set(outputs.flatMap(({ id, status }) => (status === "failed" ? [id] : [])));
  for (const spec of select(specs, only)) {
    if (failed.has(spec.name)) continue;
    const { text, removed } = withoutRedundant(spec.file, spec.folder);
    if (removed === 0) continue;
    replaceFile(join(spec.folder, `${spec.name}.yaml`), text, workspace.root);
    stderr.write(`${spec.file.path}: ${counted(removed, "word")} removed\n`);
  }
}
