import type { Contract, OperationContract } from "../../contract/types.ts";
import { credentialsOfOthers } from "../coverage/inputs.ts";
import { coverageId } from "../coverage/item.ts";
import { sampleOf, sayNoSample } from "../../values/candidates.ts";
import { secretValue } from "../../values/call.ts";
import type { Finding } from "./probe.ts";
import { valuesOfWrongType } from "./types.ts";

/** Calls that are about all inputs together. */
export function* wholeCalls(contract: Contract, operation: OperationContract): Iterable<Finding> {
  const { parameters } = operation;
  const id = (aspect: string) => coverageId(operation, "operation", aspect);
  const credentials = operation.credentials.map(({ name }) => name);
  yield {
    title: "required inputs only",
    given: {},
    refused: null,
    covers: [
      id("required inputs"),
      ...operation.credentials
        .filter(({ required }) => required)
        .map(({ name }) => coverageId(operation, "parameter", name, "present")),
    ],
  };
  yield {
    title: "every input",
    given: {},
    fill: "all",
    refused: null,
    covers: [id("every input")],
  };
  const unknown = { noSuchInput: "x" };
  yield {
    title: "unknown input",
    given: unknown,
    refused: { inputs: Object.keys(unknown), code: "invalid_input" },
    covers: [id("unknown input")],
  };
  for (const [title, other] of [
    ["operation in another case", operation.id.toUpperCase()],
    ["without operation", undefined],
  ] as const) {
    yield {
      title,
      given: {},
      others: { operation: other },
      refused: { inputs: ["operation"], code: "invalid_input" },
      covers: [id("no operation")],
    };
  }
  const wrong = [
    ...parameters.map((each) => [each.name, valuesOfWrongType(each)[0]]),
    ...credentials.map((name) => [name, 7]),
    ...Object.entries(unknown),
  ];
  const names = wrong.map(([name]) => String(name));
  yield {
    title: "every input wrong",
    given: Object.fromEntries(wrong),
    wrong: names,
    refused: { inputs: names, code: "invalid_input" },
    covers: [id("every input wrong")],
  };
  yield* otherInputs(contract, operation);
  yield* otherCredentials(contract, operation);
}

/** A host may hand over every credential that it has of a provider. */
function* otherCredentials(contract: Contract, operation: OperationContract): Iterable<Finding> {
  const names = credentialsOfOthers(contract, operation);
  if (names.length === 0) return;
  yield {
    title: "credentials of other operations",
    given: {},
    others: Object.fromEntries(names.map((name) => [name, `${secretValue}-of-${name}`])),
    refused: null,
    covers: [coverageId(operation, "operation", "credentials of other operations")],
  };
}

/** A form may still hold what was filled in for another operation of the block. */
function* otherInputs(contract: Contract, operation: OperationContract): Iterable<Finding> {
  const own = new Set(operation.parameters.map(({ name }) => name));
  const others = contract.operations
    .flatMap(({ parameters }) => parameters)
    .filter(({ name }) => !own.has(name));
  const [first] = others;
  if (!first) return;
  const item = coverageId(operation, "operation", "input of another operation");
  const other = others.find((each) => sampleOf(each) !== undefined);
  if (!other) return yield { item, reason: sayNoSample(first) };
  yield {
    title: `${other.name} of another operation`,
    given: {},
    others: { [other.name]: sampleOf(other) },
    refused: null,
    covers: [item],
  };
}
