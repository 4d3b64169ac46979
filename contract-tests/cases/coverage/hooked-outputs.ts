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

function hookedOutputs({ hooks, outputs }: OperationContract): readonly OutputContract[] {
  return hooks.reply ? outputs.filter(({ source }) => source.kind === "path") : [];
}

function hasMember(value: Value | undefined, [name, ...rest]: readonly string[]): boolean {
  if (name === undefined) return true;
  return isMap(value) && Object.hasOwn(value, name) && hasMember(value[name], rest);
}
