import { isDeepStrictEqual } from "node:util";
import type { Job, Json } from "../../../language/ir/types.ts";
import { type Change, type Report, reporter, type Positions } from "../change.ts";
import type { Pair } from "../../../language/contract.ts";
import { durationOf } from "./duration.ts";
import { jobsWithCurrentNames } from "./job-names.ts";
import { pairUp } from "./pair-up.ts";
import { code, codeOf, codeOrNothing } from "./inline-code.ts";

/** One job in both states; the base with the head's names. */
interface JobPair {
  readonly pair: Pair;
  readonly base: Job;
  readonly head: Job;
}

/** Jobs are known by the operations that start them: their names are nobody's but the manifest's. */
export function* compareJobs(pair: Pair): Iterable<Change> {
  const report = reporter(pair, null);
  const { pairs, added, removed } = pairUp(
    jobsWithCurrentNames(pair),
    pair.head.provider.jobs,
    isStartedAlike,
    isNamedAlike,
  );
  for (const [base, head] of pairs) {
    yield* compareStarts({ pair, base, head });
    yield* compareQuestions({ pair, base, head }, report);
    yield* compareResult({ pair, base, head }, report);
    yield* compareTimes({ pair, base, head }, report);
  }
  for (const { name } of removed)
    yield report("job-removed", { base: ["jobs", name], head: null }, { job: code(name) });
  for (const { name } of added)
    yield report("job-added", { base: null, head: ["jobs", name] }, { job: code(name) });
}

function isStartedAlike(base: Job, head: Job): boolean {
  return base.start.some((id) => head.start.includes(id));
}

function isNamedAlike(base: Job, head: Job): boolean {
  return base.name === head.name;
}

function positionsOf({ base, head }: JobPair, member: string): Positions {
  return { base: ["jobs", base.name, member], head: ["jobs", head.name, member] };
}

function* compareStarts(jobs: JobPair): Iterable<Change> {
  const { pair, base, head } = jobs;
  const positions = positionsOf(jobs, "start");
  const { added, removed } = pairUp(base.start, head.start, Object.is);
  for (const id of removed)
    yield reporter(pair, id)("job-start-removed", positions, { job: code(head.name) });
  for (const id of added)
    yield reporter(pair, id)("job-start-added", positions, { job: code(head.name) });
}

function* compareQuestions(jobs: JobPair, report: Report): Iterable<Change> {
  const { base, head } = jobs;
  const job = code(head.name);
  if (base.poll !== head.poll) {
    const values = { job, from: code(base.poll), to: code(head.poll) };
    yield report("job-poll-changed", positionsOf(jobs, "poll"), values);
  }
  const conditions = [
    ["id", "job-id-changed"],
    ["until", "job-end-changed"],
    ["fail", "job-failure-changed"],
    ["error", "job-error-changed"],
  ] as const;
  for (const [member, rule] of conditions) {
    if (isDeepStrictEqual(base[member], head[member])) continue;
    const values = { job, from: membersText(base[member]), to: membersText(head[member]) };
    yield report(rule, positionsOf(jobs, member), values);
  }
}

/** `status: completed` between backticks. */
function membersText(members: Readonly<Record<string, Json>>): string {
  const given = Object.entries(members).filter(([, value]) => value !== null);
  return codeOrNothing(
    given.map(([name, value]) => `${name}: ${String(value)}`).join(", ") || null,
  );
}

/** What is called once the job is done. */
function* compareResult(jobs: JobPair, report: Report): Iterable<Change> {
  const { base, head } = jobs;
  const job = code(head.name);
  const positions = positionsOf(jobs, "result");
  const [from, to] = [base.result?.operation, head.result?.operation];
  if (from !== to) {
    const values = { job, from: codeOrNothing(from), to: codeOrNothing(to) };
    yield report("job-result-changed", positions, values);
  } else if (!isDeepStrictEqual(base.result?.params, head.result?.params)) {
    const values = {
      job,
      from: membersText(base.result?.params ?? {}),
      to: membersText(head.result?.params ?? {}),
    };
    yield report("job-result-inputs-changed", positions, values);
  }
}

function* compareTimes(jobs: JobPair, report: Report): Iterable<Change> {
  const { base, head } = jobs;
  const change = (from: number, to: number) => ({
    job: code(head.name),
    from: codeOf(durationOf(from)),
    to: codeOf(durationOf(to)),
  });
  if (base.everyMs !== head.everyMs)
    yield report(
      "job-interval-changed",
      positionsOf(jobs, "every"),
      change(base.everyMs, head.everyMs),
    );
  if (base.timeoutMs === head.timeoutMs) return;
  const isShorter = head.timeoutMs < base.timeoutMs;
  const rule = isShorter ? "job-timeout-shortened" : "job-timeout-extended";
  yield report(rule, positionsOf(jobs, "timeout"), change(base.timeoutMs, head.timeoutMs));
}
