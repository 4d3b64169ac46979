import type { Provider } from "../language/ir/types.ts";
import type { Vendor } from "./model.ts";
import type { Follow } from "./shape.ts";

/** Follows references of a manifest's schemas. */
export function followManifest({ schemas }: Provider): Follow {
  return (reference) => {
    const name = reference.slice(reference.lastIndexOf("/") + 1);
    const schema = Object.hasOwn(schemas, name) ? schemas[name] : undefined;
    return schema && { schema, at: ["schemas", name] };
  };
}

/** Follows references of a vendor's document without their locations. */
export function followVendor({ resolve }: Vendor): Follow {
  return (reference) => {
    const schema = resolve(reference);
    return schema && { schema, at: [] };
  };
}
