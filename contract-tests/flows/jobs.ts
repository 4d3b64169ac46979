import { type Base, baseOf } from "../cases/base.ts";
import { exampleReply } from "../cases/example-reply.ts";
import { exampleInputs } from "../cases/examples.ts";
import type { Outcome, Reply } from "../contract/case.ts";
import type { Contract, JobContract, OperationContract, Value } from "../contract/types.ts";
import { operationOf } from "../oracle/asked.ts";
import { alternativesOf } from "../oracle/conditions.ts";
import { hookedOutcome, hookedRequest } from "../oracle/hooks.ts";
import { isMap, select } from "../oracle/path.ts";
import type { Inputs } from "../oracle/values.ts";
import {
  type Exchange,
  flowOf,
  type FlowsOrGap,
  surrounded,
  type Timing,
  unhurried,
} from "./flow.ts";
import { jobAnswer } from "../cases/replies/job-answer.ts";

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
  const { inputs } = started;
  const poll = operationOf(contract, job.poll);
  const output = await outputOf(start, inputs, started.reply);
  const asked = { ...sharedWith(poll, inputs), ...valuesAt(job.id, output) };
  const waiting = { contract, job, start, poll, asked, ...started };
  const waits: Wait[] = [];
  for (const end of ["done", "failed"] as const) {
    const states = end === "done" ? job.until : job.fail;
    if (Object.keys(states).length === 0) continue;
    for (const values of alternativesOf(states)) {
      const wait = await waitUntil(waiting, end, values);
      if ("reason" in wait) return wait;
      waits.push(wait);
    }
  }
  const [done] = waits;
  const all = done ? [...waits, ...timingsOf(job, done)] : [];
  const flows = all.map(async ({ exchanges, ...about }) => {
    const steps = await surrounded(contract, inputs, exchanges);
    return flowOf(start, { ...about, call: "executeAndWait", inputs, steps });
  });
  return await Promise.all(flows);
}

interface Waiting extends Base {
  readonly contract: Contract;
  readonly job: JobContract;
  readonly start: OperationContract;
  readonly poll: OperationContract;
  /** What the polling operation gets. */
  readonly asked: Inputs;
}

/** What a call waits for. */
interface Wait {
  readonly title: string;
  readonly keyword: string;
  readonly exchanges: readonly Exchange[];
  readonly outcome: Outcome;
  readonly timing?: Timing;
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

async function waitUntil(
  waiting: Waiting,
  end: "done" | "failed",
  values: Readonly<Record<string, Value>>,
): Promise<Wait | Reason> {
  const { contract, job, start, poll, asked, inputs, reply } = waiting;
  const pending = jobAnswer(job, poll, asked, "pending");
  const last = jobAnswer(job, poll, asked, end, values);
  if ("reason" in pending) return pending;
  if ("reason" in last) return last;
  const question = { operation: poll.id, request: await hookedRequest(contract, poll, asked) };
  const output = await outputOf(poll, asked, last);
  const given = end === "done" ? await resultOf(waiting, output) : null;
  if (given && "reason" in given) return given;
  const word = end === "done" ? "until" : "fail";
  const isOne = alternativesOf(job[word]).length === 1;
  return {
    title: `waits until ${end}${isOne ? "" : `: ${Object.values(values).join(", ")}`}`,
    keyword: `jobs.${job.name}.${word}`,
    exchanges: [
      { operation: start.id, request: await hookedRequest(contract, start, inputs), reply },
      { ...question, reply: pending },
      { ...question, reply: last },
      ...(given ? [given.exchange] : []),
    ],
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
  const values = valuesAt(job.result.params, output);
  if (Object.values(values).includes(undefined)) {
    return {
      reason: `give ${job.poll} an example of a job of ${start.id} that is done, with its result`,
    };
  }
  const asked = { ...sharedWith(operation, inputs), ...values };
  const reply: Reply = { ...found.reply, example: null, declared: false };
  const request = await hookedRequest(contract, operation, asked);
  return {
    exchange: { operation: operation.id, request, reply },
    output: await outputOf(operation, asked, reply),
  };
}

/** The same job, done when it is first asked for, and never answered for. */
function timingsOf({ name, everyMs, timeoutMs }: JobContract, done: Wait): readonly Wait[] {
  const [start, asked, ...ending] = done.exchanges;
  if (!start || !asked) return [];
  const timing = { context: { ...unhurried, everyMs: undefined }, lastRequestMs: everyMs };
  return [
    {
      ...done,
      title: "asks for its job in time",
      keyword: `jobs.${name}.every`,
      exchanges: [start, ...ending],
      timing: { ...timing, endMs: everyMs },
    },
    {
      title: "waits no longer than it may",
      keyword: `jobs.${name}.timeout`,
      exchanges: [start, { ...asked, afterMs: Infinity }],
      outcome: { kind: "error", error: { code: "timeout" } },
      timing: { ...timing, endMs: timeoutMs },
    },
  ];
}

/** The inputs of a call that every operation takes, as far as another one does. */
function sharedWith({ credentials, parameters }: OperationContract, inputs: Inputs): Inputs {
  const names = [...credentials, ...parameters.filter(({ shared }) => shared)];
  return Object.fromEntries(names.map(({ name }) => [name, inputs[name]]));
}

function valuesAt(paths: Readonly<Record<string, string>>, output: Value): Inputs {
  const values = Object.entries(paths).map(([name, path]) => [name, select(path, { output })]);
  return Object.fromEntries(values);
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
