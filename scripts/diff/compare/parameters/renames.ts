import type { Parameter } from "../../../ir/types.ts";
import type { Renames } from "./pairs.ts";

/** A parameter whose references to others go by the names that these have in the head. */
export function withRenames(parameter: Parameter, renames: Renames): Parameter {
  const { when, enumBy } = parameter;
  const current = (name: string) => renames.get(name) ?? name;
  return {
    ...parameter,
    when: when && { ...when, parameter: current(when.parameter) },
    enumBy: enumBy && { ...enumBy, parameter: current(enumBy.parameter) },
  };
}
