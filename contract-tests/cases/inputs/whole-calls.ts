import type { Contract, OperationContract } from "../../contract/types.ts";
import { credentialsOfOthers } from "../../contract/credential.ts";
import { sampleOf } from "../../values/candidates.ts";
import { secretValue } from "../../values/call.ts";
import type { Proposal } from "./probe.ts";
import { valuesOfWrongType } from "./types.ts";

/** The title of the smallest call. */
export const LEAST = "required inputs only";

/** Calls that are about all inputs together. */
export function* wholeCalls(contract: Contract, operation: OperationContract): Iterable<Proposal> {
  const { parameters } = operation;
  const credentials = operation.credentials.map(({ name }) => name);
  yield { title: LEAST, given: {} };
  yield { title: "every input", given: {}, fill: "all" };
  const unknown = { noSuchInput: "x" };
  yield { title: "unknown input", given: unknown };
  for (const [title, other] of [
    ["operation in another case", operation.id.toUpperCase()],
    ["without operation", undefined],
  ] as const) {
    yield { title, given: {}, others: { operation: other } };
  }
  const wrong = [
    ...parameters.map((each) => [each.name, valuesOfWrongType(each)[0]]),
    ...credentials.map((name) => [name, 7]),
    ...Object.entries(unknown),
  ];
  const given = Object.fromEntries(wrong);
  yield { title: "every input wrong", given };
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
  };
}

/** A form may still hold what was filled in for another operation of the block. */
function* otherInputs(contract: Contract, operation: OperationContract): Iterable<Proposal> {
  const own = new Set(operation.parameters.map(({ name }) => name));
  const others = contract.operations
    .flatMap(({ parameters }) => parameters)
    .filter(({ name }) => !own.has(name));
  const other = others.find((each) => sampleOf(each) !== undefined);
  if (!other) return;
  yield {
    title: `${other.name} of another operation`,
    given: {},
    others: { [other.name]: sampleOf(other) },
  };
}
