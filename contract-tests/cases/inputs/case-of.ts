import type { Case, CoverageItem, Expected, Reply } from "../../contract/case.ts";
import { secretsOf } from "../../contract/secrets.ts";
import type { Contract, OperationContract } from "../../contract/types.ts";
import { withoutSecrets } from "../../oracle/hidden.ts";
import { type Condition, conditionsOf, holds, namesOf } from "../../oracle/input-conditions.ts";
import { expectedOutcome, warningsOf } from "../../oracle/outcome.ts";
import { expectedRequest } from "../../oracle/request.ts";
import type { Inputs } from "../../oracle/values.ts";
import { refusalOf } from "../../oracle/verdict/verdict.ts";
import { callOf } from "../../values/call.ts";
import type { Seen } from "../../aspects/aspect.ts";
import type { Proposal, Shows } from "./probe.ts";

/** What became of a proposal. */
export interface Tried {
  /** None where no call is as proposed, or where it is refused before its own operation is reached. */
  readonly made: readonly Case[];
  /** Why it does not show all that it was made for. */
  readonly reason: string;
  /** What a rule, or a call before it, keeps from ever being shown so. */
  readonly impossible: readonly CoverageItem["id"][];
  /** The call, made or not; none where no call is found that a rule does not forbid. */
  readonly seen: readonly Seen[];
}

/** The case of a proposal, with the rest of its inputs and what is expected. */
export function caseOf(
  proposal: Proposal,
  contract: Contract,
  operation: OperationContract,
  reply: Reply,
): Tried {
  const { id, provider } = operation;
  const { title, others = {}, context, shows } = proposal;
  const call = callOf(operation, proposal);
  if (!call) {
    const reason = `${title}: no other inputs satisfy the rules: give the parameters examples that do`;
    const isNever = isForbidden(operation, proposal.given);
    const asked = { id: null, part: "matrix", inputs: { ...proposal.beside, ...proposal.given }, blames: [] } as const;
    return {
      made: [],
      reason,
      impossible: isNever ? idsOf(shows) : [],
      seen: isNever ? [asked] : [],
    };
  }
  const { inputs, blames } = call;
  const refusal = Object.hasOwn(others, "operation") ? noOperation : refusalOf(blames);
  const expected = refusal ?? sent(contract, operation, inputs, Object.keys(others), reply);
  const isElsewhere = blames.some((blame) => blame.operation !== id);
  // Of rules about values another value may be kept.
  const isRuled = blames.some(({ condition }) => condition && !isOfValues(condition));
  const made: Case = {
    id: `${id} ${title}`,
    part: "matrix",
    provider,
    operation: id,
    title,
    inputs: { ...inputs, ...others },
    ...(context && { context }),
    expected,
    covers: shows[expected.kind] ?? [],
  };
  return {
    made: isElsewhere ? [] : [made],
    reason: refusal ? `${title}: ${refusal.inputs.join(", ")} is refused` : `${title}: it is sent`,
    impossible: isElsewhere || isRuled ? (shows.sent ?? []) : [],
    seen: [
      {
        id: isElsewhere ? null : made.id,
        part: "matrix",
        inputs: made.inputs,
        ...(context && { context }),
        blames,
        ...(expected.kind === "sent" && { sent: expected }),
      },
    ],
  };
}

function isOfValues({ kind }: Condition): boolean {
  return kind === "matches" || kind === "enumBy";
}

/** A block that is not told which of its operations to call. */
const noOperation = { kind: "refused", inputs: ["operation"], code: "invalid_input" } as const;

function idsOf({ sent: ids = [], refused = [] }: Shows): readonly string[] {
  return [...ids, ...refused];
}

/** Whether a rule forbids what is given, and left out, whatever the values are and what else is given. */
function isForbidden(operation: OperationContract, given: Inputs): boolean {
  const { parameters, credentials } = operation;
  const required = [...parameters, ...credentials].filter((each) => each.required);
  const settled = { ...Object.fromEntries(required.map(({ name }) => [name, true])), ...given };
  const present = Object.keys(settled).filter((name) => settled[name] !== undefined);
  return conditionsOf(operation).some(
    (condition) =>
      condition.severity === "error" &&
      namesOf(condition, operation).every((name) => Object.hasOwn(settled, name)) &&
      !holds(condition, operation, {}, present),
  );
}

function sent(
  contract: Contract,
  operation: OperationContract,
  inputs: Inputs,
  others: readonly string[],
  reply: Reply,
): Expected {
  const { request, warnings } = expectedRequest(contract, operation, inputs);
  const secrets = secretsOf(operation, inputs).map(({ text }) => text);
  const outcome = withoutSecrets(expectedOutcome(operation, inputs, reply), secrets);
  const beside = warningsOf(operation, inputs, reply);
  const all = [...others, ...warnings, ...beside];
  // To Prism, a body without a byte is none.
  const isEmpty = Object(request.body).base64 === "" && operation.encoding.isFile;
  const given = isEmpty ? { ...reply, declared: false } : reply;
  return { kind: "sent", request, warnings: all, reply: given, outcome };
}
