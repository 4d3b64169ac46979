import { join } from "node:path";
import { check, type CheckOptions } from "../../emit/pipeline/check.ts";
import { select } from "../../emit/pipeline/inputs.ts";
import { withoutRedundant } from "../../language/fix/redundant.ts";
import { readSpecs, type Spec } from "../../language/specs.ts";
import { convertText } from "../../language/version-1/text.ts";
import { replaceFile } from "../../system/replace-file.ts";
import { counted } from "../../system/terminal/numbers.ts";

/**
 * Writes manifests of version 1 in the words of version 2, and removes what manifests need not say, unless they
 * have mistakes.
 */
export async function fixManifests(
  given: CheckOptions,
  { stderr }: { readonly stderr: { write(text: string): unknown } },
): Promise<void> {
  const { workspace, specs: folder, only } = given;
  const write = ({ folder: own, name, file }: Spec, text: string, what: string) => {
    replaceFile(join(own, `${name}.yaml`), text, workspace.root);
    stderr.write(`${file.path}: ${what}\n`);
  };
  for (const spec of select(readSpecs(workspace.root, folder).specs, only)) {
    const text = convertText(spec.file.text);
    if (text !== spec.file.text) write(spec, text, "written in version 2 of the manifest language");
  }
  const { specs } = readSpecs(workspace.root, folder);
  const { outputs } = await check(given, () => undefined);
  const failed = new Set(outputs.flatMap(({ id, status }) => (status === "failed" ? [id] : [])));
  for (const spec of select(specs, only)) {
    if (failed.has(spec.name)) continue;
    const { text, removed } = withoutRedundant(spec.file, spec.folder);
    if (removed === 0) continue;
    write(spec, text, `${counted(removed, "word")} removed`);
  }
}
