import type { Contract, OperationContract } from "../../contract/types.ts";
import { credentialsOfOthers } from "../coverage/inputs.ts";
import { coverageId } from "../coverage/item.ts";
import { sampleOf } from "../../values/candidates.ts";
import { secretValue } from "../../values/call.ts";
import type { Proposal } from "./probe.ts";
import { valuesOfWrongType } from "./types.ts";

/** Calls that are about all inputs together. */
export function* wholeCalls(contract: Contract, operation: OperationContract): Iterable<Proposal> {
  const { parameters } = operation;
  const id = (aspect: string) => coverageId(operation, "operation", aspect);
  const credentials = operation.credentials.map(({ name }) => name);
  const required = operation.credentials.filter((each) => each.required);
  const present = required.map(({ name }) => coverageId(operation, "parameter", name, "present"));
  const least = { sent: [id("required inputs"), ...present] };
  yield { title: "required inputs only", given: {}, shows: least };
  yield { title: "every input", given: {}, fill: "all", shows: { sent: [id("every input")] } };
  const unknown = { noSuchInput: "x" };
  yield { title: "unknown input", given: unknown, shows: { refused: [id("unknown input")] } };
  for (const [title, other] of [
    ["operation in another case", operation.id.toUpperCase()],
    ["without operation", undefined],
  ] as const) {
    const shows = { refused: [id("no operation")] };
    yield { title, given: {}, others: { operation: other }, shows };
  }
  const wrong = [
    ...parameters.map((each) => [each.name, valuesOfWrongType(each)[0]]),
    ...credentials.map((name) => [name, 7]),
    ...Object.entries(unknown),
  ];
  const given = Object.fromEntries(wrong);
  yield { title: "every input wrong", given, shows: { refused: [id("every input wrong")] } };
  yield* otherInputs(contract, operation);
  yield* otherCredentials(contract, operation);
}

/** A host may hand over every credential that it has of a provider. */
function* otherCredentials(contract: Contract, operation: OperationContract): Iterable<Proposal> {
  const names = credentialsOfOthers(contract, operation);
  if (names.length === 0) return;
  yield {
    title: "credentials of other operations",
    given: {},
    others: Object.fromEntries(names.map((name) => [name, `${secretValue}-of-${name}`])),
    shows: { sent: [coverageId(operation, "operation", "credentials of other operations")] },
  };
}

/** A form may still hold what was filled in for another operation of the block. */
function* otherInputs(contract: Contract, operation: OperationContract): Iterable<Proposal> {
  const own = new Set(operation.parameters.map(({ name }) => name));
  const others = contract.operations
    .flatMap(({ parameters }) => parameters)
    .filter(({ name }) => !own.has(name));
  const item = coverageId(operation, "operation", "input of another operation");
  const other = others.find((each) => sampleOf(each) !== undefined);
  if (!other) return;
  yield {
    title: `${other.name} of another operation`,
    given: {},
    others: { [other.name]: sampleOf(other) },
    shows: { sent: [item] },
  };
}
