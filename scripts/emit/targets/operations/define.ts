import { operationOf } from "../../../language/ir/operation-of.ts";
import type { Job, Operation, Provider } from "../../../language/ir/types.ts";
import type { TypeView } from "../../render/type.ts";
import { named } from "../typescript/schema-type.ts";
import type { DefineFunction } from "./names.ts";

/** How an operation is defined: the runtime's function, and what it takes besides the three usual types. */
export interface DefineView {
  readonly function: DefineFunction;
  readonly types: readonly TypeView[];
}

/** The function that an operation is defined with: some have pages, some start a job. */
export function defineWith(provider: Provider, operation: Operation): DefineView {
  const isPartial = operation.graphql?.partial ?? false;
  if (operation.page !== null) {
    const name = operation.page.collect
      ? "defineCollectedOperation"
      : isPartial
        ? "definePartialPagedOperation"
        : "definePagedOperation";
    return { function: name, types: [named(operation.names.item)] };
  }
  const job = jobOf(provider, operation);
  if (job === undefined)
    return { function: isPartial ? "definePartialOperation" : "defineOperation", types: [] };
  const types = jobTypes(provider, job).toReversed();
  return { function: "defineJobOperation", types: types.map((type) => named(type)) };
}

/** The outputs of what asks for a job, and those of what gives its result where something does. */
export function jobTypes(provider: Provider, job: Job): readonly string[] {
  const operations = [pollOf(provider, job), resultOf(provider, job) ?? []].flat();
  return operations.map(({ names }) => names.outputs);
}

/** The job that an operation starts. */
export function jobOf({ jobs }: Provider, { id }: Operation): Job | undefined {
  return jobs.find(({ start }) => start.includes(id));
}

/** The operation that asks how far a job is. */
export function pollOf(provider: Provider, { poll }: Job): Operation {
  return operationOf(provider, poll.call);
}

/** The operation that gives the outputs of a job that is done; undefined where the last poll does. */
export function resultOf(provider: Provider, { result }: Job): Operation | undefined {
  return result && operationOf(provider, result.call);
}
