import type { JsonSchema, Operation, Parameter, Provider } from "../../language/ir/types.ts";
import type { ManifestPath } from "../../language/manifest/source.ts";
import type { Tell } from "../finding.ts";
import type { Follow } from "../shape/node.ts";
import type { Match } from "./match.ts";

/** Pairs of schemas that were compared, so that what refers to itself comes to an end. */
export type Seen = Map<JsonSchema, Set<JsonSchema>>;

/** One operation of the manifest beside the vendor's. */
export interface OperationComparison extends Match {
  readonly provider: Provider;
  readonly ours: Operation;
  readonly tell: Tell;
  readonly seen: Seen;
  /** Where the operation writes something, or the provider for all of them. */
  readonly placeOf: (path: ManifestPath) => ManifestPath;
  /** Follows references of our schemas, and of the vendor's. */
  readonly followOurs: Follow;
  readonly followTheirs: Follow;
}

/** Where a parameter stands in the manifest. */
export function parameterPath(
  { id }: Pick<Operation, "id">,
  { shared, name }: Parameter,
): ManifestPath {
  return shared ? ["params", name] : ["operations", id, "params", name];
}
