import { checkInputs } from "../../../packages/runtime/src/inputs/check.ts";
import type { InputDefinition } from "../../../packages/runtime/src/keywords.ts";
import { type Problem, ToolError } from "../../../packages/runtime/src/tool-error.ts";
import { type Diagnostic, diagnostic } from "../diagnostics/diagnostic.ts";
import { internalError } from "../diagnostics/internal-error.ts";
import { inputDefinitions } from "../ir/input-definition.ts";
import { allRules } from "../ir/rules.ts";
import type { Json, Operation, Parameter, Provider } from "../ir/types.ts";
import { runtimeKeywords } from "../ir/runtime-keywords.ts";
import type { ManifestSource } from "../manifest/source.ts";
import { differences, show } from "./difference.ts";
import { type ResultDefinition, resultDefinition, resultOf } from "./call-result.ts";
import { type SchemaCheck, schemaCheck } from "./reply-schema.ts";
import { credentialsBeside } from "../ir/credentials.ts";
import { checkRequest, type StatedExample } from "./check-request.ts";
import { sentValue } from "./sent.ts";

/** An example under check: the IR around it and its place in the manifest. */
interface CheckedExample extends StatedExample {
  readonly fits: SchemaCheck;
  readonly inputs: InputDefinition;
  readonly definition: ResultDefinition;
}

type Values = Readonly<Record<string, Json>>;

/**
 * Executes every example: its parameters pass the input checks, they give the request it states,
 * the reply fits its schema and gives the outputs or the error it states.
 */
export function checkExamples(provider: Provider, source: ManifestSource): readonly Diagnostic[] {
  const fits = schemaCheck(provider);
  return provider.operations.flatMap((operation) => {
    const definitions = inputDefinitions(provider, operation);
    const inputs = {
      inputs: definitions,
      rules: allRules(operation),
      keywords: runtimeKeywords,
    };
    const definition = resultDefinition(provider, operation);
    const setting = { provider, operation, source, fits, inputs, definition };
    return operation.examples.flatMap((example) => {
      const at = ["operations", operation.id, "examples", example.name];
      try {
        return checkExample({ ...setting, example, at });
      } catch (error) {
        return [internalError(error, "Executing this example", source.keyAt(at))];
      }
    });
  });
}

function checkExample(checked: CheckedExample): readonly Diagnostic[] {
  const { values, diagnostics } = checkParams(checked);
  const replies = checkReply(checked);
  if (diagnostics.length > 0) return [...diagnostics, ...replies];
  return [...checkRequest(checked, values), ...replies, ...checkResult(checked, values)];
}

function checkParams({ provider, operation, example, source, at, inputs }: CheckedExample) {
  const own = { ...sharedExamples(operation), ...example.params };
  const keys = { ...credentials(provider, operation, Object.keys(own)), ...example.credentials };
  const given = { ...keys, ...own };
  const { values, problems } = checkInputs(inputs, given);
  // Values of inputs are JSON: the manifest is, and every converter gives JSON.
  const known = values as Values;
  const refused = operation.parameters.flatMap((parameter) =>
    refusalOf(parameter, known, operation.parameters),
  );
  const diagnostics = [...problems, ...refused].map(({ input, message }) =>
    diagnostic("example-params", source.valueAt([...at, "params", input]), { reason: message }),
  );
  return { values: known, diagnostics };
}

/** Why a value cannot be made what travels. */
function refusalOf(
  parameter: Parameter,
  values: Values,
  all: readonly Parameter[],
): readonly Problem[] {
  try {
    sentValue(parameter, values, all);
    return [];
  } catch (error) {
    if (error instanceof ToolError) return error.problems ?? [];
    throw error;
  }
}

/** Examples never hold credentials; any text stands for them. */
function credentials(
  provider: Provider,
  operation: Operation,
  inputs: readonly string[],
): Record<string, string> {
  const taken = credentialsBeside(provider, operation, inputs);
  return Object.fromEntries(taken.map(({ name }) => [name, "credential"]));
}

function sharedExamples({ parameters }: Operation): Record<string, Json> {
  return Object.fromEntries(
    parameters.flatMap(({ name, shared, example }) =>
      shared && example !== undefined ? [[name, example]] : [],
    ),
  );
}

function checkReply({
  operation,
  example,
  source,
  at,
  fits,
}: CheckedExample): readonly Diagnostic[] {
  const { status, body } = example.reply;
  const reply = [...operation.replies, ...operation.errorReplies].find(
    (candidate) => candidate.status === status,
  );
  if (!reply) return [];
  const { schema } = reply;
  if (schema === null) {
    if (body === undefined) return [];
    const reason = "this status comes without a body";
    const range = source.keyAt([...at, "reply", "body"]);
    return [diagnostic("example-reply", range, { schema: "empty", reason })];
  }
  // A provider may leave the body of an error out; a success without one is never an answer.
  if (body === undefined && status >= 400) return [];
  return fits(schema, body ?? null).map(({ path, reason }) =>
    diagnostic("example-reply", source.valueAt([...at, "reply", "body", ...path]), {
      schema,
      reason,
    }),
  );
}

function checkResult(
  { operation, example, source, at, definition }: CheckedExample,
  values: Values,
): readonly Diagnostic[] {
  // What a hook makes of a reply, or fills, only running it tells.
  const isHooked = operation.hooks.reply !== null || operation.filled !== undefined;
  const actual = resultOf(definition, example.reply, values, isHooked);
  if (!actual) return [];
  const expected = example.result;
  if (actual.kind === "output" && expected.kind === "output") {
    return differences(expected.output, actual.output).map((difference) =>
      diagnostic("example-output", source.valueAt([...at, "output", ...difference.path]), {
        output: difference.path.join(".") || "object",
        expected: show(difference.expected),
        actual: show(difference.actual),
      }),
    );
  }
  if (actual.kind === "error" && expected.kind === "error") {
    return Object.entries(expected.error).flatMap(([member, value]) => {
      const given = actual.members[member];
      if (given === value) return [];
      const range = source.valueAt([...at, "error", member]);
      const texts = { member, expected: show(value), actual: show(given) };
      return [diagnostic("example-error", range, texts)];
    });
  }
  const reason = actual.kind === "error" ? actual.message : `status ${example.reply.status}`;
  const range = source.keyAt([...at, expected.kind]);
  return [
    diagnostic("example-outcome", range, { expected: expected.kind, actual: actual.kind, reason }),
  ];
}
