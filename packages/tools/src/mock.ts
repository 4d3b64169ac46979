import { type Context, type ErrorCode, ToolError } from "@blockwright/runtime";
import { type BlockJson, blockJson, type ExampleJson, type OperationJson } from "./block-json.ts";
import type { Value } from "./call/value.ts";
import { checkCall } from "./check-call.ts";

/**
 * A module in place of a provider's package: its operations check their inputs as those of the package
 * do, and answer from the examples in `block.json`, without network and account. The example whose
 * inputs are most like those of the call answers it. What only a host gives is asked of nobody.
 */
export function mockOf(json: object): object {
  const block = blockJson(json);
  const { type, operations } = block;
  const mocked = operations.map((operation) => {
    const { id, job } = operation;
    const end = operations.find((each) => each.id === (job?.result ?? job?.poll)?.call);
    const answering = (by: OperationJson) => async (inputs: Value, context: Context) => {
      check(block, operation, inputs, context);
      return answerOf(by, inputs);
    };
    const executeAndWait = end && answering(end);
    return [id, { id, execute: answering(operation), ...(end && { executeAndWait }) }];
  });
  return { mock: { type, operations: Object.fromEntries(mocked) } };
}

function check(block: BlockJson, operation: OperationJson, inputs: Value, context: Context): void {
  const { problems, warnings } = checkCall(block, operation, inputs);
  for (const warning of warnings) context.onWarning?.({ operation: operation.id, ...warning });
  if (problems.length === 0) return;
  const message = problems.map((problem) => problem.message).join(" ");
  throw new ToolError("invalid_input", message, { input: problems[0]?.input, problems });
}

function answerOf({ id, examples = [] }: OperationJson, inputs: Value): unknown {
  const example = closest(examples, inputs);
  if (!example) throw new ToolError("host_error", `${id} has no example to answer from.`);
  if ("output" in example) return structuredClone(example.output);
  const { code, message } = example.error;
  throw new ToolError(code as ErrorCode, message); // the generator writes no other
}

// Errors that follow from what a model gives. Others are about an account, and there is none here.
const ofInputs = ["bad_request", "not_found", "conflict"];

/** The example that is most like a call. One of an error answers only a call that is the same. */
function closest(all: readonly ExampleJson[], inputs: Value): ExampleJson | undefined {
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
