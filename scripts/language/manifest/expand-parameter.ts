import type { ParameterType } from "../ir/types.ts";
import { expandChoices, type WrittenChoices } from "./choices.ts";
import { expandInputStep, type WrittenInputStep } from "./input-steps.ts";
import type { Cleared, ManifestParameter } from "./types.ts";

/** A parameter as it is written: one step, or a list of them. */
export type WrittenParameter = Omit<
  ManifestParameter,
  "type" | "address" | "shape" | "clear" | "convert" | "enum" | "choices"
> & {
  readonly enum?: WrittenChoices;
  readonly type: WrittenType;
  readonly clear?: Cleared | readonly Cleared[];
  readonly convert?: WrittenInputStep | readonly WrittenInputStep[];
};

type WrittenType = ParameterType | "address" | "object" | "array";

/** Writes out what is short. */
export function expandParameter(parameter: WrittenParameter): ManifestParameter {
  if (isPlain(parameter)) return parameter;
  const { convert, type, enum: allowed, clear, ...own } = parameter;
  return {
    ...own,
    ...(clear !== undefined && { clear: [clear].flat() }),
    ...(allowed !== undefined && expandChoices(allowed, type)),
    ...typeOf(type),
    ...(convert !== undefined && { convert: [convert].flat().map(expandInputStep) }),
  };
}

function isPlain(parameter: WrittenParameter): parameter is WrittenParameter & ManifestParameter {
  const { convert, type, clear, enum: allowed = [] } = parameter;
  const isShort = [convert, clear].some((each) => each !== undefined);
  return !isShort && Object.keys(typeOf(type)).length === 1 && Array.isArray(allowed);
}

/** JSON of a kind, and an address, are types of their own to those who write. */
function typeOf(type: WrittenType): Pick<ManifestParameter, "type" | "address" | "shape"> {
  switch (type) {
    case "address":
      return { type: "string", address: true };
    case "object":
    case "array":
      return { type: "json", shape: type };
    case "json":
      return { type, shape: "any" };
    default:
      return { type };
  }
}
