import { allowedCalls } from "../../language/lower/hooks.ts";
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
  return [
    ...gone,
    ...(adds.length > 1 ? dropEach([...at, "adds"], adds) : []),
    ...callEdits(at, hooks),
  ];
}

/** Each call that hooks make is no longer allowed, and each parameter that they fill is one of callers. */
function callEdits(at: ManifestPath, { calls, fills = [] }: ManifestHooks): readonly Edit[] {
  const allowed = allowedCalls({ ...(calls && { calls }) }).map(({ operation }) => operation);
  const place = [...at, "calls"];
  const dropped =
    allowed.length === 1
      ? [remove(place)]
      : Array.isArray(calls)
        ? dropEach(place, allowed)
        : allowed.map((id) => remove([...place, id]));
  const given = fills.length === 1 ? [remove([...at, "fills"])] : dropEach([...at, "fills"], fills);
  return [...(allowed.length > 0 ? dropped : []), ...(fills.length > 0 ? given : [])];
}

/** A signature goes with the names of its headers, and the last hook with the member that holds it. */
function without(at: ManifestPath, hooks: ManifestHooks, kind: keyof ManifestHooks): Edit {
  const named = kind === "sign" ? ["sign", "adds"] : [kind];
  const left = Object.entries(hooks).filter(([name]) => !named.includes(name));
  const rest: Json = jsonOf(Object.fromEntries(left));
  return left.length === 0 ? remove(at) : set(at, rest);
}
