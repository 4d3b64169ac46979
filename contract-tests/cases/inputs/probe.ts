import type { Contract, OperationContract, ParameterContract } from "../../contract/types.ts";
import { type Condition, namedInput } from "../../oracle/input-conditions.ts";
import type { Inputs } from "../../oracle/values.ts";
import { coverageId } from "../coverage/item.ts";
import type { CoverageKind, HostContext, Refused } from "../../contract/case.ts";
import type { Wanted } from "../../values/call.ts";
import { besidesInAddress } from "./beside-addresses.ts";
import { besidesInHoles } from "./beside-holes.ts";
import { besides } from "./beside-lines.ts";
import { holding } from "./holding.ts";
import { shown } from "./shown.ts";

/** A call that shows one thing: what is given, and whether it is refused. */
export interface Probe extends Wanted {
  readonly title: string;
  /** Null when the call is sent. */
  readonly refused: Omit<Refused, "kind"> | null;
  /** Inputs of other operations of the block: they are left out, with a warning. */
  readonly others?: Inputs;
  /** Credentials given in place of the usual ones. */
  readonly credentials?: Inputs;
  /** What the host passes beside. */
  readonly context?: HostContext;
  /** Ids of coverage items. */
  readonly covers: readonly string[];
}

/** A coverage item that no call could be found for. */
export interface Gap {
  readonly item: string;
  readonly reason: string;
}

export type Finding = Probe | Gap;

/** One parameter of an operation. */
export interface ProbedParameter {
  readonly contract: Contract;
  readonly operation: OperationContract;
  readonly parameter: ParameterContract;
}

/** A coverage item about the parameter: `limit`, `maximum`, `inside`. */
export type About = readonly [kind: CoverageKind, ...aspects: readonly string[]];

/** Id of a coverage item about a parameter. */
export function coverageIdOf(
  { operation, parameter }: ProbedParameter,
  [kind, ...aspects]: About,
): string {
  return coverageId(operation, kind, parameter.name, ...aspects);
}

/** The call with this value is sent. */
export function sent(probed: ProbedParameter, value: unknown, ...about: About): Probe {
  return { ...probe(probed, value, about), refused: null };
}

/** The call with this value is refused, naming the parameter and no other. */
export function refused(probed: ProbedParameter, value: unknown, ...about: About): Probe {
  const inputs = [probed.parameter.name];
  return {
    ...probe(probed, value, about),
    wrong: inputs,
    refused: { inputs, code: "invalid_input" },
  };
}

/** The call with this value is refused, as it would lead credentials elsewhere. */
export function blocked(probed: ProbedParameter, value: unknown, ...about: About): Probe {
  const inputs = [probed.parameter.name];
  return { ...refused(probed, value, ...about), refused: { inputs, code: "blocked_address" } };
}

/** The call with these values is sent. */
export function sentWith(probed: ProbedParameter, given: Inputs, ...about: About): Probe {
  return { title: titleOf(given), given, covers: [coverageIdOf(probed, about)], refused: null };
}

/** The call with these values breaks a condition: it is refused, or sent with a warning. */
export function breaking(
  probed: ProbedParameter,
  condition: Condition,
  given: Inputs,
  ...about: About
): Probe {
  const inputs = [namedInput(condition)];
  const isRefused = condition.severity === "error";
  return {
    ...sentWith(probed, given, ...about),
    broken: condition,
    refused: isRefused ? { inputs, code: "invalid_input" } : null,
  };
}

/** Nothing can be derived. */
export function gap(probed: ProbedParameter, reason: string, ...about: About): Gap {
  return { item: coverageIdOf(probed, about), reason: `${probed.parameter.name}: ${reason}` };
}

function probe(probed: ProbedParameter, value: unknown, about: About): Omit<Probe, "refused"> {
  const { contract, operation, parameter } = probed;
  const { name, when } = parameter;
  return {
    title: titleOf({ [name]: value }),
    given: {
      ...besidesInAddress(contract, operation, name),
      ...besides(operation, parameter),
      ...besidesInHoles(operation, name, value),
      ...(when && holding(when, operation)),
      [name]: value,
    },
    covers: [coverageIdOf(probed, about)],
  };
}

/** The title of a call by its inputs: `maxResults=41`, `without q`. */
export function titleOf(given: Inputs): string {
  return Object.entries(given)
    .map(([name, value]) => (value === undefined ? `without ${name}` : `${name}=${shown(value)}`))
    .join(" ");
}
