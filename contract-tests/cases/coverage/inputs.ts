import type { Contract, CredentialContract, OperationContract } from "../../contract/types.ts";
import type { Demand } from "../../contract/case.ts";
import { addressDemands, isAddress } from "./addresses.ts";
import { demand } from "./item.ts";
import { parameterDemands } from "./parameters.ts";
import { ruleDemands } from "./rules.ts";
import { valueDemands } from "./values.ts";

/**
 * What has to be shown of the inputs of an operation, by the contract alone: a case that nobody
 * thought of shows as a demand that nothing meets.
 */
export function inputDemands(contract: Contract, operation: OperationContract): readonly Demand[] {
  return [
    ...operationDemands(contract, operation),
    ...contract.credentials.flatMap((credential) => credentialDemands(operation, credential)),
    ...operation.parameters.flatMap((parameter) => [
      ...parameterDemands(operation, parameter),
      ...(isAddress(contract, parameter)
        ? addressDemands(contract, operation, parameter)
        : valueDemands(operation, parameter)),
    ]),
    ...ruleDemands(operation),
  ];
}

function operationDemands(contract: Contract, operation: OperationContract): readonly Demand[] {
  const words: Record<string, string> = {
    "required inputs": "the required inputs are enough",
    "every input": "every input arrives",
    "no operation": "an unknown operation is refused",
    "unknown input": "an unknown input is refused",
    "every input wrong": "all wrong inputs are reported together",
  };
  const own = operation.parameters.map(({ name }) => name);
  const all = contract.operations.flatMap(({ parameters }) => parameters);
  if (all.some(({ name }) => !own.includes(name))) {
    words["input of another operation"] = "an input of another operation is left out";
  }
  return Object.entries(words).map(([word, text]) => demand(operation, ["operation", word], text));
}

function credentialDemands(
  operation: OperationContract,
  { name }: CredentialContract,
): readonly Demand[] {
  const words = {
    present: "is sent in one place only",
    absent: "left out is refused",
    blank: "blank is refused",
    null: "null is refused",
    "wrong type": "of another type is refused",
    unsendable: "an unsendable value is refused",
    accent: "is sent with an accent that headers allow",
    trimmed: "is sent without surrounding white space",
  };
  return Object.entries(words).map(([word, text]) =>
    demand(operation, ["parameter", name, word], `${name}: ${text}`),
  );
}
