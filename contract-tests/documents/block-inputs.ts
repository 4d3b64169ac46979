import type { OptionsContract } from "../contract/call-types.ts";
import { isAnyOf, isOneOf, isWords, pathsOf } from "../contract/condition.ts";
import type { ConditionContract, TestContract } from "../contract/condition-types.ts";
import { plain } from "./block-rules.ts";
import { asSent, dependenceOf } from "./marks.ts";
import { environmentName } from "../contract/environment.ts";
import { isListed, singleNamed, urlsOf } from "../contract/server.ts";
import type {
  Contract,
  OperationContract,
  ParameterContract,
  ParameterType,
  Visibility,
} from "../contract/types.ts";

/** A field is one for all operations: secret when it is so in one of them, as strict as the strictest. */
export function promisedInputs(contract: Contract, operation: OperationContract) {
  const { parameters, credentials } = operation;
  const all = contract.operations.flatMap((each) => each.parameters);
  return Object.fromEntries([
    ...credentials.map(({ name, label: title, description, visibility, required, env }) => [
      name,
      { title, type: "string", required, secret: true, limits: {}, description, visibility, env },
    ]),
    ...parameters.map((each) => {
      const uses = all.filter(({ name }) => name === each.name);
      const host = promisedHost(contract, each);
      const env = promisedVariable(contract, each.name, uses);
      return [each.name, { ...promisedInput(each, uses, operation), host, env }];
    }),
  ]);
}

function promisedInput(
  parameter: ParameterContract,
  uses: readonly ParameterContract[],
  operation: OperationContract,
): object {
  const { shape, required, convert, limits, when, sendDefault, description } = parameter;
  const { blank, nulls } = parameter.clears;
  const { options } = parameter.words;
  const rule = dependenceOf(operation, parameter.name);
  const [key] = pathsOf(rule?.need ?? []);
  const usual = operation.parameters.find(({ name }) => name === key)?.default;
  const fallback = typeof usual === "string" ? usual : null;
  // The stand-in of a secret is not reported.
  const isShown = parameter.default !== undefined && !parameter.secret;
  return {
    title: parameter.label,
    ...parameter.words,
    ...(options && { options: promisedOptions(options) }),
    ...kindOf(parameter.type),
    required,
    secret: uses.some(({ secret }) => secret),
    visibility: strictest(uses),
    description,
    limits,
    shape: shape ?? undefined,
    convert: convert ?? undefined,
    ...(blank && { blank }),
    ...(nulls && { nulls }),
    enumBy: rule ? { rule: plain(rule), fallback } : undefined,
    when: when ? promisedWhen(when, operation) : undefined,
    ...(isShown && { default: asSent(parameter, parameter.default), sendDefault }),
    ...(!parameter.secret && { example: parameter.example }),
  };
}

/** The variable that its manifest names; what no model may fill always has one. */
function promisedVariable(
  { provider }: Contract,
  name: string,
  uses: readonly ParameterContract[],
): string | undefined {
  const named = uses.find(({ env }) => env !== null)?.env ?? undefined;
  const isOfModel = strictest(uses) === "user-or-llm" && !uses.some(({ secret }) => secret);
  return named ?? (isOfModel ? undefined : environmentName(provider, name));
}

/** What it names of an address, where more than ends of hosts has to be said. */
function promisedHost(
  { server, operations }: Contract,
  parameter: ParameterContract,
): object | undefined {
  const all = [server, ...operations.flatMap((operation) => operation.server ?? [])];
  const whole = new RegExp(`^(https://)?\\{${parameter.name}\\}(/|$)`);
  const naming = all.filter((each) =>
    urlsOf(each)
      .flatMap(singleNamed)
      .some((url) => whole.test(url)),
  );
  const isOpen = naming.some(({ anyHost }) => anyHost);
  const allowed = isOpen ? "any" : [...new Set(naming.flatMap((each) => each.allowedHosts))];
  if (naming.length > 0 && parameter.pasted) return { kind: "address", allowed };
  return isOpen && !isListed(parameter) ? { kind: "host", allowed } : undefined;
}

/**
 * What decides, as hosts read it: one parameter, its values or whether it is given, and its default; or a
 * whole condition.
 */
export function promisedWhen(when: ConditionContract, { parameters }: OperationContract): object {
  const usual = (name: string) => parameters.find((each) => each.name === name)?.default;
  const [[parameter = "", test = null] = [], ...others] = isAnyOf(when) ? [] : Object.entries(when);
  const words = parameter === "" || others.length > 0 ? undefined : plainWords(test);
  if (words) {
    const fallback = "given" in words ? {} : { fallback: usual(parameter) };
    return { parameter, ...words, ...fallback };
  }
  const known = pathsOf(when).filter((name) => usual(name) !== undefined);
  const defaults = Object.fromEntries(known.map((name) => [name, usual(name)]));
  return { condition: when, ...(known.length > 0 && { defaults }) };
}

/** One value, one of several, or whether there is any; undefined where more is asked. */
function plainWords(test: TestContract): object | undefined {
  const isPlain = (each: TestContract) => each !== null && !isWords(each) && !isOneOf(each);
  if (isOneOf(test)) return test.every(isPlain) ? { oneOf: test } : undefined;
  if (!isWords(test)) return isPlain(test) ? { equals: test } : undefined;
  return Object.keys(test).join() === "given" ? test : undefined;
}

/** What one operation keeps from a language model, all do. */
function strictest(uses: readonly ParameterContract[]): Visibility | undefined {
  const order: readonly Visibility[] = ["user-only", "user-or-llm", "hidden"];
  return order.find((each) => uses.some(({ visibility }) => visibility === each));
}

/** A workflow knows numbers only; that one is whole stands beside it. */
export function kindOf(type: ParameterType): object {
  return type === "integer" ? { type: "number", integer: true } : { type };
}

/** Where choices come from, in the words of `block.json`. */
function promisedOptions({ call, take, given, fixed, ...rest }: OptionsContract): object {
  const isSome = (of: object) => Object.keys(of).length > 0;
  const values = { ...(isSome(given) && { inputs: given }), ...(isSome(fixed) && { fixed }) };
  return { from: call, value: take, ...values, ...rest };
}
