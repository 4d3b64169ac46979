import type { Json, Parameter } from "../../language/ir/types.ts";

/** Whether every value that is sent has one of these types; null: the vendor takes any. */
export function fits(parameter: Parameter, types: ReadonlySet<string> | null): boolean {
  return types === null || wireTypes(parameter).some((type) => types.has(type));
}

/** Types that a value has on the wire. In a path, a query and a header, everything is text. */
function wireTypes(parameter: Parameter): readonly string[] {
  const { placement, type, shape, convert } = parameter;
  const isText = placement.kind !== "body" && placement.kind !== "property";
  const text = isText ? ["string"] : [];
  const made = madeTypes(parameter);
  if (made !== null) return [...made, ...text];
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
    case "file":
      return ["string"];
    case "json":
      return shape === "any" || shape === null ? ANY : [shape, ...text];
  }
}

/** Types of what is made of a value; null where it travels as it is. */
function madeTypes({ map, steps = [] }: Parameter): readonly string[] | null {
  const last = steps.at(-1)?.kind;
  if (last === "epoch" || last === "epoch-ms") return ["integer", "number"];
  if (last !== undefined) return ["string"];
  return map ? Object.values(map).flatMap(typesOfValue) : null;
}

function typesOfValue(value: Json): readonly string[] {
  if (value === null) return ["null"];
  if (Array.isArray(value)) return ["array"];
  return typeof value === "number" ? ["integer", "number"] : [typeof value];
}

const ANY = ["object", "array", "string", "number", "integer", "boolean", "null"];

/** The type of a parameter, for people. */
export function typeText(parameter: Parameter): string {
  const { type, shape, convert, map, steps } = parameter;
  if (map || steps) return wireTypes(parameter)[0] ?? type;
  if (convert === "csv") return "array";
  return type === "json" ? (shape ?? "any") : type;
}
