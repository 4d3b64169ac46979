import { jsonOf } from "../../language/ir/json.ts";
import type { Json } from "../../language/ir/types.ts";
import type { ManifestPath } from "../../language/manifest/source.ts";
import type { ManifestHooks } from "../../language/manifest/types.ts";
import { type Edit, remove, set } from "../edit.ts";
import { dropEach } from "./lists.ts";

/** Each hook gone, and each header that a signature may have. What hooks do is their authors' to change. */
export function hookEdits(at: ManifestPath, hooks: ManifestHooks | undefined): readonly Edit[] {
  if (hooks === undefined) return [];
  const { adds = [] } = hooks;
  const gone = (["request", "reply", "sign"] as const).flatMap((kind) =>
    hooks[kind] === undefined ? [] : [without(at, hooks, kind)],
  );
  // The last of them goes with the signature.
  return [...gone, ...(adds.length > 1 ? dropEach([...at, "adds"], adds) : [])];
}

/** A signature goes with the names of its headers, and the last hook with the member that holds it. */
function without(at: ManifestPath, hooks: ManifestHooks, kind: keyof ManifestHooks): Edit {
  const named = kind === "sign" ? ["sign", "adds"] : [kind];
  const left = Object.entries(hooks).filter(([name]) => !named.includes(name));
  const rest: Json = jsonOf(Object.fromEntries(left));
  return left.length === 0 ? remove(at) : set(at, rest);
}
