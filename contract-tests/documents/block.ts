import { isListed, singleNamed, urlsOf } from "../contract/server.ts";
import type {
  Contract,
  OperationContract,
  OutputContract,
  ParameterContract,
  RuleContract,
  Value,
  ValueType,
  Visibility,
  WhenContract,
} from "../contract/types.ts";
import { type BlockDocument, type Field, fieldsOf } from "./block-document.ts";
import { promisedPart } from "./promised-text.ts";

/** What a host reads of a block, as far as a contract decides it: by operation, input and output. */
export function promisedBlock(contract: Contract): object {
  const { block, operations, jobs } = contract;
  return {
    type: block.type,
    name: block.name,
    description: block.description,
    color: block.color,
    category: block.category,
    operations: Object.fromEntries(
      operations.map((operation) => [
        operation.id,
        {
          effect: operation.effect,
          inputs: promisedInputs(contract, operation),
          outputs: Object.fromEntries(operation.outputs.map(promisedOutput)),
          rules: operation.rules.map(promisedRule),
          servers: operation.server && urlsOf(operation.server),
          poll: jobs.find(({ start }) => start.includes(operation.id))?.poll,
        },
      ]),
    ),
  };
}

/** The same of `block.json`, where limits and the like follow the description of an input. */
export function documentedBlock(document: BlockDocument, contract: Contract): object {
  const { type, name, description, color, category, operations } = document;
  return {
    type,
    name,
    description,
    color,
    category,
    operations: Object.fromEntries(
      operations.map(({ id, effect, outputs, job, servers, rules = [] }) => [
        id,
        {
          effect,
          inputs: Object.fromEntries(
            fieldsOf(document, id).map((each) => [
              each.name,
              inputOf({ ...each, description: descriptionOf(each, contract, id) }),
            ]),
          ),
          outputs: Object.fromEntries(
            Object.entries(outputs).map(([key, { type: kind, integer, optional, nullable }]) => [
              key,
              { type: kind, integer, optional, nullable },
            ]),
          ),
          rules: rules.map(({ message: _, ...rule }) => rule),
          servers,
          poll: job?.poll,
        },
      ]),
    ),
  };
}

/** What the description says that the manifest gives; what follows it is the generator's. */
function descriptionOf(field: Field, { credentials, operations }: Contract, id: string): string {
  const inputs = [
    ...credentials,
    ...operations.flatMap((operation) => (operation.id === id ? operation.parameters : [])),
  ];
  const promised = inputs.find(({ name }) => name === field.name)?.description;
  return promisedPart(field.description, promised ?? field.description);
}

function inputOf({
  type,
  integer,
  shape,
  required,
  secret,
  convert,
  limits = {},
  enumBy,
  when,
  default: fallback,
  sendDefault,
  blank,
  nulls,
  visibility,
  description,
  example,
  host,
}: ReturnType<typeof fieldsOf>[number]): object {
  return {
    visibility,
    description,
    example,
    type,
    integer,
    shape,
    required,
    secret,
    convert,
    host,
    limits,
    default: fallback,
    sendDefault,
    blank,
    nulls,
    enumBy,
    when,
  };
}

/** A field is one for all operations: secret when it is so in one of them, as strict as the strictest. */
function promisedInputs(contract: Contract, { parameters, credentials }: OperationContract) {
  const all = contract.operations.flatMap((operation) => operation.parameters);
  return Object.fromEntries([
    ...credentials.map(({ name, description, visibility, required }) => [
      name,
      { type: "string", required, secret: true, limits: {}, description, visibility },
    ]),
    ...parameters.map((each) => {
      const uses = all.filter(({ name }) => name === each.name);
      const host = promisedHost(contract, each);
      return [each.name, { ...promisedInput(each, uses, parameters), host }];
    }),
  ]);
}

function promisedInput(
  parameter: ParameterContract,
  uses: readonly ParameterContract[],
  siblings: readonly ParameterContract[],
): object {
  const { shape, required, convert, limits, enumBy, when, sendDefault, description } = parameter;
  const { blank, nulls } = parameter.clears;
  const absent = (name: string) => siblings.find((each) => each.name === name)?.default;
  const usual = enumBy && absent(enumBy.parameter);
  const fallback = typeof usual === "string" ? usual : null;
  // The stand-in of a secret is not reported.
  const isShown = parameter.default !== undefined && !parameter.secret;
  return {
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
    enumBy: enumBy ? { ...enumBy, fallback } : undefined,
    when: when ? promisedWhen(when, absent(when.parameter)) : undefined,
    ...(isShown && { default: parameter.default, sendDefault }),
    ...(!parameter.secret && { example: parameter.example }),
  };
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

function promisedWhen(when: WhenContract, fallback: Value | undefined): object {
  const { parameter } = when;
  if ("given" in when) return when;
  const [equals] = when.values;
  return when.values.length === 1
    ? { parameter, equals, fallback }
    : { parameter, oneOf: when.values, fallback };
}

/** What one operation keeps from a language model, all do. */
function strictest(uses: readonly ParameterContract[]): Visibility | undefined {
  const order: readonly Visibility[] = ["user-only", "user-or-llm", "hidden"];
  return order.find((each) => uses.some(({ visibility }) => visibility === each));
}

function promisedOutput(output: OutputContract): readonly [string, object] {
  const isLeftOut =
    output.optional && output.default === undefined && output.source.kind === "path";
  return [
    output.name,
    {
      ...kindOf(output.type),
      optional: isLeftOut || undefined,
      nullable: output.nullable || undefined,
    },
  ];
}

/** A workflow knows numbers only; that one is whole stands beside it. */
function kindOf(type: ValueType): object {
  return type === "integer" ? { type: "number", integer: true } : { type };
}

function promisedRule(rule: RuleContract): object {
  const { severity } = rule;
  switch (rule.kind) {
    case "anyOf":
      return { kind: "any-of", of: rule.alternatives, severity };
    case "exactlyOne":
      return { kind: "exactly-one", of: rule.alternatives, severity };
    case "requires": {
      const needs = rule.needs.map(({ parameter, equals }) => ({
        input: parameter,
        equals: equals ?? undefined,
      }));
      return { kind: "requires", input: rule.parameter, needs, severity };
    }
    case "matches":
      return { kind: "matches", input: rule.parameter, pattern: rule.pattern, severity };
  }
}
