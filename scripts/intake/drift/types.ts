import type { Json, Parameter, Step } from "../../language/ir/types.ts";

/** Whether every value that is sent has one of these types; null: the vendor takes any. */
export function fits(parameter: Parameter, types: ReadonlySet<string> | null): boolean {
  return types === null || wireTypes(parameter).some((type) => types.has(type));
}

/** Types that a value has on the wire. In a path, a query and a header, everything is text. */
function wireTypes(parameter: Parameter): readonly string[] {
  const { placement, type, shape, convert, map, steps } = parameter;
  const isText = placement.kind !== "body" && placement.kind !== "property";
  const text = isText ? ["string"] : [];
  if (steps) return [...text, ...steps.slice(-1).map(({ kind }) => STEP_TYPES[kind] ?? "string")];
  if (map) return [...text, ...Object.values(map).flatMap(typesOfValue)];
  if (convert === "csv") return ["array", ...text];
  switch (type) {
    case "string":
      // One item of a list is written like a single value.
      return isText ? ["string", "array"] : ["string"];
    case "integer":
      return ["integer", "number", ...text];
    case "number":
    case "boolean":
      return [type, ...text];
    case "json":
      return shape === "any" || shape === null ? ANY : [shape, ...text];
  }
}

/** What is made of a value on its way, where it is no text. */
const STEP_TYPES: Readonly<Partial<Record<Step["kind"], string>>> = {
  epoch: "integer",
  "epoch-ms": "integer",
};

function typesOfValue(value: Json): readonly string[] {
  if (Array.isArray(value)) return ["array"];
  if (value === null) return ["null"];
  return Number.isInteger(value) ? ["integer", "number"] : [typeof value];
}

const ANY = ["object", "array", "string", "number", "integer", "boolean", "null"];

/** The type of a parameter, for people. */
export function typeText(parameter: Parameter): string {
  const { type, shape, convert, map, steps } = parameter;
  if (map || steps) return wireTypes(parameter).at(-1) ?? type;
  if (convert === "csv") return "array";
  return type === "json" ? (shape ?? "any") : type;
}
