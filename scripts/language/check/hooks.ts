import { didYouMean } from "../../../packages/workflow/src/diagnostics/did-you-mean.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { Findings, PreparedManifest } from "./prepared.ts";

/** Files of an emitted package that lie where the files of hooks go, by their path in lower case. */
export const EMITTED_FILES: ReadonlySet<string> = new Set([
  "block.ts",
  "client.ts",
  "index.ts",
  "inputs.ts",
  "operations.ts",
  "schema.ts",
  "types.ts",
]);

/** Functions beside the manifest: their files must be there, export them and replace no other. */
export function* checkHooks({ operations, hooks, source }: PreparedManifest): Findings {
  for (const { at, operation } of operations) {
    for (const [key, hook] of Object.entries(operation.hooks ?? {})) {
      const range = source.valueAt([...at, "hooks", key]);
      const [path = "", name = ""] = hook.split("#");
      const file = path.replace(/^\.\//, "");
      // Some file systems do not tell upper and lower case apart.
      if (EMITTED_FILES.has(file.toLowerCase())) {
        yield diagnostic("hook-file-reserved", range, { file });
      }
      const text = hooks.get(file);
      if (text === undefined) {
        yield diagnostic("hook-file-missing", range, {
          file,
          hint: didYouMean(file, hooks.keys()),
        });
        continue;
      }
      const exported = exportsOf(text);
      if (exported.includes(name)) continue;
      yield diagnostic("hook-function-missing", range, {
        name,
        file,
        hint: didYouMean(name, exported),
      });
    }
  }
}

/** Names that a module exports by a declaration. */
function exportsOf(text: string): readonly string[] {
  const declaration = /^\s*export\s+(?:async\s+)?(?:function|const)\s+([A-Za-z_$][\w$]*)/gm;
  return [...text.matchAll(declaration)].map(([, name = ""]) => name);
}
