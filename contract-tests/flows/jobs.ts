import { type Base, baseOf } from "../cases/base.ts";
import { exampleReply } from "../cases/example-reply.ts";
import { exampleInputs } from "../cases/examples.ts";
import type { Outcome, Reply } from "../contract/case.ts";
import type { Contract, JobContract, OperationContract, Value } from "../contract/types.ts";
import { operationOf } from "../oracle/asked.ts";
import { hookedOutcome, hookedRequest } from "../oracle/hooks.ts";
import { alternativesOf } from "../oracle/conditions.ts";
import { isMap, select } from "../oracle/path.ts";
import type { Inputs } from "../oracle/values.ts";
import { jobAnswer } from "./job-answer.ts";
import { timedOut, unhurried } from "./timings.ts";
import type { Exchange, Flow, FlowsOrGap } from "./types.ts";

type Reason = { readonly reason: string };

/** An operation that starts a job, waited for until the job is done and until it has failed. */
export async function jobFlows(
  contract: Contract,
  job: JobContract,
  id: string,
): Promise<FlowsOrGap> {
  const start = operationOf(contract, id);
  const started = startedJob(start);
  if ("reason" in started) return started;
  const waiting = { contract, job, start, ...started };
  const flows: Flow[] = [];
  for (const end of ["done", "failed"] as const) {
    const states = end === "done" ? job.until : job.fail;
    if (Object.keys(states).length === 0) continue;
    for (const values of alternativesOf(states)) {
      const flow = await flowOf(waiting, end, values);
      if ("reason" in flow) return flow;
      flows.push(flow);
    }
  }
  const [done] = flows;
  return done ? [...flows, ...timingsOf(job, done)] : [];
}

interface Waiting extends Base {
  readonly contract: Contract;
  readonly job: JobContract;
  readonly start: OperationContract;
}

/** The first example that succeeds; without one, the smallest call. */
function startedJob(start: OperationContract): Base | Reason {
  const example = start.examples.find(({ output }) => output !== undefined);
  if (example) {
    const inputs = exampleInputs(start, example);
    return { inputs, reply: exampleReply(start, example) };
  }
  return start.hooks.reply ? { reason: "give an example that succeeds" } : baseOf(start);
}

async function flowOf(
  waiting: Waiting,
  end: "done" | "failed",
  values: Readonly<Record<string, Value>>,
): Promise<Flow | Reason> {
  const { contract, job, start, inputs, reply } = waiting;
  const poll = operationOf(contract, job.poll);
  const asked = await askedInputs(waiting);
  const pending = jobAnswer(job, poll, asked, "pending");
  const last = jobAnswer(job, poll, asked, end, values);
  if ("reason" in pending) return pending;
  if ("reason" in last) return last;
  const question = { operation: poll.id, request: await hookedRequest(contract, poll, asked) };
  const exchanges: readonly Exchange[] = [
    { operation: start.id, request: await hookedRequest(contract, start, inputs), reply },
    { ...question, reply: pending },
    { ...question, reply: last },
  ];
  const output = await outputOf(poll, asked, last);
  const given = end === "done" ? await resultOf(waiting, output) : null;
  if (given && "reason" in given) return given;
  return {
    id: `${start.id} waits until ${end}${told(end === "done" ? job.until : job.fail, values)}`,
    provider: start.provider,
    operation: start.id,
    call: "executeAndWait",
    inputs,
    keyword: `jobs.${job.name}.${end === "done" ? "until" : "fail"}`,
    exchanges: given ? [...exchanges, given.exchange] : exchanges,
    outcome:
      end === "done" ? { kind: "output", output: given?.output ?? output } : failure(job, output),
  };
}

/** The call that gives the result of a job that is done; null where the last answer does. */
async function resultOf(
  { contract, job, start, inputs }: Waiting,
  output: Value,
): Promise<{ readonly exchange: Exchange; readonly output: Value } | Reason | null> {
  if (job.result === null) return null;
  const operation = operationOf(contract, job.result.operation);
  const found = startedJob(operation);
  if ("reason" in found) return found;
  const own = [...operation.credentials, ...operation.parameters.filter(({ shared }) => shared)];
  const values = Object.entries(job.result.params).map(([name, path]) => [
    name,
    select(path, { output }),
  ]);
  if (values.some(([, value]) => value === undefined)) {
    return {
      reason: `give ${job.poll} an example of a job of ${start.id} that is done, with its result`,
    };
  }
  const asked: Inputs = Object.fromEntries([
    ...own.map(({ name }) => [name, inputs[name]]),
    ...values,
  ]);
  const reply: Reply = { ...found.reply, example: null, declared: false };
  const request = await hookedRequest(contract, operation, asked);
  return {
    exchange: { operation: operation.id, request, reply },
    output: await outputOf(operation, asked, reply),
  };
}

/** Which of several states it is. */
function told(states: JobContract["until"], values: JobContract["until"]): string {
  const isOne = alternativesOf(states).length === 1;
  return isOne ? "" : `: ${Object.values(values).join(", ")}`;
}

/** The same job, done when it is first asked for, and never answered for. */
function timingsOf({ name, everyMs, timeoutMs }: JobContract, done: Flow): readonly Flow[] {
  const [start, asked, ...ending] = done.exchanges;
  if (!start || !asked) return [];
  const context = { ...unhurried, everyMs: undefined };
  const timing = { context, lastRequestMs: everyMs };
  return [
    {
      ...done,
      id: `${done.operation} asks for its job in time`,
      keyword: `jobs.${name}.every`,
      exchanges: [start, ...ending],
      timing: { ...timing, endMs: everyMs },
    },
    {
      ...done,
      id: `${done.operation} waits no longer than it may`,
      keyword: `jobs.${name}.timeout`,
      exchanges: [start, { ...asked, reply: null }],
      outcome: timedOut,
      timing: { ...timing, endMs: timeoutMs },
    },
  ];
}

/** What the polling operation gets: the inputs that both have, and the outputs that name the job. */
async function askedInputs({ contract, job, start, inputs, reply }: Waiting): Promise<Inputs> {
  const poll = operationOf(contract, job.poll);
  const output = await outputOf(start, inputs, reply);
  const names = [...poll.credentials, ...poll.parameters.filter(({ shared }) => shared)];
  return Object.fromEntries([
    ...names.map(({ name }) => [name, inputs[name]]),
    ...Object.entries(job.id).map(([name, path]) => [name, select(path, { output })]),
  ]);
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

async function outputOf(
  operation: OperationContract,
  inputs: Inputs,
  reply: Reply,
): Promise<Value> {
  const outcome = await hookedOutcome(operation, inputs, reply);
  if (outcome.kind === "error" || !isMap(outcome.output)) {
    throw new Error(`${operation.id}: the example of a success has no outputs`);
  }
  return outcome.output;
}
