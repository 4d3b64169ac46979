import { exampleReply } from "../example-reply.ts";
import type { Reply } from "../../contract/case.ts";
import type { JobContract, OperationContract, Value } from "../../contract/types.ts";
import { matches, matchesAny } from "../../oracle/conditions.ts";
import { expectedOutcome } from "../../oracle/outcome.ts";
import type { Inputs } from "../../oracle/values.ts";
import { type Change, changedReply } from "../change.ts";
import { startOf } from "./start.ts";

/** Outputs of the polling operation and what they are to be. */
type Values = Readonly<Record<string, Value>>;

/** A state that a job may be in. */
export type JobState = "pending" | "done" | "failed";

/** An answer of the polling operation in which a job is in a state: an example, else what the schema describes. */
export function jobAnswer(
  job: JobContract,
  poll: OperationContract,
  asked: Inputs,
  wanted: JobState,
  values: Values = {},
): Reply | { readonly reason: string } {
  const found = poll.examples.find(
    ({ output }) =>
      output !== undefined && stateOf(job, output) === wanted && matches(values, { output }),
  );
  if (found) return exampleReply(poll, found);
  const made = poll.hooks.reply ? undefined : madeAnswer(job, poll, wanted, values);
  const outcome = made && expectedOutcome(poll, asked, made);
  const isWanted = outcome?.kind === "output" && stateOf(job, outcome.output) === wanted;
  return made && isWanted && matches(values, { output: outcome.output })
    ? made
    : { reason: `give ${poll.id} an example of a job that is ${wanted}` };
}

function stateOf({ until, fail }: JobContract, output: Value): JobState {
  if (matchesAny(until, { output })) return "done";
  return Object.keys(fail).length > 0 && matchesAny(fail, { output }) ? "failed" : "pending";
}

function madeAnswer(
  { until, fail }: JobContract,
  poll: OperationContract,
  wanted: JobState,
  values: Values,
): Reply | undefined {
  const [success] = startOf(poll).successes;
  if (!success) return undefined;
  const at = ([reference, value]: readonly [string, Value]): readonly Change[] => {
    const path = pathOf(poll, reference);
    return path === null ? [] : [{ path, value }];
  };
  const states = [...Object.entries(until), ...Object.entries(fail)];
  const others = states.map(([reference, value]) => [reference, another(value)] as const);
  const own = wanted === "pending" ? {} : values;
  // Both may lie in one place: what is wanted comes last.
  const changes = [...others, ...Object.entries(own)].flatMap(at);
  return changedReply(success, changes);
}

/** Where the value of an output lies in a reply: `body.state` for `output.state`. */
function pathOf({ outputs }: OperationContract, reference: string): string | null {
  const name = reference.replace("output.", "");
  const found = outputs.find((each) => name === each.name || name.startsWith(`${each.name}.`));
  if (found?.source.kind !== "path") return null;
  const [path = null] = found.source.paths;
  return path && path + name.slice(found.name.length);
}

/** A value of the same type that is not this one, and none of a list. */
function another(value: Value): Value {
  if (Array.isArray(value)) {
    const numbers = value.filter((each) => typeof each === "number");
    return another(numbers.length > 0 ? Math.max(...numbers) : (value[0] ?? null));
  }
  if (typeof value === "boolean") return !value;
  return typeof value === "number" ? value + 1 : "another state";
}
