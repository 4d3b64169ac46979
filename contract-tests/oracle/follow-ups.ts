import type { ExpectedError, Outcome, Reply, WireRequest } from "../contract/case.ts";
import type { Contract, OperationContract } from "../contract/types.ts";
import type { AskedCall } from "../contract/flow.ts";
import { askedCalls, operationOf, sharedInputs } from "./asked.ts";
import { type Inputs, valuesOf } from "./values.ts";

/** What is kept of the calls that hooks make. */
export interface Following {
  /** Gets each call, before the own one of the operation and after it. */
  readonly calls?: FollowedCalls | undefined;
  /** The reply to one of them, by its number, in place of that of an example. */
  readonly answer?: { readonly index: number; readonly reply: Reply } | undefined;
}

export interface FollowedCalls {
  readonly before: AskedCall[];
  readonly after: AskedCall[];
}

/** Makes a call for a hook: gives what a caller of the operation would get. */
export type Follow = (id: string, given: Inputs) => Promise<unknown>;

/** The error that a hook gets for a call that fails. */
export class FailedFollowUp extends Error {
  readonly expected: ExpectedError;

  constructor(operation: string, expected: ExpectedError) {
    super(expected.message ?? expected.code);
    Object.assign(this, expected);
    this.expected = { ...expected, operation };
  }

  override get name(): string {
    return "ToolError";
  }
}

interface Followed {
  readonly inputs: Inputs;
  readonly following: Following;
  readonly isAfter: boolean;
  /** What a call is expected to send and to give, with hooks of its own. */
  readonly expect: Expect;
}

type Expect = (
  contract: Contract,
  called: OperationContract,
  inputs: Inputs,
  reply: Reply,
) => Promise<Made>;

interface Made {
  readonly request: WireRequest;
  readonly outcome: Outcome;
}

/** The calls that the hook of an operation may make; each is answered by an example of what it calls. */
export function followed(
  operation: OperationContract,
  { inputs, following, isAfter, expect }: Followed,
): Follow {
  const { calls = { before: [], after: [] }, answer } = following;
  const kept = calls[isAfter ? "after" : "before"];
  let open = 0;
  return async (id, given) => {
    const contract = operation.contract();
    if (!operation.hooks.calls.has(id)) throw new Error(`calls does not name ${id}`);
    const called = operationOf(contract, id);
    const present = Object.entries(given).filter(([, value]) => value !== undefined);
    const shared = sharedInputs(called, operation, inputs);
    const own = { ...shared, ...Object.fromEntries(present) };
    const index = calls.before.length + calls.after.length;
    const reply = answer?.index === index ? answer.reply : replyTo(called, own);
    const isAtOnce = open++ > 0;
    const { request, outcome } = await expect(contract, called, own, reply).finally(() => open--);
    kept.push(...askedCalls(contract, called, own), {
      operation: id,
      inputs: own,
      request,
      reply,
      ...(isAtOnce && { isAtOnce }),
    });
    if (outcome.kind === "error") throw new FailedFollowUp(id, outcome.error);
    return outcome.output;
  };
}

/** The reply of the example with these inputs, which may be an error, else of the first that succeeds. */
function replyTo(called: OperationContract, inputs: Inputs): Reply {
  const values = JSON.stringify(valuesOf(called, inputs));
  const isAlike = ({ params }: OperationContract["examples"][number]) =>
    JSON.stringify(valuesOf(called, { ...inputs, ...params })) === values;
  const { examples } = called;
  const example = examples.find(isAlike) ?? examples.find(({ reply }) => reply.status < 300);
  if (!example) throw new Error(`no example of ${called.id} succeeds`);
  return { ...example.reply, example: null, declared: false };
}
