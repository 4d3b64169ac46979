import type { ManifestPath, ManifestSource } from "../../language/manifest/source.ts";
import type { Positions } from "./change.ts";
import type { OperationPair } from "./compare/operation-pair.ts";

/** Positions of a member of an operation. */
export function ownPositions({ base, head }: OperationPair, path: ManifestPath): Positions {
  return { base: ["operations", base.id, ...path], head: ["operations", head.id, ...path] };
}

/**
 * Positions at which a member is declared: in the operation, or in the provider that it is derived
 * from. `errors`, `accept` and `limits` are members of both.
 */
export function declaredPositions(
  { pair, base, head }: OperationPair,
  path: ManifestPath,
): Positions {
  return {
    base: declaredAt(pair.base.source, base.id, path),
    head: declaredAt(pair.head.source, head.id, path),
  };
}

function declaredAt(source: ManifestSource, operation: string, path: ManifestPath): ManifestPath {
  const inner = ["operations", operation, ...path];
  return isDeclared(source, inner) ? inner : path;
}

/** Whether the manifest declares this member; if not, a source answers with its nearest ancestor. */
export function isDeclared(source: ManifestSource, path: ManifestPath): boolean {
  const found = source.keyAt(path);
  const parent = source.valueAt(path.slice(0, -1));
  return found.start !== parent.start || found.end !== parent.end;
}
