import type { Json, ParameterType } from "../../language/ir/types.ts";
import type { Declaration } from "../../language/check/prepared.ts";
import type { ManifestPath } from "../../language/manifest/source.ts";
import type { ManifestParameter } from "../../language/manifest/types.ts";
import { type Edit, remove, set } from "../edit.ts";
import { optionEdits } from "./options.ts";
import { limitEdits } from "./limits.ts";
import { listsEdits } from "./encoding.ts";
import { dropEach, flip } from "./lists.ts";
import { rewritingEdits } from "./rewriting.ts";

/** Everything that may be wrong with what a parameter accepts, and with what is made of it. */
export function parameterEdits({ at, parameter, siblings }: Declaration): readonly Edit[] {
  return [
    flip(at, "required", parameter.required),
    flip(at, "secret", parameter.secret),
    ...typeEdits(at, parameter),
    ...defaultEdits(at, parameter),
    ...convertEdits(at, parameter),
    ...rewritingEdits(at, parameter),
    ...listsEdits(at, parameter.lists),
    ...whenEdits(at, parameter, siblings),
    ...zoneEdits(at, parameter, siblings),
    ...enumByEdits(at, parameter),
    ...limitEdits(at, parameter),
    ...optionEdits([...at, parameter.members ? "members" : "options"], parameter, siblings),
    ...(parameter.rows ? [remove([...at, "rows"])] : []),
  ];
}

const OTHER_TYPES: Readonly<Record<ParameterType, readonly ParameterType[]>> = {
  string: ["integer", "json"],
  integer: ["number", "string"],
  number: ["integer", "string"],
  boolean: ["string"],
  json: ["string"],
  file: ["string", "json"],
};

function typeEdits(at: ManifestPath, { type, shape, address }: ManifestParameter): readonly Edit[] {
  // A whole host as a text.
  if (address) return [remove([...at, "address"])];
  const types = OTHER_TYPES[type].map((other) => set([...at, "type"], other));
  if (type !== "json") return types;
  const shapes = (["object", "array", "any"] as const).filter(
    (each) => each !== (shape ?? "object"),
  );
  return [...types, ...shapes.map((other) => set([...at, "shape"], other))];
}

function defaultEdits(at: ManifestPath, parameter: ManifestParameter): readonly Edit[] {
  if (parameter.default === undefined) return [];
  const place = [...at, "default"];
  const another = otherValue(parameter.default, parameter.enum);
  return [set(place, another), remove(place), flip(at, "sendDefault", parameter.sendDefault)];
}

/** Another value of the same kind: the next of those allowed, where they are listed. */
export function otherValue(value: Json, allowed?: readonly (string | number)[]): Json {
  const next = allowed?.find((each) => each !== value);
  if (next !== undefined) return next;
  if (typeof value === "number") return value + 1;
  if (typeof value === "boolean") return !value;
  if (typeof value === "string") return `${value}x`;
  if (value === null) return "x";
  return Array.isArray(value) ? [...value, "x"] : { ...value, x: "x" };
}

const OTHER_CONVERTERS = {
  trim: "lowercase",
  lowercase: "uppercase",
  uppercase: "lowercase",
  "trim-lowercase": "lowercase",
  "trim-uppercase": "trim",
  csv: "csv-text",
  "csv-text": "csv",
} as const;

function convertEdits(at: ManifestPath, { type, convert }: ManifestParameter): readonly Edit[] {
  const place = [...at, "convert"];
  if (convert) return [set(place, OTHER_CONVERTERS[convert]), remove(place)];
  return type === "string" ? [set(place, "trim")] : [];
}

/** In the zone that another parameter names. */
function zoneEdits(
  at: ManifestPath,
  { zone }: ManifestParameter,
  siblings: Declaration["siblings"],
): readonly Edit[] {
  if (zone === undefined) return [];
  const others = Object.entries(siblings).filter(
    ([name, { type, secret }]) =>
      name !== zone && name !== at.at(-1) && type === "string" && !secret,
  );
  return others.slice(0, 1).map(([name]) => set([...at, "zone"], name));
}

/** Sent always, or while the other parameter has another value. */
function whenEdits(
  at: ManifestPath,
  { when = {} }: ManifestParameter,
  siblings: Declaration["siblings"],
): readonly Edit[] {
  return Object.entries(when).flatMap(([name, value]) => [
    remove([...at, "when"]),
    set([...at, "when", name], otherCondition(value, siblings[name]?.enum)),
  ]);
}

/** Another value, or given where it was not. */
function otherCondition(value: Json, allowed?: readonly (string | number)[]): Json {
  const { given }: { readonly given?: unknown } = Object(value);
  return typeof given === "boolean" ? { given: !given } : otherValue(value, allowed);
}

function enumByEdits(at: ManifestPath, { enumBy, ...own }: ManifestParameter): readonly Edit[] {
  if (!enumBy) return [];
  const place = [...at, "enumBy"];
  const other = enumBy.severity === "warning" ? "error" : "warning";
  const pairs = Object.entries(enumBy.values).flatMap(([key, values]) => {
    const list = [...place, "values", key];
    const foreign = own.enum?.find((value) => !values.includes(String(value)));
    const added = foreign === undefined ? [] : [set([...list, values.length], foreign)];
    return [...dropEach(list, values), ...added, ...(values.length > 1 ? [remove(list)] : [])];
  });
  return [set([...place, "severity"], other), remove(place), ...pairs];
}
