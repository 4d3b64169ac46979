import type { Case, Expected, Sent } from "../contract/case.ts";
import type { Contract, ExampleContract, OperationContract } from "../contract/types.ts";
import { secretsOf } from "../contract/secrets.ts";
import { withoutSecrets } from "../oracle/hidden.ts";
import {
  HookError,
  type HookRun,
  hookedOutcome,
  hookedRequest,
  isHooked,
  runAt,
} from "../oracle/hooks.ts";
import type { FollowedCalls } from "../oracle/follow-ups.ts";
import { type Moment, usualMoment } from "../oracle/moment.ts";
import { failedCall } from "./failed-call.ts";
import { LEAST } from "../cases/inputs/whole-calls.ts";
import { exampleTitle, overlaid } from "../cases/examples.ts";

/**
 * What is expected of a case once the hooks of its operation had their say. They may be asynchronous,
 * so that they are asked when the case runs; what its documentation says stands as it is.
 */
export async function throughHooks(
  each: Case,
  contract: Contract,
  moment: Moment = usualMoment,
  calls?: FollowedCalls,
): Promise<Expected> {
  const { expected, part } = each;
  const operation = contract.operations.find(({ id }) => id === each.operation);
  if (!operation || !isHooked(operation) || part === "documented" || expected.kind === "refused") {
    return expected;
  }
  try {
    return await hooked({ ...each, expected }, contract, operation, runAt(moment, { calls }));
  } catch (error) {
    // A hook may be stricter than the manifest, but not refuse everything.
    const mayRefuse = part === "matrix" && each.title !== LEAST;
    return mayRefuse ? refusal(error instanceof HookError ? error.cause : error) : expected;
  }
}

async function hooked(
  { title, inputs, expected }: Case & { readonly expected: Sent },
  contract: Contract,
  operation: OperationContract,
  run: HookRun,
): Promise<Sent> {
  const { reply } = expected;
  const example = operation.examples.find((each) => exampleTitle(each) === title);
  const request = await hookedRequest(contract, operation, inputs, run);
  const outcome = await hookedOutcome(operation, inputs, reply, run);
  const secrets = secretsOf(operation, inputs).map(({ text }) => text);
  return {
    ...expected,
    request: overlaid(request, example?.request ?? null, contract, { operation, inputs }),
    // A document describes what callers give, not what a hook makes of it.
    reply: operation.hooks.request ? { ...reply, declared: false } : reply,
    outcome: isDeclared(example) ? expected.outcome : withoutSecrets(outcome, secrets),
  };
}

function isDeclared(example: ExampleContract | undefined): boolean {
  return example?.output !== undefined || example?.error !== undefined;
}

/** A hook refuses with an error; one of the runtime's names the inputs. */
function refusal(error: unknown): Expected {
  const { code, inputs = [] } = failedCall(error) ?? {};
  return {
    kind: "refused",
    inputs,
    code: code === "blocked_address" ? code : "invalid_input",
  };
}
