import {
  type BlockDocument,
  type BlockOptions,
  type BlockOutcome,
  type BlockTask,
  formatText,
  parseWorkflow,
  runBlock,
  runWorkflow,
  type Workflow,
  WorkflowError,
  type WorkflowStore,
} from "@blockwright/workflow";
import * as restate from "@restatedev/restate-sdk";

/** Two services of Restate: `workflows` runs documents, `blocks` runs their blocks, anywhere. */
export function durableServices(host: BlockOptions) {
  const blocks = restate.service({
    name: "blocks",
    handlers: {
      run: (ctx: restate.Context, { workflow, task }: { workflow: Workflow; task: BlockTask }) => {
        // Ends the call of an attempt that is over: nobody would hear what came of it.
        const signal = ctx.request().attemptCompletedSignal;
        return runBlock(workflow, task, { ...host, store: journal(ctx), signal });
      },
    },
    // Longer than any job is waited for: what is cut off must not always be repeated.
    options: { asTerminalError, ingressPrivate: true, abortTimeout: { hours: 1 } },
  });
  const run = (ctx: restate.WorkflowContext, workflow: Workflow) =>
    runWorkflow(workflow, {
      blocks: host.blocks, // and no secrets: they are needed where blocks run
      perform: (task) => ctx.serviceClient(blocks).run({ workflow: only(task, workflow), task }),
      // The engine remembers which was first.
      race: (running) =>
        // They are the promises that `perform` gave.
        restate.RestatePromise.race(running as readonly restate.RestatePromise<BlockOutcome>[]),
    });
  const workflows = restate.workflow({
    name: "workflows",
    handlers: { run: restate.handlers.workflow.workflow({ accept: "*/*", input: document }, run) },
    options: { asTerminalError },
  });
  return [blocks, workflows];
}

/** The journal of an invocation, which the engine hands to the next attempt after a kill. */
function journal(ctx: restate.Context): WorkflowStore {
  return { keep: (key, make) => ctx.run(key, make) };
}

/** The workflow with one block, for no other is needed to run it. */
function only({ block }: BlockTask, { blocks }: Workflow): Workflow {
  return { blocks: { [block]: blocks[block] as BlockDocument } }; // tasks are made from its blocks
}

/** What is wrong with a workflow does not pass by trying again. */
function asTerminalError(error: unknown): restate.TerminalError | undefined {
  if (!(error instanceof WorkflowError)) return undefined;
  return new restate.TerminalError(error.message, { errorCode: 400 });
}

/** A document, YAML or JSON. The journal keeps it as it was sent, with the names of secrets only. */
const document: restate.Serde<Workflow> = {
  serialize: (workflow) => new TextEncoder().encode(JSON.stringify(workflow)),
  deserialize(bytes) {
    const { workflow, diagnostics } = parseWorkflow(new TextDecoder().decode(bytes));
    if (workflow) return workflow;
    throw new Error(diagnostics.map((each) => formatText(each)).join("\n"));
  },
};
