import { keywords, limitNames, type LimitValue } from "../../language/keywords.ts";
import type { ManifestPath } from "../../language/manifest/source.ts";
import type { ManifestParameter } from "../../language/manifest/types.ts";
import { type Edit, remove, set } from "../edit.ts";

/** Each limit of a parameter as its neighbours have it, and gone. */
export function limitEdits(at: ManifestPath, parameter: ManifestParameter): readonly Edit[] {
  return limitNames.flatMap((name) => {
    const value = parameter[name];
    if (value === undefined) return [];
    const place = [...at, name];
    const beside = keywords[name].beside(value);
    return [...beside.map((other) => editTo(place, value, other)), remove(place)];
  });
}

/** A list loses or gains a single item; anything else is replaced. */
function editTo(place: ManifestPath, value: LimitValue, other: LimitValue): Edit {
  if (typeof value !== "object" || typeof other !== "object") return set(place, other);
  const at = value.findIndex((item, index) => item !== other[index]);
  const [added] = other.slice(value.length);
  return added === undefined ? remove([...place, at]) : set([...place, value.length], added);
}
