import type { ManifestPath, ManifestSource } from "../../language/manifest/source.ts";
import type { Spot } from "./change.ts";
import type { OperationPair } from "./compare/operation-pair.ts";

/** Where a member of an operation stands. */
export function own({ base, head }: OperationPair, path: ManifestPath): Spot {
  return { base: ["operations", base.id, ...path], head: ["operations", head.id, ...path] };
}

/**
 * Where something stands that an operation says itself or takes from its provider: `errors`, `accept`
 * and `limits` are members of both.
 */
export function inherited({ pair, base, head }: OperationPair, path: ManifestPath): Spot {
  return {
    base: statedAt(pair.base.source, base.id, path),
    head: statedAt(pair.head.source, head.id, path),
  };
}

function statedAt(source: ManifestSource, operation: string, path: ManifestPath): ManifestPath {
  const inner = ["operations", operation, ...path];
  return isStated(source, inner) ? inner : path;
}

/** Whether the manifest has this member; a source answers with the nearest ancestor where not. */
export function isStated(source: ManifestSource, path: ManifestPath): boolean {
  const found = source.keyAt(path);
  const parent = source.valueAt(path.slice(0, -1));
  return found.start !== parent.start || found.end !== parent.end;
}
