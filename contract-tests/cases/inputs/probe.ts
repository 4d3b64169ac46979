import type { Contract, OperationContract, ParameterContract } from "../../contract/types.ts";
import type { Inputs } from "../../oracle/values.ts";
import type { Wanted } from "../../values/call.ts";
import { companionsOf } from "../../values/companions.ts";
import { shown } from "./shown.ts";

/** A call that may show something. What it shows, and whether it is sent, is not its maker's affair. */
export interface Proposal extends Wanted {
  readonly title: string;
  /** The input that it is about, or `rules`; undefined for the whole call. */
  readonly about?: string;
  /** Inputs of other operations of the block: they are left out, with a warning. */
  readonly others?: Inputs;
}

/** One parameter of an operation. */
export interface ProbedParameter {
  readonly contract: Contract;
  readonly operation: OperationContract;
  readonly parameter: ParameterContract;
}

/** A call with this value. */
export function tried({ operation, parameter }: ProbedParameter, value: unknown): Proposal {
  const given = { [parameter.name]: value };
  return { title: titleOf(given), given, beside: companionsOf(operation, parameter) };
}

/** A call with these values. */
export function together(given: Inputs): Proposal {
  return { title: titleOf(given), given };
}

/** The title of a call by its inputs: `maxResults=41`, `without q`. */
export function titleOf(given: Inputs): string {
  return Object.entries(given)
    .map(([name, value]) => (value === undefined ? `without ${name}` : `${name}=${shown(value)}`))
    .join(" ");
}
