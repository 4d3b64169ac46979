import type { Declaration } from "../../language/check/prepared.ts";
import type { ManifestPath } from "../../language/manifest/source.ts";
import { type Edit, remove, set } from "../edit.ts";

/** The choices of a parameter, with each part changed. */
export function optionEdits(
  at: ManifestPath,
  { options, members }: Declaration["parameter"],
  siblings: Declaration["siblings"],
): readonly Edit[] {
  if (members) return memberEdits(at, members);
  if (!options) return [];
  const { value, label, search, params = {} } = options;
  const given = Object.entries(params).flatMap(([name, from]) => {
    const place = [...at, "params", name];
    const others = Object.keys(siblings).filter((other) => `{${other}}` !== from);
    return [remove(place), ...others.slice(0, 1).map((other) => set(place, `{${other}}`))];
  });
  const [shown] = /item[^{}]*/.exec(label ?? "") ?? [];
  return [
    remove(at),
    ...(label === undefined ? [] : [remove([...at, "label"]), set([...at, "label"], `${label} `)]),
    ...(shown === undefined || shown === value ? [] : [set([...at, "value"], shown.trim())]),
    ...(search === undefined ? [] : [remove([...at, "search"])]),
    ...given,
  ];
}

/** The names of an object's members, with each part changed. */
function memberEdits(
  at: ManifestPath,
  { name, label, type, search }: NonNullable<Declaration["parameter"]["members"]>,
): readonly Edit[] {
  const [shown] = /item[^{}]*/.exec(label ?? "") ?? [];
  return [
    remove(at),
    ...(label === undefined ? [] : [remove([...at, "label"])]),
    ...(shown === undefined || shown === name ? [] : [set([...at, "name"], shown.trim())]),
    ...(type === undefined ? [] : [remove([...at, "type"]), set([...at, "type"], name)]),
    ...(search === undefined ? [] : [remove([...at, "search"])]),
  ];
}
