import { type Base, baseOf } from "../cases/base.ts";
import { exampleReply } from "../cases/example-reply.ts";
import { exampleInputs } from "../cases/examples.ts";
import { jobAnswer, statesOf } from "../cases/replies/job-answer.ts";
import type { Outcome, Reply } from "../contract/case.ts";
import type { Contract, JobContract, OperationContract, Value } from "../contract/types.ts";
import { operationOf } from "../oracle/asked.ts";
import { hookedOutcome, hookedRequest } from "../oracle/hooks.ts";
import { isMap, select } from "../oracle/path.ts";
import type { Inputs } from "../oracle/values.ts";
import type { Exchange, Timing } from "../contract/flow.ts";
import { flowOf, type FlowsOrGap, surrounded, unhurried } from "./flow.ts";

type Reason = { readonly reason: string };

/** An operation that starts a job, waited for until the job is done and until it has failed. */
export async function jobFlows(
  contract: Contract,
  job: JobContract,
  id: string,
): Promise<FlowsOrGap> {
  const start = operationOf(contract, id);
  const poll = operationOf(contract, job.poll.call);
  const started = startedJob(start);
  if ("reason" in started) return started;
  const { inputs, reply } = started;
  const begun = await answered(contract, start, inputs, reply);
  const asked = {
    ...sharedWith(poll, inputs),
    ...job.poll.fixed,
    ...valuesAt(job.poll.given, begun.output),
  };
  const waiting = { contract, job, poll, begun, asked, inputs };
  const waits: Wait[] = [];
  for (const word of ["until", "fail"] as const) {
    const ways = statesOf(job[word] ?? []);
    for (const values of ways) {
      const said = ways.length === 1 ? "" : `: ${Object.values(values).join(", ")}`;
      const wait = await waitUntil(waiting, word, { values, said });
      if ("reason" in wait) return wait;
      waits.push(wait);
    }
  }
  const all = [...waits, ...waits.slice(0, 1).flatMap((done) => timingsOf(job, done))];
  const flows = all.map(async ({ exchanges, ...about }) => {
    const steps = await surrounded(contract, inputs, exchanges);
    return flowOf({ operation: start, inputs }, { ...about, call: "executeAndWait", steps });
  });
  return await Promise.all(flows);
}

/** The first example that succeeds; without one, the smallest call. */
function startedJob(start: OperationContract): Base | Reason {
  const example = start.examples.find(({ output }) => output !== undefined);
  if (example)
    return { inputs: exampleInputs(start, example), reply: exampleReply(start, example) };
  return start.hooks.reply ? { reason: "give an example that succeeds" } : baseOf(start);
}

/** A call and the outputs that come of it. */
interface Answered {
  readonly exchange: Exchange;
  readonly output: Value;
}

async function answered(
  contract: Contract,
  operation: OperationContract,
  inputs: Inputs,
  reply: Reply,
): Promise<Answered> {
  const { id } = operation;
  const request = await hookedRequest(contract, operation, inputs);
  const outcome = await hookedOutcome(operation, inputs, reply);
  if (outcome.kind === "error" || !isMap(outcome.output))
    throw new Error(`${id}: the example of a success has no outputs`);
  return { exchange: { operation: id, request, reply }, output: outcome.output };
}

interface Waiting {
  readonly contract: Contract;
  readonly job: JobContract;
  readonly poll: OperationContract;
  readonly begun: Answered;
  readonly inputs: Inputs;
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

/** A job that is asked for twice: it is done or has failed the second time. */
async function waitUntil(
  waiting: Waiting,
  word: "until" | "fail",
  { values, said }: { readonly values: Readonly<Record<string, Value>>; readonly said: string },
): Promise<Wait | Reason> {
  const { contract, job, poll, begun, asked } = waiting;
  const end = word === "until" ? "done" : "failed";
  const pending = jobAnswer(job, poll, asked, "pending");
  const ended = jobAnswer(job, poll, asked, end, values);
  if ("reason" in pending) return pending;
  if ("reason" in ended) return ended;
  const last = await answered(contract, poll, asked, ended);
  const result = end === "done" ? await resultOf(waiting, last.output) : [];
  if ("reason" in result) return result;
  const { output } = result[0] ?? last;
  return {
    title: `waits until ${end}${said}`,
    keyword: `jobs.${job.name}.${word}`,
    exchanges: [
      begun.exchange,
      { ...last.exchange, reply: pending },
      ...[last, ...result].map(({ exchange }) => exchange),
    ],
    outcome: end === "done" ? { kind: "output", output } : failure(job, output),
  };
}

/** The call that gives the result of a job that is done; none where the last answer does. */
async function resultOf(
  { contract, job, begun, inputs }: Waiting,
  output: Value,
): Promise<readonly Answered[] | Reason> {
  if (job.result === null) return [];
  const operation = operationOf(contract, job.result.call);
  const found = startedJob(operation);
  if ("reason" in found) return found;
  const values = valuesAt(job.result.given, output);
  if (Object.values(values).includes(undefined)) {
    const { operation: start } = begun.exchange;
    return {
      reason: `give ${job.poll.call} an example of a job of ${start} that is done, with its result`,
    };
  }
  const asked = { ...sharedWith(operation, inputs), ...job.result.fixed, ...values };
  const reply = { ...found.reply, example: null, declared: false };
  return [await answered(contract, operation, asked, reply)];
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

function failure({ error: { message: text, status: code } }: JobContract, output: Value): Outcome {
  const read = (path: string | null) => (path === null ? undefined : select(path, { output }));
  const [message, status] = [read(text), read(code)];
  const error = {
    code: "job_failed",
    ...(typeof message === "string" && { message }),
    ...(typeof status === "number" && { status }),
  };
  return { kind: "error", error };
}
