import type { ManifestPath } from "../../language/manifest/source.ts";
import type { ManifestOperation } from "../../language/manifest/types.ts";
import { type Edit, set } from "../edit.ts";

/** What hosts are told of a call beside its effect, turned round. */
export function habitEdits(
  at: ManifestPath,
  { destructive, idempotent }: ManifestOperation,
): readonly Edit[] {
  return [
    ...(destructive === undefined ? [] : [set([...at, "destructive"], !destructive)]),
    ...(idempotent === undefined ? [] : [set([...at, "idempotent"], !idempotent)]),
  ];
}
