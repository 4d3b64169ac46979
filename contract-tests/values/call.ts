import { pathsOf } from "../contract/condition.ts";
import { asParameter } from "../contract/credential.ts";
import { serverOf } from "../contract/server.ts";
import type { HostContext } from "../contract/case.ts";
import type { OperationContract } from "../contract/types.ts";
import { isBroken, namesOf } from "../oracle/input-conditions.ts";
import type { Inputs } from "../oracle/values.ts";
import type { Blame } from "../oracle/verdict/blame.ts";
import { blamesOf } from "../oracle/verdict/verdict.ts";
import { sampleOf, samplesOf } from "./candidates.ts";
import { repairsOf } from "./ways.ts";

/** Given as every credential. */
export const secretValue = "s3cret-value";

/** The credentials that every call of an operation needs. */
export function credentialInputs({ credentials }: OperationContract): Inputs {
  const required = credentials.filter((each) => each.required);
  return Object.fromEntries(required.map(({ name }) => [name, secretValue]));
}

/** What a call is about, before the rest of its inputs is filled in. */
export interface Wanted {
  /** Undefined for an input that is left out. These are never changed. */
  readonly given: Inputs;
  /** Given as well, but for what is refused beside those. */
  readonly beside?: Inputs;
  /** Whether to give all that is taken beside them, or only what is needed. */
  readonly fill?: "least" | "all";
  /** What the host passes beside. */
  readonly context?: HostContext;
}

/** A whole call, and why it is not sent: for what is wanted alone, or not at all. */
export interface Call {
  readonly inputs: Inputs;
  readonly blames: readonly Blame[];
}

/** Changes that are made one after the other until a call is as it is wanted. */
const ROUNDS = 6;

/** Values of one input that are tried. */
const VALUES = 30;

/** The call around what is wanted; undefined where nothing else makes it one. */
export function callOf(operation: OperationContract, wanted: Wanted): Call | undefined {
  const required = operation.parameters.filter((parameter) => parameter.required);
  const start = {
    ...credentialInputs(operation),
    ...Object.fromEntries(required.map((each) => [each.name, sampleOf(each)])),
    ...wanted.beside,
    ...wanted.given,
  };
  const search = { operation, wanted, tried: [] };
  const first = mended(search, start, ROUNDS);
  const needs = first ? neededBy(first, search) : {};
  const isMore = Object.keys(needs).length > 0;
  const least = (isMore && mended(search, { ...start, ...needs }, ROUNDS)) || first;
  return least && wanted.fill === "all" ? filled(search, least) : least;
}

/** What rules ask for beside an input that is wrong: without it they would refuse the input, whatever its value. */
function neededBy({ blames, inputs }: Call, { operation, wanted: { given } }: Search): Inputs {
  const wrong = blames.flatMap(({ input, because }) => (because === "required" ? [] : [input]));
  const asked = operation.rules.filter(
    ({ when = {}, need }) =>
      pathsOf(when).some((name) => wrong.includes(name)) &&
      isBroken({ need }, operation, inputs, wrong),
  );
  const values = asked.flatMap(({ need }) => {
    const [first = {}] = repairsOf({ need }, operation, inputs, wrong);
    return Object.entries(first);
  });
  return Object.fromEntries(values.filter(([name]) => !Object.hasOwn(given, name)));
}

interface Search {
  readonly operation: OperationContract;
  readonly wanted: Wanted;
  /** Inputs that have another value already. */
  readonly tried: readonly string[];
}

/** The call with these inputs, or with some of them changed. */
function mended(search: Search, inputs: Inputs, rounds: number): Call | undefined {
  const call = judged(search, inputs);
  const [open] = call.blames.filter((blame) => !isMeant(blame, search));
  if (!open) return call;
  if (rounds === 0) return undefined;
  const { operation, wanted, tried } = search;
  const { rule, from = "" } = open;
  if (rule) {
    const refused = call.blames.flatMap((each) => (each.rule ? [] : [each.input]));
    for (const change of repairsOf(rule, operation, inputs, refused)) {
      if (!mayChange(operation, change, inputs, wanted)) continue;
      const found = mended(search, { ...inputs, ...change }, rounds - 1);
      if (found) return found;
    }
    return undefined;
  }
  if (Object.hasOwn(wanted.given, from) || tried.includes(from)) return undefined;
  for (const value of valuesFor(operation, from)) {
    const changed = { ...search, tried: [...tried, from] };
    const found = mended(changed, { ...inputs, [from]: value }, rounds - 1);
    if (found) return found;
  }
  return undefined;
}

function judged({ operation, wanted }: Search, given: Inputs): Call {
  const inputs = presentInputs(given);
  const { context } = wanted;
  return {
    inputs,
    blames: blamesOf({ contract: operation.contract(), operation, inputs, context }),
  };
}

/** Whether a call is refused for what is wanted: nothing else can change that. */
function isMeant({ from, rule }: Blame, { wanted }: Search): boolean {
  const names = rule ? namesOf(rule) : [from ?? ""];
  return names.every((name) => Object.hasOwn(wanted.given, name));
}

function* valuesFor(operation: OperationContract, name: string): Iterable<unknown> {
  const parameter = operation.parameters.find((each) => each.name === name);
  if (!parameter) return;
  const { allowedHosts } = serverOf(operation.contract(), operation);
  const hosts = allowedHosts.flatMap((end) => [`acme${end}`, `https://acme${end}`]);
  let count = 0;
  const names = parameter.type === "string" ? ["acme", ...hosts] : [];
  for (const value of samplesOf(parameter, names)) {
    if (count++ === VALUES) return;
    yield value;
  }
}

/** With all that can be given beside. */
function filled(search: Search, least: Call): Call {
  const { operation, wanted } = search;
  const others = [...operation.credentials.map(asParameter), ...operation.parameters].filter(
    ({ name }) => least.inputs[name] === undefined && !Object.hasOwn(wanted.given, name),
  );
  const isTaken = ({ blames }: Call) => blames.every((blame) => isMeant(blame, search));
  const samples = Object.fromEntries(others.map((each) => [each.name, sampleOf(each)]));
  const whole = judged(search, { ...least.inputs, ...samples });
  if (isTaken(whole)) return whole;
  return others.reduce((all, { name }) => {
    for (const value of [samples[name], ...valuesFor(operation, name)]) {
      const more = judged(search, { ...all.inputs, [name]: value });
      if (isTaken(more)) return more;
    }
    return all;
  }, least);
}

function mayChange(
  { parameters, credentials }: OperationContract,
  change: Inputs,
  inputs: Inputs,
  { given }: Wanted,
): boolean {
  return Object.entries(change).every(([name, value]) => {
    if (value === inputs[name]) return true;
    const isRequired = [...credentials, ...parameters].some(
      (each) => each.name === name && each.required,
    );
    return !Object.hasOwn(given, name) && !(value === undefined && isRequired);
  });
}

/** Inputs without those that are left out. */
export function presentInputs(inputs: Inputs): Inputs {
  return Object.fromEntries(Object.entries(inputs).filter(([, value]) => value !== undefined));
}

/** A value for each of these parameters. */
export function samplesFor(operation: OperationContract, names: readonly string[]): Inputs {
  const found = operation.parameters.filter(({ name }) => names.includes(name));
  return Object.fromEntries(found.map((each) => [each.name, sampleOf(each)]));
}
