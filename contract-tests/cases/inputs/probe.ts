import type { CoverageKind, Expected } from "../../contract/case.ts";
import type { Contract, OperationContract, ParameterContract } from "../../contract/types.ts";
import type { Inputs } from "../../oracle/values.ts";
import type { Wanted } from "../../values/call.ts";
import { companionsOf } from "../../values/companions.ts";
import { coverageId } from "../coverage/item.ts";
import { shown } from "./shown.ts";

/** A call that may show something. Whether it is sent is not its maker's affair. */
export interface Proposal extends Wanted {
  readonly title: string;
  /** Inputs of other operations of the block: they are left out, with a warning. */
  readonly others?: Inputs;
  /** Ids of the coverage items that it covers, by what comes of the call. */
  readonly shows: Shows;
}

/** Ids of coverage items, by whether the call is sent. */
export type Shows = Readonly<Partial<Record<Expected["kind"], readonly string[]>>>;

/** One parameter of an operation. */
export interface ProbedParameter {
  readonly contract: Contract;
  readonly operation: OperationContract;
  readonly parameter: ParameterContract;
}

/** A coverage item about the parameter: `limit`, `maximum`, `inside`. */
export type About = readonly [kind: CoverageKind, ...aspects: readonly string[]];

/** A call with this value, which shows something once it is sent. */
export function sent(probed: ProbedParameter, value: unknown, ...about: About): Proposal {
  return { ...proposal(probed, value), shows: { sent: [idOf(probed, about)] } };
}

/** A call with this value, which shows something once it is refused. */
export function refused(probed: ProbedParameter, value: unknown, ...about: About): Proposal {
  return { ...proposal(probed, value), shows: { refused: [idOf(probed, about)] } };
}

/** A call with this value, which shows something either way. */
export function either(probed: ProbedParameter, value: unknown, ...about: About): Proposal {
  const ids = [idOf(probed, about)];
  return { ...proposal(probed, value), shows: { sent: ids, refused: ids } };
}

/** A call with these values, which shows something once it is sent, or either way where it need not be. */
export function together(
  probed: ProbedParameter,
  given: Inputs,
  about: About,
  isSent = true,
): Proposal {
  const ids = [idOf(probed, about)];
  return {
    title: titleOf(given),
    given,
    shows: isSent ? { sent: ids } : { sent: ids, refused: ids },
  };
}

function idOf({ operation, parameter }: ProbedParameter, [kind, ...aspects]: About): string {
  return coverageId(operation, kind, parameter.name, ...aspects);
}

function proposal(
  { operation, parameter }: ProbedParameter,
  value: unknown,
): Omit<Proposal, "shows"> {
  const given = { [parameter.name]: value };
  return { title: titleOf(given), given, beside: companionsOf(operation, parameter) };
}

/** The title of a call by its inputs: `maxResults=41`, `without q`. */
export function titleOf(given: Inputs): string {
  return Object.entries(given)
    .map(([name, value]) => (value === undefined ? `without ${name}` : `${name}=${shown(value)}`))
    .join(" ");
}
