import { baseOf } from "../cases/base.ts";
import type { Contract, OperationContract, Value } from "../contract/types.ts";
import type { OptionsContract } from "../contract/call-types.ts";
import { choicesIn } from "../oracle/choices.ts";
import { hookedOutcome, hookedRequest } from "../oracle/hooks.ts";
import { parameterOf } from "../oracle/input-conditions.ts";
import type { Inputs } from "../oracle/values.ts";
import { fits } from "../oracle/verdict/limits.ts";
import { sampleOf, samplesOf } from "../values/candidates.ts";
import type { Flow } from "../contract/flow.ts";
import { flowOf, type FlowsOrGap, surrounded } from "./flow.ts";

/** The choices of every input that has some, as the operation that lists them gives them. */
export async function optionFlows(
  contract: Contract,
  operation: OperationContract,
): Promise<FlowsOrGap> {
  const flows: Flow[] = [];
  for (const parameter of operation.parameters) {
    const { options } = parameter.words;
    const from = contract.operations.find(({ id }) => id === options?.call);
    if (!options || !from) continue;
    const listed = baseOf(from);
    const base = baseOf(operation);
    if ("reason" in base) return base;
    if ("reason" in listed) return { reason: `${parameter.name}: ${from.id}: ${listed.reason}` };
    // What the form holds so far.
    const known = { ...base.inputs, ...dependedOn(operation, from, options) };
    const words = options.search === undefined ? [] : [sampleOf(parameterOf(from, options.search))];
    for (const search of [undefined, ...(words as Value[])]) {
      const given = inputsOf(from, options, known, search);
      const request = await hookedRequest(contract, from, given);
      const outcome = await hookedOutcome(from, given, listed.reply);
      const exchange = { operation: from.id, request, reply: listed.reply };
      const isSearched = search !== undefined;
      flows.push(
        flowOf(
          { operation, inputs: known },
          {
            title: `options of ${parameter.name}${isSearched ? ", searched" : ""}`,
            call: "options",
            choices: { parameter: parameter.name, ...(isSearched && { search }) },
            keyword: `operations.${operation.id}.params.${parameter.name}.options`,
            steps: await surrounded(contract, known, [exchange]),
            outcome: { kind: "output", output: choicesIn(outcome, from, parameter, options) },
          },
        ),
      );
    }
  }
  return flows;
}

/** What the call that lists them is given: nothing that nobody passes on. */
function inputsOf(
  from: OperationContract,
  { given, fixed, search: taker }: OptionsContract,
  known: Inputs,
  search: Value | undefined,
): Inputs {
  const shared = [...from.credentials, ...from.parameters.filter((each) => each.shared)];
  const all: Inputs = {
    ...fixed,
    ...Object.fromEntries(shared.map(({ name }) => [name, known[name]])),
    ...Object.fromEntries(Object.entries(given).map(([name, own]) => [name, known[own]])),
    ...(taker !== undefined && search !== undefined && { [taker]: search }),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

/** Values for what the choices depend on, which the call that lists them takes as well. */
function dependedOn(
  operation: OperationContract,
  from: OperationContract,
  { given }: OptionsContract,
): Inputs {
  return Object.fromEntries(
    Object.entries(given).map(([taker, name]) => {
      const parameter = parameterOf(operation, name);
      const isTaken = (value: unknown) => fits(parameterOf(from, taker), value);
      return [name, [...samplesOf(parameter)].find(isTaken) ?? sampleOf(parameter)];
    }),
  );
}
