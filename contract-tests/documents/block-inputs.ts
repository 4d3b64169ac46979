import type { CallContract, OptionsContract } from "../contract/call-types.ts";
import { asSent } from "./marks.ts";
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
      return [each.name, { ...promisedInput(each, uses), host, env }];
    }),
  ]);
}

function promisedInput(parameter: ParameterContract, uses: readonly ParameterContract[]): object {
  const { shape, required, convert, limits, when, sendDefault, description } = parameter;
  const { blank, nulls } = parameter.clears;
  const { options } = parameter.words;
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
    when: when ?? undefined,
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
  return { ...promisedCall({ call, given, fixed }), take, ...rest };
}

/** A call of another operation in `block.json`; it says nothing of inputs of which it has none. */
export function promisedCall({ call, given, fixed }: CallContract): object {
  const isSome = (of: object) => Object.keys(of).length > 0;
  return { call, ...(isSome(given) && { inputs: given }), ...(isSome(fixed) && { fixed }) };
}
