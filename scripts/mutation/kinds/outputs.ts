import { parsePath } from "../../language/ir/path.ts";
import type { ValueType } from "../../language/ir/types.ts";
import { found } from "../../language/check/reply-paths.ts";
import { itemOf } from "../../language/ir/schema-types.ts";
import type { PreparedOperation } from "../../language/check/prepared.ts";
import type { ManifestPath } from "../../language/manifest/source.ts";
import type { ManifestOutput } from "../../language/manifest/types.ts";
import { type Edit, remove, rename, set } from "../edit.ts";
import { dropEach, flip } from "./lists.ts";
import { otherValue } from "./parameters.ts";
import { makingEdits } from "./making.ts";
import { pathEdits, pathsEdits, type Reach } from "./paths.ts";

/** Each output of an operation under another name, gone, and made in another way. */
export function outputEdits({ at, operation }: PreparedOperation, reach: Reach): readonly Edit[] {
  return Object.entries(operation.output).flatMap(([name, output]) => {
    const place = [...at, "output", name];
    return [
      rename(place, `${name}X`),
      remove(place),
      ...pathsEdits([...place, "from"], output.from ?? [], reach),
      ...shapingEdits(place, output, reach),
      ...makingEdits(place, output),
      ...(output.closed ? [flip(place, "closed", output.closed)] : []),
      // What is internal is only read by texts.
      ...(output.internal ? [] : [...absenceEdits(place, output), ...typeEdits(place, output)]),
    ];
  });
}

const OTHER_TAKE = {
  count: "first",
  first: "last",
  last: "first",
  keys: "count",
  sum: "count",
  flat: "count",
  values: "keys",
  entries: "keys",
} as const;

/** What is taken, left out and picked of the value. */
function shapingEdits(at: ManifestPath, output: ManifestOutput, reach: Reach): readonly Edit[] {
  const { take, omit = [], each = {}, from = [] } = output;
  const items = from.flatMap((path) =>
    found(reach.bodies, parsePath(path).slice(1), reach.schemas).map((schema) =>
      itemOf(schema, reach.schemas),
    ),
  );
  return [
    ...(take ? [set([...at, "take"], OTHER_TAKE[take]), remove([...at, "take"])] : []),
    ...dropEach([...at, "omit"], omit),
    ...Object.entries(typeof each === "string" ? {} : each).flatMap(([name, path]) => {
      if (typeof path !== "string") return [];
      const place = [...at, "each", name];
      const paths = pathEdits(place, path, { ...reach, bodies: items });
      return [rename(place, `${name}X`), remove(place), ...paths];
    }),
  ];
}

/** What stands for a value that is absent, and a value that is fixed. */
function absenceEdits(at: ManifestPath, output: ManifestOutput): readonly Edit[] {
  const values = (["default", "const"] as const).flatMap((name) => {
    const value = output[name];
    const place = [...at, name];
    if (value === undefined) return [];
    return [set(place, otherValue(value)), ...(name === "default" ? [remove(place)] : [])];
  });
  return [...values, flip(at, "optional", output.optional), flip(at, "nullable", output.nullable)];
}

const OTHER_TYPES: Readonly<Record<ValueType, readonly ValueType[]>> = {
  string: ["json"],
  integer: ["number", "json"],
  number: ["integer", "json"],
  boolean: ["json"],
  json: ["string"],
};

function typeEdits(at: ManifestPath, { type = "json" }: ManifestOutput): readonly Edit[] {
  return OTHER_TYPES[type].map((other) => set([...at, "type"], other));
}
