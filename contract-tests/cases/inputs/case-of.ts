import type { Case, Reply } from "../../contract/case.ts";
import type { Contract, OperationContract } from "../../contract/types.ts";
import { isBroken, namesOf } from "../../oracle/input-conditions.ts";
import type { Inputs } from "../../oracle/values.ts";
import { expectedSent } from "../../oracle/expected.ts";
import { refusalOf } from "../../oracle/verdict/verdict.ts";
import { callOf } from "../../values/call.ts";
import type { Seen } from "../../oracle/seen.ts";
import type { Proposal } from "./probe.ts";

/** What became of a proposal. */
export interface Tried {
  /** Undefined where no call is as proposed, or where it is refused before its own operation is reached. */
  readonly made?: Case;
  /** The call, made or not; undefined where none is found, though no rule forbids it. */
  readonly seen?: Seen;
}

/** The case of a proposal, with the rest of its inputs and what is expected. */
export function caseOf(
  proposal: Proposal,
  contract: Contract,
  operation: OperationContract,
  reply: Reply,
): Tried {
  const { id, provider } = operation;
  const { title, others = {}, context, given, beside, about = "call" } = proposal;
  const call = callOf(operation, proposal);
  const part = "matrix";
  if (!call) {
    const asked = { id: null, part, inputs: { ...beside, ...given }, blames: [] } as const;
    return isForbidden(operation, given) ? { seen: asked } : {};
  }
  const { blames } = call;
  const inputs = { ...call.inputs, ...others };
  const refusal = Object.hasOwn(others, "operation") ? noOperation : refusalOf(blames);
  const expected =
    refusal ?? expectedSent(contract, operation, call.inputs, reply, Object.keys(others));
  const made: Case = {
    id: `${id} ${title}`,
    part,
    provider,
    operation: id,
    title,
    about,
    inputs,
    ...(context && { context }),
    expected,
  };
  const isElsewhere = blames.some((blame) => blame.operation !== id);
  const seen: Seen = {
    id: isElsewhere ? null : made.id,
    part,
    inputs,
    blames,
    ...(context && { context }),
    ...(expected.kind === "sent" && { sent: expected }),
  };
  return isElsewhere ? { seen } : { made, seen };
}

/** A block that is not told which of its operations to call. */
const noOperation = { kind: "refused", inputs: ["operation"], code: "invalid_input" } as const;

/** Whether a rule forbids what is given, and left out, whatever the values are and what else is given. */
function isForbidden(operation: OperationContract, given: Inputs): boolean {
  const { parameters, credentials } = operation;
  const required = [...parameters, ...credentials].filter((each) => each.required);
  const settled = { ...Object.fromEntries(required.map(({ name }) => [name, true])), ...given };
  const present = Object.keys(settled).filter((name) => settled[name] !== undefined);
  return operation.rules.some(
    (rule) =>
      rule.severity === "error" &&
      namesOf(rule).every((name) => Object.hasOwn(settled, name)) &&
      isBroken(rule, operation, {}, present),
  );
}
