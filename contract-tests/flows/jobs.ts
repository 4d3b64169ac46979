import { exampleReply } from "../cases/example-reply.ts";
import { exampleInputs } from "../cases/examples.ts";
import type { Outcome, Reply } from "../cases/types.ts";
import type { Contract, JobContract, OperationContract, Value } from "../contract/types.ts";
import { matches } from "../oracle/conditions.ts";
import { expectedOutcome } from "../oracle/outcome.ts";
import { isMap, select } from "../oracle/path.ts";
import { expectedRequest } from "../oracle/request.ts";
import type { Inputs } from "../oracle/values.ts";
import type { Exchange, Flow } from "./types.ts";

/** Each operation that starts a job, waited for until the job is done and until it has failed. */
export function jobFlows(contract: Contract): readonly Flow[] {
  return contract.jobs.flatMap((job) =>
    job.start.flatMap((id) => {
      const waiting = { contract, job, start: operationOf(contract, id) };
      const ends =
        Object.keys(job.fail).length > 0 ? (["done", "failed"] as const) : ["done" as const];
      return ends.map((end) => flowOf(waiting, end));
    }),
  );
}

interface Waiting {
  readonly contract: Contract;
  readonly job: JobContract;
  readonly start: OperationContract;
}

function flowOf({ contract, job, start }: Waiting, end: "done" | "failed"): Flow {
  const poll = operationOf(contract, job.poll);
  const example = start.examples.find(({ output }) => output !== undefined);
  if (!example) throw new Error(`${start.id} needs an example that succeeds`);
  const inputs = exampleInputs(contract, start, example);
  const started = exampleReply(start, example);
  const asked = askedInputs({ contract, job, start }, inputs, outputOf(start, inputs, started));
  const answers = [answer(job, poll, "pending"), answer(job, poll, end)];
  const request = { operation: poll.id, request: expectedRequest(contract, poll, asked).request };
  const last = answers[1] ?? started;
  const exchanges: readonly Exchange[] = [
    {
      operation: start.id,
      request: expectedRequest(contract, start, inputs).request,
      reply: started,
    },
    ...answers.map((reply) => ({ ...request, reply })),
  ];
  const output = outputOf(poll, asked, last);
  return {
    id: `${start.id} waits until ${end}`,
    provider: start.provider,
    operation: start.id,
    call: "executeAndWait",
    inputs,
    exchanges,
    outcome: end === "done" ? { kind: "output", output } : failure(job, output),
  };
}

/** What the polling operation gets: the inputs that both have, and the outputs that name the job. */
function askedInputs({ contract, job }: Waiting, inputs: Inputs, output: Value): Inputs {
  const poll = operationOf(contract, job.poll);
  const names = [...contract.credentials, ...poll.parameters.filter(({ shared }) => shared)];
  return Object.fromEntries([
    ...names.map(({ name }) => [name, inputs[name]]),
    ...Object.entries(job.id).map(([name, path]) => [name, select(path, { output })]),
  ]);
}

/** An example of the state that a job may be in. */
function answer(
  { until, fail }: JobContract,
  poll: OperationContract,
  wanted: "pending" | "done" | "failed",
): Reply {
  const found = poll.examples.find(({ output }) => {
    if (output === undefined) return false;
    const isDone = matches(until, { output });
    const hasFailed = !isDone && Object.keys(fail).length > 0 && matches(fail, { output });
    return wanted === (isDone ? "done" : hasFailed ? "failed" : "pending");
  });
  if (!found) throw new Error(`${poll.id} needs an example of a job that is ${wanted}`);
  return exampleReply(poll, found);
}

function failure({ error }: JobContract, output: Value): Outcome {
  const read = (path: string | null) => (path === null ? undefined : select(path, { output }));
  const [message, status] = [read(error.message), read(error.status)];
  return {
    kind: "error",
    error: {
      code: "job_failed",
      ...(typeof message === "string" && { message }),
      ...(typeof status === "number" && { status }),
    },
  };
}

function outputOf(operation: OperationContract, inputs: Inputs, reply: Reply): Value {
  const outcome = expectedOutcome(operation, inputs, reply);
  if (outcome.kind === "error" || !isMap(outcome.output)) {
    throw new Error(`${operation.id}: the example of a success has no outputs`);
  }
  return outcome.output;
}

function operationOf({ operations }: Contract, id: string): OperationContract {
  const found = operations.find((operation) => operation.id === id);
  if (!found) throw new Error(`no operation ${id}`);
  return found;
}
