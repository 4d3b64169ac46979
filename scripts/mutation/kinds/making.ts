import type { Json } from "../../language/ir/types.ts";
import type { ManifestPath } from "../../language/manifest/source.ts";
import type { ManifestMaking } from "../../language/manifest/types.ts";
import { type Edit, remove, rename, set } from "../edit.ts";
import { dropEach } from "./lists.ts";
import { otherValue } from "./parameters.ts";

/** Everything that is made of a value in another way, and not made. */
export function makingEdits(at: ManifestPath, making: ManifestMaking): readonly Edit[] {
  const { text, where = {}, limit, only, join, lines, divide, cut, is, map = {}, convert } = making;
  const given = (name: keyof ManifestMaking, value: Json | undefined, others: readonly Json[]) =>
    value === undefined ? [] : others.map((other) => set([...at, name], other));
  return [
    ...given("text", text, [`${text}!`]),
    ...Object.entries(where).flatMap(([path, value]) => [
      remove([...at, "where", path]),
      ...(isHole(value) ? [] : [set([...at, "where", path], otherOf(value))]),
    ]),
    ...(limit === undefined ? [] : [remove([...at, "limit"])]),
    ...(typeof limit === "number" ? [set([...at, "limit"], limit + 1)] : []),
    ...(only === undefined ? [] : [remove([...at, "only"])]),
    ...(typeof only === "string" ? [] : dropEach([...at, "only"], only ?? [])),
    ...given("join", join, [`${join}|`]),
    ...given("lines", lines, [`${lines}!`]),
    ...given("divide", divide, [Number(divide) * 10]),
    ...given("cut", cut, [Number(cut) + 1]),
    ...given("is", is, [is === "given" ? "given?" : otherOf(is ?? null)]),
    ...Object.entries(map).flatMap(([key, value]) => [
      set([...at, "map", key], otherValue(value)),
      rename([...at, "map", key], `${key}X`),
    ]),
    ...(convert === undefined ? [] : [remove([...at, "convert"])]),
    ...eachEdits([...at, "each"], making.each),
  ];
}

/** Values and members that items become; members that are paths alone are edited with other paths. */
function eachEdits(at: ManifestPath, each: ManifestMaking["each"] = {}): readonly Edit[] {
  if (typeof each === "string") return [remove(at), set(at, "item")];
  return Object.entries(each).flatMap(([name, member]) => {
    if (typeof member === "string") return [];
    const place = [...at, name];
    const { default: fallback } = member;
    return [
      rename(place, `${name}X`),
      remove(place),
      ...(fallback === undefined ? [] : [set([...place, "default"], otherValue(fallback))]),
      ...makingEdits(place, member),
    ];
  });
}

function isHole(value: Json): boolean {
  return typeof value === "string" && value.startsWith("{");
}

/** Another value, or a list of one less. */
function otherOf(value: Json): Json {
  if (!Array.isArray(value)) return otherValue(value);
  return value.length > 1 ? value.slice(1) : [otherValue(value[0] ?? null)];
}
