import { once } from "../../packages/workflow/src/schema/answers.ts";
import type { Provider } from "../language/ir/types.ts";
import type { Resolve, Vendor } from "./model.ts";
import type { Follow } from "./shape/node.ts";

/** Follows references of a manifest's schemas. */
export function followManifest({ schemas }: Provider): Follow {
  return (reference) => {
    const name = reference.slice(reference.lastIndexOf("/") + 1);
    const schema = Object.hasOwn(schemas, name) ? schemas[name] : undefined;
    return schema && { schema, at: ["schemas", name] };
  };
}

/** Follows references of a vendor's document without their locations. */
export function followVendor({ resolve }: Pick<Vendor, "resolve">): Follow {
  return following(resolve);
}

/** One for each document: what is known of its schemas is known by this. */
const following = once(
  (resolve: Resolve): Follow =>
    (reference) => {
      const schema = resolve(reference);
      return schema && { schema, at: [] };
    },
);
