import { derive } from "../../contract-tests/cases/derive.ts";
import type { Case } from "../../contract-tests/contract/case.ts";
import { contractOf } from "../../contract-tests/contract/read.ts";
import { deriveFlows } from "../../contract-tests/flows/derive.ts";
import type { Flow } from "../../contract-tests/contract/flow.ts";
import { documentedCases } from "../../contract-tests/documented/cases.ts";
import { documentedProviders } from "../../contract-tests/documented/read.ts";
import type { Mutant } from "./mutant.ts";

const documented = documentedProviders();
const known = new Map<string, readonly Case[]>();
const knownFlows = new Map<string, readonly Flow[]>();

/** The suite of a provider, made of the manifest as it is: what is expected does not change with a mutant. */
export function casesOf(provider: string): readonly Case[] {
  const cases = known.get(provider) ?? derived(provider);
  known.set(provider, cases);
  return cases;
}

function derived(provider: string): readonly Case[] {
  const contract = contractOf(provider);
  const ofProvider = documented.filter((each) => each.provider === provider);
  return [
    ...contract.operations.flatMap((operation) => derive(contract, operation).cases),
    ...ofProvider.flatMap((each) => documentedCases(each)),
  ];
}

/** The cases that could see a mutant; first those that name what is changed. */
export function casesAgainst({ provider, operation, edit }: Mutant): readonly Case[] {
  const cases = casesOf(provider).filter(
    (each) => operation === null || each.operation === operation,
  );
  const [, , kind, name] = edit.path;
  if (kind !== "params") return cases;
  const names = ({ title }: Case) => title.includes(String(name));
  return [...cases.filter(names), ...cases.filter((each) => !names(each))];
}

/** The flows that could see a mutant. */
export async function flowsAgainst({ provider, operation }: Mutant): Promise<readonly Flow[]> {
  const flows = knownFlows.get(provider) ?? (await deriveFlows(contractOf(provider))).flows;
  knownFlows.set(provider, flows);
  return flows.filter(
    ({ steps }) => operation === null || steps.some((step) => step.operation === operation),
  );
}

/** The case of an example. */
export function exampleCase({ provider, operation, edit }: Mutant): Case {
  const name = JSON.stringify(edit.path[3]);
  const found = casesOf(provider).find(
    (each) => each.part === "examples" && each.id === `${operation} example ${name}`,
  );
  if (!found) throw new Error(`the suite has no case of the example ${name} of ${operation}`);
  return found;
}
