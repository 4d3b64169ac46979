import type { ManifestPath } from "../../language/manifest/source.ts";
import type { ManifestParameter } from "../../language/manifest/types.ts";
import { type Edit, remove, set } from "../edit.ts";
import { dropEach } from "./lists.ts";

const NUMBERS = [
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "minLength",
  "maxLength",
  "minItems",
  "maxItems",
] as const;

/** Each limit of a parameter one lower, one higher and gone. */
export function limitEdits(at: ManifestPath, parameter: ManifestParameter): readonly Edit[] {
  const numbers = NUMBERS.flatMap((name) => {
    const value = parameter[name];
    const place = [...at, name];
    return value === undefined ? [] : [set(place, value - 1), set(place, value + 1), remove(place)];
  });
  const texts = (["pattern", "format"] as const).flatMap((name) =>
    parameter[name] === undefined ? [] : [remove([...at, name])],
  );
  return [...numbers, ...multipleEdits(at, parameter), ...texts, ...enumEdits(at, parameter)];
}

function multipleEdits(at: ManifestPath, { multipleOf }: ManifestParameter): readonly Edit[] {
  if (multipleOf === undefined) return [];
  const place = [...at, "multipleOf"];
  return [set(place, multipleOf * 2), remove(place)];
}

function enumEdits(at: ManifestPath, { enum: values }: ManifestParameter): readonly Edit[] {
  if (values === undefined) return [];
  const place = [...at, "enum"];
  const foreign = typeof values[0] === "number" ? Math.max(...values.map(Number)) + 1 : "foreign";
  const whole = values.length > 1 ? [remove(place)] : [];
  return [...dropEach(place, values), set([...place, values.length], foreign), ...whole];
}
