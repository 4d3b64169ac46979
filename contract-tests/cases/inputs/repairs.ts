import type { OperationContract } from "../../contract/types.ts";
import { type Condition, parameterOf } from "../../oracle/input-conditions.ts";
import { type Inputs, valueOf } from "../../oracle/values.ts";
import { sampleOf } from "./candidates.ts";

/** Changes to inputs of which each may make a broken condition hold; undefined leaves one out. */
export function* repairs(
  condition: Condition,
  operation: OperationContract,
  inputs: Inputs,
): Iterable<Inputs> {
  const sample = (name: string) => inputs[name] ?? sampleOf(parameterOf(operation, name));
  const samples = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, sample(name)]));
  switch (condition.kind) {
    case "anyOf":
      for (const names of condition.alternatives) yield samples(names);
      return;
    case "exactlyOne": {
      const all = condition.alternatives.flat();
      for (const names of condition.alternatives) {
        const others = all.filter(
          (name) =>
            !names.includes(name) &&
            valueOf(parameterOf(operation, name), inputs[name]) !== undefined,
        );
        yield {
          ...samples(names),
          ...Object.fromEntries(others.map((name) => [name, undefined])),
        };
      }
      return;
    }
    case "requires":
      yield Object.fromEntries(
        condition.needs.map(({ parameter, equals }) => [parameter, equals ?? sample(parameter)]),
      );
      break;
    case "enumBy":
      yield* dependentRepairs(condition.parameter, operation);
      break;
    case "matches":
      break;
  }
  yield { [condition.parameter]: undefined };
}

function* dependentRepairs(name: string, operation: OperationContract): Iterable<Inputs> {
  const { enumBy } = parameterOf(operation, name);
  if (!enumBy) return;
  for (const [key, values] of Object.entries(enumBy.values)) {
    for (const value of values) yield { [enumBy.parameter]: key, [name]: value };
    yield { [enumBy.parameter]: key };
  }
  for (const value of Object.values(enumBy.values).flat()) yield { [name]: value };
}
