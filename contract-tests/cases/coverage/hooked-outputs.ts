import type {
  ExampleContract,
  OperationContract,
  OutputContract,
  Value,
} from "../../contract/types.ts";
import { isMap } from "../../oracle/path.ts";
import type { CoverageItem } from "../../contract/case.ts";
import { coverageId, coverageItem } from "./item.ts";

/** Coverage items of outputs that are made of what a hook returns: only an example says what they are. */
export function hookedOutputCoverage(operation: OperationContract): readonly CoverageItem[] {
  return hookedOutputs(operation).map(({ name }) =>
    coverageItem(operation, ["output", name, "example"], `${name}: an example has it`),
  );
}

/** Ids of those that an example shows. */
export function shownOutputs(
  operation: OperationContract,
  { output }: ExampleContract,
): readonly string[] {
  return hookedOutputs(operation)
    .filter(({ name }) => hasMember(output, name.split(".")))
    .map(({ name }) => coverageId(operation, "output", name, "example"));
}

function hookedOutputs(operation: OperationContract): readonly OutputContract[] {
  return operation.outputs.filter((output) => isOutputHooked(operation, output));
}

/** Whether only a hook knows what an output is: it made the body, or gave the parameter that it repeats. */
export function isOutputHooked(
  { hooks, filled }: OperationContract,
  { source }: OutputContract,
): boolean {
  if (source.kind !== "path") return false;
  const given = filled.map(({ name }) => `params.${name}`);
  return hooks.reply !== null || source.paths.some((path) => given.includes(path));
}

function hasMember(value: Value | undefined, [name, ...rest]: readonly string[]): boolean {
  if (name === undefined) return true;
  return isMap(value) && Object.hasOwn(value, name) && hasMember(value[name], rest);
}
