import { type ErrorCode, ToolError } from "@blockwright/runtime";
import { blockJson, type ExampleJson, type OperationJson } from "./block-json.ts";

/**
 * A module in place of a provider's package: its operations answer from the examples in `block.json`,
 * without network and account. The example whose inputs are most like those of the call answers it.
 */
export function mockOf(json: object): object {
  const { type, operations } = blockJson(json);
  const answering = new Map(operations.map((operation) => [operation.id, answerOf(operation)]));
  const mocked = operations.map((operation) => {
    const execute = answering.get(operation.id);
    const end = answering.get(operation.job?.result ?? operation.job?.poll ?? "");
    return [operation.id, { id: operation.id, execute, ...(end && { executeAndWait: end }) }];
  });
  return { mock: { type, operations: Object.fromEntries(mocked) } };
}

type Inputs = Readonly<Record<string, unknown>>;

function answerOf({ id, examples = [] }: OperationJson): (inputs: Inputs) => Promise<unknown> {
  return async (inputs) => {
    const example = closest(examples, inputs);
    if (!example) throw new ToolError("host_error", `${id} has no example to answer from.`);
    if ("output" in example) return structuredClone(example.output);
    const { code, message } = example.error;
    throw new ToolError(code as ErrorCode, message); // the generator writes no other
  };
}

// Errors that follow from what a model gives. Others are about an account, and there is none here.
const ofInputs = ["bad_request", "not_found", "conflict"];

/** The example that is most like a call. One of an error answers only a call that is the same. */
function closest(all: readonly ExampleJson[], inputs: Inputs): ExampleJson | undefined {
  const examples = all.filter((each) => "output" in each || ofInputs.includes(each.error.code));
  const same = examples.find((example) => isSame(example.inputs, inputs));
  if (same) return same;
  const likeness = (example: ExampleJson) =>
    Object.keys(example.inputs).filter((name) => isSame(example.inputs[name], inputs[name])).length;
  const [first] = examples
    .filter((example) => "output" in example)
    .toSorted((one, other) => likeness(other) - likeness(one));
  return first;
}

/** Whether two values are the same JSON; the order of members does not matter. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return one === other;
  const [names, others] = [Object.keys(one), Object.keys(other)];
  if (names.length !== others.length || Array.isArray(one) !== Array.isArray(other)) return false;
  return names.every((name) => isSame(Object(one)[name], Object(other)[name]));
}
