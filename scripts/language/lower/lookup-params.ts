import type { Json, Lookup } from "../ir/types.ts";
import type { ManifestLookup } from "../manifest/types.ts";

/** What a lookup is called with: names of parameters, and values. */
export function paramsOf({
  params = {},
}: Pick<ManifestLookup, "params">): Pick<Lookup, "given" | "fixed"> {
  const all = Object.entries(params).map(([name, value]) => ({ name, value, hole: holeOf(value) }));
  return {
    given: Object.fromEntries(all.flatMap(({ name, hole }) => (hole ? [[name, hole]] : []))),
    fixed: Object.fromEntries(
      all.flatMap(({ name, value, hole }) => (hole ? [] : [[name, value]])),
    ),
  };
}

/** `{orgId}` -> `orgId` */
export function holeOf(value: Json): string | undefined {
  return typeof value === "string" ? /^\{([A-Za-z]\w*)\}$/.exec(value)?.[1] : undefined;
}
