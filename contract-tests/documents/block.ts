import type {
  Contract,
  OperationContract,
  OutputContract,
  ParameterContract,
  RuleContract,
  ValueType,
} from "../contract/types.ts";
import { type BlockDocument, fieldsOf } from "../support/block-document.ts";

/** What a host reads of a block, as far as a contract decides it: by operation, input and output. */
export function promisedBlock(contract: Contract): object {
  const { block, operations } = contract;
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
        },
      ]),
    ),
  };
}

/** The same of `block.json`. */
export function documentedBlock(document: BlockDocument): object {
  const { type, name, description, color, category, operations } = document;
  return {
    type,
    name,
    description,
    color,
    category,
    operations: Object.fromEntries(
      operations.map(({ id, effect, outputs, rules = [] }) => [
        id,
        {
          effect,
          inputs: Object.fromEntries(
            fieldsOf(document, id).map((each) => [each.name, inputOf(each)]),
          ),
          outputs: Object.fromEntries(
            Object.entries(outputs).map(([key, { type: kind, integer, optional, nullable }]) => [
              key,
              { type: kind, integer, optional, nullable },
            ]),
          ),
          rules: rules.map(({ message: _, ...rule }) => rule),
        },
      ]),
    ),
  };
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
}: ReturnType<typeof fieldsOf>[number]): object {
  const { fallback: _, ...choices } = enumBy ?? {};
  const { fallback: __, ...condition } = when ?? {};
  return {
    type,
    integer,
    shape,
    required,
    secret,
    convert,
    limits,
    default: fallback,
    sendDefault,
    enumBy: enumBy && choices,
    when: when && condition,
  };
}

/** A field is one for all operations, and secret when it is so in one of them. */
function promisedInputs({ credentials, operations }: Contract, { parameters }: OperationContract) {
  const secrets = operations.flatMap((each) => each.parameters.filter(({ secret }) => secret));
  const isSecret = (name: string) => secrets.some((each) => each.name === name);
  return Object.fromEntries([
    ...credentials.map(({ name }) => [
      name,
      { type: "string", required: true, secret: true, limits: {} },
    ]),
    ...parameters.map((each) => [each.name, promisedInput(each, isSecret(each.name))]),
  ]);
}

function promisedInput(parameter: ParameterContract, secret: boolean): object {
  const { shape, required, convert, limits, enumBy, when, sendDefault } = parameter;
  // What stands for a secret is not told.
  const isShown = parameter.default !== undefined && !parameter.secret;
  return {
    ...kindOf(parameter.type),
    required,
    secret,
    limits,
    shape: shape ?? undefined,
    convert: convert ?? undefined,
    enumBy: enumBy ?? undefined,
    when: when ?? undefined,
    ...(isShown && { default: parameter.default, sendDefault }),
  };
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
