import type { ManifestPath } from "../../manifest/source.ts";
import type { Spot } from "../change.ts";
import type { OperationPair } from "./operations.ts";

/** A member of an operation in both manifests, whatever its id is in each. */
export function spotIn({ base, head }: OperationPair, ...path: ManifestPath): Spot {
  return { base: ["operations", base.id, ...path], head: ["operations", head.id, ...path] };
}
