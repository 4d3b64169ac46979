import type { Job } from "../../../language/ir/types.ts";
import type { Pair } from "../../../language/contract.ts";
import type { OperationPair } from "./operation-pair.ts";
import { pairOutputs } from "./outputs.ts";
import { pairOperations } from "./pair-operations.ts";
import { renamesOf } from "./parameters/pairs.ts";

/** Reads a name of the base as the head has it. */
type Rename = (name: string) => string;

/** The base's jobs, by the names that operations, inputs and outputs have in the head. */
export function jobsWithCurrentNames(pair: Pair): readonly Job[] {
  const operations = new Map(
    pairOperations(pair).pairs.map(([base, head]) => [base.id, { pair, base, head }]),
  );
  return pair.base.provider.jobs.map((job) => withCurrentNames(job, operations));
}

function withCurrentNames(job: Job, operations: ReadonlyMap<string, OperationPair>): Job {
  const operation: Rename = (id) => operations.get(id)?.head.id ?? id;
  const input = inputsOf(operations.get(job.poll));
  const started = outputsOf(operations.get(job.start[0] ?? ""));
  const polled = outputsOf(operations.get(job.poll));
  const { message, status } = job.error;
  const ids = Object.entries(job.id).map(([name, path]) => [input(name), started(path)]);
  return {
    ...job,
    start: job.start.map(operation),
    poll: operation(job.poll),
    id: Object.fromEntries(ids),
    until: withKeys(job.until, polled),
    fail: withKeys(job.fail, polled),
    error: { message: message && polled(message), status: status && polled(status) },
  };
}

function inputsOf(operation: OperationPair | undefined): Rename {
  const renames = operation && renamesOf(operation);
  return (name) => renames?.get(name) ?? name;
}

/** Outputs and what lies within them: `metadata.state`, `error.message`. */
function outputsOf(operation: OperationPair | undefined): Rename {
  const pairs = operation ? pairOutputs(operation).pairs : [];
  return (path) => {
    const found = pairs.find(([{ name }]) => path === name || path.startsWith(`${name}.`));
    return found ? found[1].name + path.slice(found[0].name.length) : path;
  };
}

function withKeys<T>(record: Readonly<Record<string, T>>, rename: Rename) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [rename(key), value]));
}
