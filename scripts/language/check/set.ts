import { type Diagnostic, diagnostic } from "../diagnostics/diagnostic.ts";
import type { ManifestSource } from "../manifest/source.ts";
import type { Manifest } from "../manifest/types.ts";

/** A manifest of a set. */
export interface SetEntry {
  readonly manifest: Manifest;
  readonly source: ManifestSource;
}

/** Clashes between manifests: ids that must be unique among all providers. */
export function checkSet(entries: readonly SetEntry[]): readonly Diagnostic[] {
  const providers = new Map<string, string>();
  const operations = new Map<string, string>();
  const found: Diagnostic[] = [];
  for (const { manifest, source } of entries) {
    const { provider } = manifest;
    const file = source.file.path;
    const twin = claim(providers, provider, file);
    if (twin !== undefined) {
      const range = source.valueAt(["provider"]);
      found.push(diagnostic("provider-clash", range, { provider, other: twin }));
      // Two files of one provider share the rest as well: it has been said.
      continue;
    }
    for (const operation of Object.keys(manifest.operations)) {
      const other = claim(operations, operation, file);
      if (other === undefined) continue;
      const range = source.keyAt(["operations", operation]);
      found.push(diagnostic("operation-clash", range, { operation, other }));
    }
  }
  return found;
}

/** Takes an id; gives the file that took it before, when one did. */
function claim(taken: Map<string, string>, id: string, file: string): string | undefined {
  const other = taken.get(id);
  if (other === undefined) taken.set(id, file);
  return other;
}
