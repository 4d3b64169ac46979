import { baseOf } from "../cases/base.ts";
import { sampleOf, samplesOf } from "../values/candidates.ts";
import { fits } from "../oracle/verdict/limits.ts";
import type { Reply } from "../contract/case.ts";
import type { Contract, OperationContract, ParameterContract, Value } from "../contract/types.ts";
import type { OptionsContract } from "../contract/words-types.ts";
import { hookedOutcome, hookedRequest } from "../oracle/hooks.ts";
import { parameterOf } from "../oracle/input-conditions.ts";
import { isMap, select } from "../oracle/path.ts";
import type { Inputs } from "../oracle/values.ts";
import type { Flow, FlowsOrGap } from "./types.ts";

/** The choices of every input that has some, as the operation that lists them gives them. */
export async function optionFlows(
  contract: Contract,
  operation: OperationContract,
): Promise<FlowsOrGap> {
  const flows: Flow[] = [];
  for (const parameter of operation.parameters) {
    const { options } = parameter.words;
    const from = contract.operations.find(({ id }) => id === options?.from);
    if (!options || !from) continue;
    const listed = listedBy(from);
    const base = baseOf(operation);
    if ("reason" in base) return base;
    if ("reason" in listed) return { reason: `${parameter.name}: ${listed.reason}` };
    const known = { ...base.inputs, ...dependedOn(operation, from, options) };
    const picking = { contract, operation, parameter, options, from, known, ...listed };
    flows.push(await flowOf(picking));
    if (options.search === undefined) continue;
    flows.push(await flowOf(picking, sampleOf(parameterOf(from, options.search)) as Value)); // of JSON
  }
  return flows;
}

interface Picking {
  readonly contract: Contract;
  readonly operation: OperationContract;
  readonly parameter: ParameterContract;
  readonly options: OptionsContract;
  readonly from: OperationContract;
  /** What the form holds so far. */
  readonly known: Inputs;
  readonly inputs: Inputs;
  readonly reply: Reply;
}

async function flowOf(picking: Picking, search?: Value): Promise<Flow> {
  const { contract, operation, parameter, options, from, known, reply } = picking;
  const given = inputsOf(picking, search);
  const outcome = await hookedOutcome(from, given, reply);
  const items = outcome.kind === "output" ? itemsIn(outcome.output, from) : [];
  const isText = parameter.type === "string" || parameter.type === "json";
  return {
    id: `${operation.id} options of ${parameter.name}${search === undefined ? "" : ", searched"}`,
    provider: operation.provider,
    operation: operation.id,
    call: "options",
    inputs: known,
    choices: { parameter: parameter.name, ...(search !== undefined && { search }) },
    keyword: `operations.${operation.id}.params.${parameter.name}.${options.members ? "members" : "options"}`,
    exchanges: [{ operation: from.id, request: await hookedRequest(contract, from, given), reply }],
    outcome: { kind: "output", output: items.flatMap((item) => choicesOf(options, item, isText)) },
  };
}

/** What the call that lists them is given: nothing that nobody passes on. */
function inputsOf({ from, options, known }: Picking, search?: Value): Inputs {
  const { inputs = {}, fixed = {} } = options;
  const passed = [
    ...from.credentials.map(({ name }) => name),
    ...from.parameters.filter(({ shared }) => shared).map(({ name }) => name),
  ];
  const all: Inputs = {
    ...fixed,
    ...Object.fromEntries(passed.map((name) => [name, known[name]])),
    ...Object.fromEntries(Object.entries(inputs).map(([name, own]) => [name, known[own]])),
    ...(options.search !== undefined && search !== undefined && { [options.search]: search }),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

/** Values for what the choices depend on, which the call that lists them takes as well. */
function dependedOn(
  operation: OperationContract,
  from: OperationContract,
  { inputs = {} }: OptionsContract,
): Inputs {
  return Object.fromEntries(
    Object.entries(inputs).map(([taker, name]) => {
      const parameter = parameterOf(operation, name);
      const isTaken = (value: unknown) => fits(parameterOf(from, taker), value);
      return [name, [...samplesOf(parameter)].find(isTaken) ?? sampleOf(parameter)];
    }),
  );
}

/** A reply with choices in it. */
function listedBy(from: OperationContract) {
  const base = baseOf(from);
  return "reason" in base ? { reason: `${from.id}: ${base.reason}` } : base;
}

/** The list of its pages, else the only one; without one, that of which items are left out. */
function itemsIn(output: Value, { page, outputs }: OperationContract): readonly Value[] {
  const paged = outputs.find(
    ({ source }) => source.kind === "path" && page !== null && source.paths.includes(page.items),
  );
  const lists = (words: readonly string[]) =>
    (paged ? [paged] : outputs).flatMap(({ name, source }) => {
      const isListed =
        source.kind === "path" && Object.keys(source.making).every((word) => words.includes(word));
      const value = isListed ? select(`output.${name}`, { output }) : undefined;
      return Array.isArray(value) ? [value] : [];
    });
  return lists([])[0] ?? lists(["where", "limit"])[0] ?? [];
}

function choicesOf(
  { value: path, label, type: typePath }: OptionsContract,
  item: Value,
  isText: boolean,
): readonly Value[] {
  const value = select(path, { item });
  if (typeof value !== "string" && typeof value !== "number") return [];
  const text = label.replace(/\{([^}]*)\}/g, (_, hole: string) => {
    const found = select(hole, { item }) ?? "";
    return isMap(found) || Array.isArray(found) ? "" : String(found);
  });
  const shown = text.trim();
  const type = typePath === undefined ? undefined : select(typePath, { item });
  const isTyped =
    typeof type === "number" ||
    typeof type === "boolean" ||
    (typeof type === "string" && type.trim() !== "");
  return [
    {
      value: isText ? String(value) : value,
      label: shown === "" ? String(value) : shown,
      ...(isTyped && { type: String(type) }),
    },
  ];
}
