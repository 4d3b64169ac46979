import type { Context } from "@blockwright/runtime";
import type { Case } from "../contract/case.ts";
import type { Contract, OperationContract } from "../contract/types.ts";
import { askedCalls } from "../oracle/asked.ts";
import { expectedOutcome } from "../oracle/outcome.ts";
import { runCase } from "./run-case.ts";
import type { Failure, FlowOperation, FlowOperations, Target } from "./types.ts";

/** How what is wrong with a prepared call begins. */
export const PREPARED = "prepared: ";

/**
 * Makes the call of a case as a host does that sends requests itself, with `prepare` and `read`, and
 * says everything that is not as expected of any call.
 */
export async function runPrepared(
  operations: FlowOperations,
  target: Target,
  each: Case,
  contract: Contract,
): Promise<readonly Failure[]> {
  const called = contract.operations.find(({ id }) => id === each.operation);
  const operation = operations[each.operation];
  if (!called || !operation) return [];
  if (isForBlocks(each, operation, operations) || isRepeated(each, called, contract)) return [];
  const blocks = {
    execute: (
      _: string,
      { operation: __, ...inputs }: object & { operation?: unknown },
      context: Context,
    ) => sentByHost(operation, called, inputs, context),
  };
  const [own, within] = called.page?.collect ? onePage(each, called, contract) : [each, contract];
  const failures = await runCase(blocks, target, own, within);
  return failures.map(({ kind, message }) => ({ kind, message: PREPARED + message }));
}

/** Whoever sends requests itself gets a page as it is, whatever limit all pages have together. */
function onePage(
  each: Case,
  called: OperationContract,
  contract: Contract,
): readonly [Case, Contract] {
  const alone = { ...called, page: null };
  const operations = contract.operations.map((other) => (other === called ? alone : other));
  const within = { ...contract, operations };
  const { expected, inputs, part } = each;
  const isMade =
    part === "matrix" && expected.kind === "sent" && expected.outcome.kind === "output";
  if (!isMade) return [each, within];
  const outcome = expectedOutcome(alone, inputs, expected.reply);
  return [{ ...each, expected: { ...expected, outcome } }, within];
}

/** A block does more than its operation: it selects one, and leaves out what is of another. */
function isForBlocks({ inputs }: Case, own: FlowOperation, all: FlowOperations): boolean {
  const has = ({ inputs: known }: FlowOperation, name: string) =>
    Object.hasOwn(Object(known), name);
  return Object.keys(inputs).some(
    (name) =>
      !has(own, name) &&
      (name === "operation" || Object.values(all).some((other) => has(other, name))),
  );
}

/** After a 401 `execute` logs in once more; whoever sends requests itself calls again. */
function isRepeated(
  { expected, inputs }: Case,
  called: OperationContract,
  contract: Contract,
): boolean {
  if (expected.kind !== "sent" || expected.reply.status !== 401) return false;
  return askedCalls(contract, called, inputs).some(({ keepMs }) => keepMs !== undefined);
}

async function sentByHost(
  operation: FlowOperation,
  { hooks }: OperationContract,
  inputs: object,
  context: Context,
): Promise<unknown> {
  const { prepare, read } = operation;
  if (!prepare || !read || !context.fetch) throw new Error("it has no prepare and read");
  const call = await prepare(inputs, context);
  // What signs a request does so in `send`; any other one the host sends.
  const reply = hooks.sign ? await call.send() : await context.fetch(call.request);
  // What hooks have made is not known to another process.
  const isKnown = hooks.request || hooks.reply;
  const outputs = isKnown
    ? call.read(reply)
    : read(reply, { ...context, inputs, secrets: call.secrets });
  return outputs.catch((error: unknown) => {
    // Requests are counted by whoever sends them.
    throw Object.assign(Object(error), { attempts: 1 });
  });
}
