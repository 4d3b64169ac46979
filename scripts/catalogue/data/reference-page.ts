import schema from "../../../specs/manifest.schema.json" with { type: "json" };
import { manifestReference } from "../../language/reference/manifest.ts";
import type { ReferencePage } from "./types.ts";

/** The words of a manifest, as the page of the manifest says them. */
export function referencePage(): ReferencePage {
  return manifestReference(schema);
}
