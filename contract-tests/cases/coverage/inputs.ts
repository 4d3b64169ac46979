import type {
  Contract,
  CredentialContract,
  OperationContract,
  ParameterContract,
} from "../../contract/types.ts";
import type { CoverageItem } from "../../contract/case.ts";
import { addressCoverage, chosenAddressCoverage, isAddress } from "./addresses.ts";
import { checkedAt } from "../../contract/server.ts";
import { fetchedCoverage } from "./fetched.ts";
import { coverageItem } from "./item.ts";
import { lineCoverage } from "./lines.ts";
import { parameterCoverage } from "./parameters.ts";
import { ruleCoverage } from "./rules.ts";
import { templateCoverage } from "./templates.ts";
import { valueCoverage } from "./values.ts";

/**
 * What has to be shown of the inputs of an operation, by the contract alone: a case that nobody
 * thought of shows as an uncovered coverage item.
 */
export function inputCoverage(
  contract: Contract,
  operation: OperationContract,
): readonly CoverageItem[] {
  return [
    ...operationCoverage(contract, operation),
    ...operation.credentials.flatMap((credential) => credentialCoverage(operation, credential)),
    ...operation.parameters.flatMap((parameter) => [
      ...parameterCoverage(operation, parameter),
      ...valuesOf(contract, operation, parameter),
    ]),
    ...chosenAddressCoverage(contract, operation),
    ...lineCoverage(operation),
    ...templateCoverage(operation),
    ...ruleCoverage(operation),
  ];
}

function valuesOf(
  contract: Contract,
  operation: OperationContract,
  parameter: ParameterContract,
): readonly CoverageItem[] {
  if (operation.fetches?.name === parameter.name) return fetchedCoverage(operation);
  const at = checkedAt(contract, operation, parameter);
  if (isAddress(at, parameter)) return addressCoverage(at, operation, parameter);
  return valueCoverage(operation, parameter);
}

function operationCoverage(
  contract: Contract,
  operation: OperationContract,
): readonly CoverageItem[] {
  const items: Record<string, string> = {
    "required inputs": "the required inputs are enough",
    "every input": "every input arrives",
    "no operation": "an unknown operation is refused",
    "unknown input": "an unknown input is refused",
    "every input wrong": "all wrong inputs are reported together",
  };
  const own = operation.parameters.map(({ name }) => name);
  const all = contract.operations.flatMap(({ parameters }) => parameters);
  if (all.some(({ name }) => !own.includes(name))) {
    items["input of another operation"] = "an input of another operation is left out";
  }
  if (credentialsOfOthers(contract, operation).length > 0) {
    items["credentials of other operations"] = "a credential of other operations is never sent";
  }
  return Object.entries(items).map(([aspect, text]) =>
    coverageItem(operation, ["operation", aspect], text),
  );
}

/** The credentials that an operation does not take and another one does. */
export function credentialsOfOthers(
  { operations }: Contract,
  { credentials }: OperationContract,
): readonly string[] {
  const all = operations.flatMap((each) => each.credentials.map(({ name }) => name));
  const own = new Set(credentials.map(({ name }) => name));
  return [...new Set(all)].filter((name) => !own.has(name));
}

function credentialCoverage(
  operation: OperationContract,
  { name, required, send }: CredentialContract,
): readonly CoverageItem[] {
  const left = required ? "is refused" : "leaves no trace";
  const items = {
    present: "is sent in one place only",
    absent: `left out ${left}`,
    blank: `blank ${left}`,
    null: `null ${left}`,
    "wrong type": "of another type is refused",
    // Whether it can travel depends on what the hook makes of it.
    ...(!operation.hooks.request &&
      send.in !== "none" && { unsendable: "an unsendable value is refused" }),
    accent: "is sent with an accent",
    trimmed: "is sent without surrounding white space",
    ...(send.in !== "header" &&
      send.in !== "none" &&
      send.in !== "query" && { encoded: "any sign arrives encoded once" }),
  };
  return Object.entries(items).map(([aspect, text]) =>
    coverageItem(operation, ["parameter", name, aspect], `${name}: ${text}`),
  );
}
