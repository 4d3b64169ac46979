import type { Operation, Parameter, Provider } from "../../ir/types.ts";
import type { ManifestPath } from "../../manifest/source.ts";
import type { Report, Spot } from "../finding.ts";
import type { Vendor, VendorOperation } from "../model.ts";
import type { Follow } from "../shape.ts";
import type { Match } from "./match.ts";
import type { Seen } from "./schemas.ts";

/** One operation of the manifest beside the vendor's. */
export interface Subject extends Match {
  readonly provider: Provider;
  readonly ours: Operation;
  readonly report: Report;
  readonly seen: Seen;
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

/** A spot of an operation, with the vendor's place. */
export function spotOf(theirs: VendorOperation, path: ManifestPath): Spot {
  return { path, pointer: theirs.pointer };
}

/** Follows references of a manifest's schemas. */
export function followManifest({ schemas }: Provider): Follow {
  return (reference) => {
    const name = reference.slice(reference.lastIndexOf("/") + 1);
    const schema = Object.hasOwn(schemas, name) ? schemas[name] : undefined;
    return schema && { schema, at: ["schemas", name] };
  };
}

/** Follows references of a vendor's document, whose places are not told. */
export function followVendor({ resolve }: Vendor): Follow {
  return (reference) => {
    const schema = resolve(reference);
    return schema && { schema, at: [] };
  };
}
