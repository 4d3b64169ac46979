import {
  type BlockOptions,
  type BlockOutcome,
  type BlockTask,
  parseWorkflow,
  runBlock,
  runWorkflow,
  type Workflow,
  WorkflowError,
  type WorkflowStore,
} from "@blockwright/workflow";
import * as restate from "@restatedev/restate-sdk";

/** Runs single blocks: each is an invocation of its own, on whichever worker the engine chooses. */
export function blockService(host: BlockOptions) {
  return restate.service({
    name: "blocks",
    handlers: {
      run: (ctx: restate.Context, { workflow, task }: { workflow: Workflow; task: BlockTask }) => {
        // A call whose attempt is over has nobody to answer to.
        const signal = ctx.request().attemptCompletedSignal;
        return runBlock(workflow, task, { ...host, store: journal(ctx), signal });
      },
    },
    // Longer than any job is waited for: an attempt that is cut off leaves an unknown outcome.
    options: { ingressPrivate: true, abortTimeout: { hours: 1 } },
  });
}

/** Runs workflows by a key of the caller's: `POST /workflows/<key>/run` with a document as body. */
export function workflowService(host: BlockOptions) {
  return restate.workflow({
    name: "workflows",
    handlers: {
      run: restate.handlers.workflow.workflow(
        { accept: "*/*", input: documents },
        (ctx: restate.WorkflowContext, workflow: Workflow) => runDurably(ctx, workflow, host),
      ),
    },
    // What is wrong with a workflow does not pass by trying again.
    options: {
      asTerminalError: (error) =>
        error instanceof WorkflowError ? new restate.TerminalError(error.message) : undefined,
    },
  });
}

type Blocks = ReturnType<typeof blockService>;

/** After a kill the engine calls this again: blocks that ended are answered from the journal. */
function runDurably(ctx: restate.WorkflowContext, workflow: Workflow, host: BlockOptions) {
  const blocks = ctx.serviceClient<Blocks>({ name: "blocks" });
  return runWorkflow(workflow, {
    ...host,
    perform: (task) => blocks.run({ workflow, task }),
    // The engine remembers which was first. These are the promises of `perform`, which are its own.
    race: (running) =>
      restate.RestatePromise.race(running as readonly restate.RestatePromise<BlockOutcome>[]),
  });
}

/**
 * The journal of an invocation as store: what was kept is given to the next attempt. No policy of
 * retries: `make` fails only when its attempt was cut off, and then the engine makes another.
 */
function journal(ctx: restate.Context): WorkflowStore {
  return { keep: (key, make) => ctx.run(key, make) };
}

/** A document is kept as it was sent, with the names of secrets and never a value. */
const documents: restate.Serde<Workflow> = {
  serialize: (workflow) => new TextEncoder().encode(JSON.stringify(workflow)),
  deserialize(bytes) {
    const { workflow, diagnostics } = parseWorkflow(new TextDecoder().decode(bytes));
    if (workflow) return workflow;
    throw new Error(diagnostics.map(({ message }) => message).join(" "));
  },
};
