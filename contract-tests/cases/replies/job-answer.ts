import { isDeepStrictEqual } from "node:util";
import { exampleReply } from "../example-reply.ts";
import type { Reply } from "../../contract/case.ts";
import { alternativesOf, pathsOf, testsOf } from "../../contract/condition.ts";
import type { ConditionContract } from "../../contract/condition-types.ts";
import type { JobContract, OperationContract, Value } from "../../contract/types.ts";
import { holds, keeps } from "../../oracle/conditions.ts";
import { expectedOutcome } from "../../oracle/outcome.ts";
import type { Inputs } from "../../oracle/values.ts";
import { type Change, changedReply } from "../change.ts";
import { select } from "../../oracle/path.ts";
import { partOf, partsOf } from "../condition-parts.ts";
import { startOf } from "./start.ts";

/** Outputs of the polling operation and what they are to be. */
type Values = Readonly<Record<string, Value>>;

/** A state that a job may be in. */
export type JobState = "pending" | "done" | "failed";

/** All values by which a job is in a state, as far as its condition names them. */
export function statesOf(condition: ConditionContract): readonly Values[] {
  return alternativesOf(condition).flatMap((tests) =>
    partsOf(tests).reduce<readonly Values[]>(
      (all, { path, kept }) =>
        all.flatMap((one) => plain(kept).map((value) => ({ ...one, [path]: value }))),
      [{}],
    ),
  );
}

/** A list is one of them only where nothing else is. */
function plain(values: readonly (Value | undefined)[]): readonly Value[] {
  const all = values.filter((value) => value !== undefined);
  const single = all.filter((value) => !Array.isArray(value));
  return single.length > 0 ? single : all;
}

/** An answer of the polling operation in which a job is in a state: an example, else what the schema describes. */
export function jobAnswer(
  job: JobContract,
  poll: OperationContract,
  asked: Inputs,
  wanted: JobState,
  values: Values = {},
): Reply | { readonly reason: string } {
  const hasAll = (output: Value) =>
    Object.entries(values).every(([path, value]) =>
      isDeepStrictEqual(select(path, { output }), value),
    );
  const found = poll.examples.find(
    ({ output }) => output !== undefined && stateOf(job, output) === wanted && hasAll(output),
  );
  if (found) return exampleReply(poll, found);
  const made = poll.hooks.reply ? undefined : madeAnswer(job, poll, wanted, values);
  const outcome = made && expectedOutcome(poll, asked, made);
  const isWanted = outcome?.kind === "output" && stateOf(job, outcome.output) === wanted;
  return made && isWanted && hasAll(outcome.output)
    ? made
    : { reason: `give ${poll.id} an example of a job that is ${wanted}` };
}

function stateOf({ until, fail }: JobContract, output: Value): JobState {
  if (holds(until, { output })) return "done";
  return fail && holds(fail, { output }) ? "failed" : "pending";
}

function madeAnswer(
  job: JobContract,
  poll: OperationContract,
  wanted: JobState,
  values: Values,
): Reply | undefined {
  const [success] = startOf(poll).successes;
  if (!success) return undefined;
  const own = wanted === "pending" ? [] : Object.entries(values);
  // Both may lie in one place: what is wanted comes last.
  const all = [...otherStates(job), ...own.map(([path, value]) => ({ path, value }))];
  const changes = all.flatMap(({ path: reference, value }): readonly Change[] => {
    const path = pathOf(poll, reference);
    return path === null ? [] : [{ path, value }];
  });
  return changedReply(success, changes);
}

/** At each path a value that tells nothing. */
function otherStates({ until, fail }: JobContract): readonly Change[] {
  const states = [until, ...(fail ? [fail] : [])];
  return states.flatMap(pathsOf).flatMap((path) => {
    const tests = states.flatMap((state) => testsOf(state, path));
    const all = tests.flatMap((test) => partOf(path, test).broken);
    const found = all.find(
      (value) => value !== undefined && tests.every((test) => !keeps(test, value)),
    );
    return found === undefined ? [] : [{ path, value: found }];
  });
}

/** Where the value of an output lies in a reply: `body.state` for `output.state`. */
function pathOf({ outputs }: OperationContract, reference: string): string | null {
  const name = reference.replace("output.", "");
  const found = outputs.find((each) => name === each.name || name.startsWith(`${each.name}.`));
  if (found?.source.kind !== "path") return null;
  const [path = null] = found.source.paths;
  return path && path + name.slice(found.name.length);
}
