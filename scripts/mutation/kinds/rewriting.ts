import type { Json, Rewriting } from "../../language/ir/types.ts";
import { isRewriting } from "../../language/manifest/expand-parameter.ts";
import type { ManifestPath } from "../../language/manifest/source.ts";
import type { ManifestParameter } from "../../language/manifest/types.ts";
import { type Edit, remove, set } from "../edit.ts";

const OTHERS: Readonly<Record<Rewriting, Rewriting>> = {
  "json-text": "base64",
  base64: "base64url",
  base64url: "base64",
  epoch: "epoch-ms",
  "epoch-ms": "epoch",
  date: "epoch",
  "local-date-time": "date",
};

/** Another value in a table and none, another converter after limits, another prefix, and none. */
export function rewritingEdits(at: ManifestPath, parameter: ManifestParameter): readonly Edit[] {
  const { map = {}, converters = [], prefix, extract, raw } = parameter;
  const tables = Object.entries(map).flatMap(([key, value]) => [
    set([...at, "map", key], otherSent(value)),
    set([...at, "map", key], { $omit: true }),
    // A truth value without an entry is not sent either.
    ...(parameter.type === "boolean" && isOmitted(value) ? [] : [remove([...at, "map", key])]),
  ]);
  const conversions = converters.flatMap((each, index) => {
    if (!isRewriting(each)) return [];
    const place = [...at, "converters"];
    return [
      set(place, converters.with(index, OTHERS[each])),
      set(place, converters.toSpliced(index, 1)),
    ];
  });
  const prefixes =
    prefix === undefined ? [] : [set([...at, "prefix"], `${prefix}x`), remove([...at, "prefix"])];
  const words = ["blank", "nulls"] as const;
  const cleared = words.flatMap((word) => (parameter[word] ? [remove([...at, word])] : []));
  const markup = raw ? [remove([...at, "raw"])] : [];
  const extracts = extract === undefined ? [] : [remove([...at, "extract"])];
  return [...tables, ...conversions, ...cleared, ...markup, ...extracts, ...prefixes];
}

function isOmitted(value: Json): boolean {
  return typeof value === "object" && value !== null && "$omit" in value;
}

/** Something else in place of what a table sends. */
function otherSent(value: Json): Json {
  if (typeof value === "string") return `${value}x`;
  if (typeof value === "number") return value + 1;
  return typeof value === "boolean" ? !value : "other";
}
