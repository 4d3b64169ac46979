import { ruleDefinitions, valueType } from "../../../language/ir/definition.ts";
import type {
  Effect,
  Example,
  Json,
  Operation,
  Output,
  Parameter,
  Provider,
} from "../../../language/ir/types.ts";
import { formatValue, joinSentences, parameterText } from "../words.ts";
import { exampleInputs, type InputView, placeholders } from "./inputs.ts";

const EFFECTS: Readonly<Record<Effect, string>> = {
  read: "reads only",
  write: "changes data",
  cost: "costs credits",
};

/** One operation as the README shows it. */
export function operationView(provider: Provider, operation: Operation) {
  const { id, name, description, method, path, effect, outputs } = operation;
  return {
    id,
    name,
    request: `${method} ${path}`,
    effect: EFFECTS[effect],
    description: joinSentences([description]),
    inputs: operation.parameters.map(inputView),
    notes: notes(operation).map((text) => ({ text })),
    outputs: outputs.map(outputView),
    example: exampleView(provider, operation),
  };
}

/** The first example that ends in outputs. */
function workedExample({ examples }: Operation): Example | null {
  return examples.find(({ result }) => result.kind === "output") ?? null;
}

function inputView(parameter: Parameter) {
  const { name, required, secret } = parameter;
  return {
    name,
    type: typeWords(parameter),
    required: required ? "yes" : "",
    doc: joinSentences([parameterText(parameter), secret ? "Secret." : null]),
  };
}

function typeWords({ type, convert, shape }: Parameter): string {
  if (shape === "object" || shape === "array") return `json ${shape}`;
  return convert?.startsWith("csv") ? "string, comma-separated" : valueType(type);
}

/** Rules over several inputs, permissions, and statuses of error that are answers. */
function notes(operation: Operation): readonly string[] {
  const { scopes, accept } = operation;
  return [
    ...ruleDefinitions(operation).map(({ message }) => joinSentences([message])),
    ...(scopes.length > 0 ? [`Needs the scopes ${scopes.join(", ")}.`] : []),
    ...accept.map(({ status }) => `A reply with status ${status} is an answer, not an error.`),
  ];
}

function outputView(output: Output) {
  const { name, type, description } = output;
  return { name, type: valueType(type), doc: joinSentences([description, absence(output)]) };
}

function absence({ source, default: absent, optional, nullable }: Output): string | null {
  if (source.kind === "const") return null;
  if (absent !== undefined) return `${formatValue(absent)} when absent.`;
  if (optional) return "Left out when absent.";
  return nullable ? "null when absent." : null;
}

function exampleView(provider: Provider, operation: Operation) {
  const example = workedExample(operation);
  if (example?.result.kind !== "output") return null;
  const inputs: readonly InputView[] = [
    { name: "operation", value: operation.id },
    ...placeholders(provider),
    ...exampleInputs(operation, example),
  ];
  const output: Json = example.result.output;
  return { name: example.name, block: provider.names.block, inputs, output };
}
