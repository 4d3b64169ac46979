import { isAbsent } from "../../../../packages/runtime/src/inputs/check.ts";
import type { Example, Json, Operation, Parameter, Provider } from "../../../language/ir/types.ts";
import { checkedInputs, exampleInputs, type InputView } from "./inputs.ts";

/** What the three ways to call are shown with. */
export interface Use {
  readonly operation: Operation;
  /** Inputs as a workflow gives them. */
  readonly given: readonly InputView[];
  /** Inputs of the declared types. */
  readonly checked: readonly InputView[];
}

/** Characters of inputs that still read well three times in a row. */
const SHORT = 160;

/**
 * The most telling example of all operations: one that succeeds, with inputs that stand as they are
 * sent, a few of them, in few characters. Of several the first; without any, the first operation
 * with placeholders.
 */
export function useOf(provider: Provider): Use {
  const candidates = provider.operations.flatMap((operation) =>
    operation.examples
      .filter(({ result }) => result.kind === "output")
      .map((example) => candidateOf(provider, operation, example)),
  );
  const [best] = candidates.toSorted((a, b) => compare(a.flaws, b.flaws));
  if (best) return best;
  const [operation] = provider.operations;
  if (!operation) throw new TypeError(`${provider.id} has no operations`);
  return candidateOf(provider, operation, placeholderExample(operation));
}

/** Stands for an example where the manifest gives none: every required input, as plain as can be. */
export function placeholderExample({ parameters }: Operation): Example {
  const required = parameters.filter((parameter) => parameter.required);
  return {
    name: "required inputs",
    params: Object.fromEntries(
      required.map((parameter) => [parameter.name, placeholder(parameter)]),
    ),
    request: null,
    reply: { status: 200, headers: {} },
    result: { kind: "output", output: {} },
  };
}

function placeholder({ type, shape, limits, title, example }: Parameter): Json {
  if (example !== undefined) return example;
  const [first] = limits.enum ?? [];
  if (first !== undefined) return first;
  switch (type) {
    case "string":
      return title.toLowerCase();
    case "boolean":
      return true;
    case "file":
      return {
        name: "file",
        mediaType: limits.mediaTypes?.[0] ?? "text/plain",
        base64: "aGVsbG8=",
      };
    case "json":
      return shape === "array" ? [] : {};
    case "integer":
    case "number":
      return limits.minimum ?? limits.maximum ?? 1;
  }
}

function candidateOf(provider: Provider, operation: Operation, example: Example) {
  const given = exampleInputs(provider, operation, example).filter(({ value }) => !isAbsent(value));
  const { inputs, plain } = checkedInputs(provider, operation, example);
  return { operation, given, checked: inputs, flaws: flawsOf(example, plain) };
}

/** What makes an example a poor first sight, the worst first. */
function flawsOf({ params, reply }: Example, plain: boolean): readonly boolean[] {
  const count = Object.keys(params).length;
  return [
    !plain,
    reply.status >= 400,
    JSON.stringify(params).length > SHORT,
    count < 2 || count > 4,
  ];
}

function compare(a: readonly boolean[], b: readonly boolean[]): number {
  const at = a.findIndex((flaw, index) => flaw !== b[index]);
  return at < 0 ? 0 : Number(a[at]) - Number(b[at]);
}
