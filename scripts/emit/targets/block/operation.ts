import { redact, secretTexts } from "../../../../packages/runtime/src/reply/redact.ts";
import { sentTemplates } from "../../../language/ir/credentials.ts";
import { valueType } from "../../../language/ir/input-definition.ts";
import { jsonOf } from "../../../language/ir/json.ts";
import { allRules } from "../../../language/ir/rules.ts";
import type {
  Credential,
  Json,
  JsonSchema,
  Operation,
  Output,
  Provider,
  Example,
} from "../../../language/ir/types.ts";
import { declaredErrors } from "../declared-errors.ts";
import { jobOf } from "../operations/define.ts";
import { isOptional, outputSchema } from "../output-schema.ts";
import { outputText } from "../sentences.ts";
import { ownOrder } from "./fields.ts";
import { blockJob } from "./job.ts";
import { blockPage } from "./page.ts";
import { localReferences } from "./schemas.ts";
import { blockServer } from "./server.ts";

/** One operation of a block, whose fields have these names: what it does, and the outputs by dotted name. */
export function blockOperation(
  provider: Provider,
  operation: Operation,
  fields: readonly string[],
): Json {
  const { id, name, description, effect, destructive, idempotent, words } = operation;
  const {
    scopes,
    outputs,
    auth,
    page,
    policy,
    examples,
    hooks,
    lookups = [],
    logins = [],
  } = operation;
  const before = [...logins, ...lookups].map(({ call }) => call);
  const calls = (hooks.calls ?? []).map((each) => each.operation);
  const job = jobOf(provider, operation);
  const rules = allRules(operation).map(jsonOf);
  const inputs = ownOrder(provider, operation, fields);
  const errors = declaredErrors(operation).map(({ status, code }) => [status, code] as const);
  return {
    id,
    name,
    description,
    effect,
    destructive,
    idempotent,
    ...jsonOf(words ?? {}),
    ...blockRequest(provider, operation),
    ...(policy.idempotencyHeader !== undefined && { idempotencyHeader: policy.idempotencyHeader }),
    ...(auth && { auth: auth.map(takenCredential) }),
    scopes,
    ...(inputs && { inputs }),
    ...(rules.length > 0 && { rules }),
    ...(before.length > 0 && { before }),
    ...(calls.length > 0 && { calls }),
    ...(page && { page: blockPage(operation, page) }),
    ...(job && { job: blockJob(provider, operation, job) }),
    outputs: Object.fromEntries(
      outputs.map((output) => [output.name, blockOutput(operation, output)]),
    ),
    ...(errors.length > 0 && { errors: Object.fromEntries(errors) }),
    ...(examples.length > 0 && { examples: examples.map((each) => blockExample(operation, each)) }),
  };
}

/** How and where it is sent, as far as that is not as with all others. */
function blockRequest(provider: Provider, operation: Operation): object {
  const { method, path, fetches, server } = operation;
  const lines = operation.lines?.map(({ when, ...line }) => {
    return { ...line, ...(when && { when: jsonOf(when) }) };
  });
  return {
    method,
    // Of a whole address there is none.
    ...(!fetches && { path }),
    ...(lines && { lines }),
    ...(fetches && { fetches }),
    ...(server && blockServer(server, provider)),
  };
}

/** A credential as an operation takes it. */
function takenCredential(credential: Credential): Json {
  const { name, optional } = credential;
  return { name, send: jsonOf(sentTemplates(credential)), ...(optional && { required: false }) };
}

/** The schema is left out where the type says everything. */
function blockOutput(operation: Operation, output: Output): Json {
  const schema = localReferences(outputSchema(operation, output));
  return {
    type: valueType(output.type),
    ...(output.type === "integer" && { integer: true }),
    description: outputText(operation, output),
    ...(isOptional(output) && { optional: true }),
    ...(output.nullable && { nullable: true }),
    ...(isFileOf(operation, output) && { file: true }),
    ...(saysMore(output, schema) && { schema }),
  };
}

/** Whether it is the whole body of a reply that is a file: what the host has made of that. */
function isFileOf({ replies, hooks }: Operation, { source }: Output): boolean {
  if (source.kind !== "path" || !source.paths.includes("body")) return false;
  const isWhole = source.steps.every((step) => typeof step === "object");
  return isWhole && hooks.reply === null && replies.some(({ file }) => file);
}

function saysMore({ type }: Output, schema: JsonSchema): boolean {
  const [only, ...others] = Object.keys(schema);
  return only !== undefined && (others.length > 0 || schema.type !== type);
}

/** A call and what comes of it, without secrets: providers repeat some of them. */
function blockExample({ parameters }: Operation, example: Example): Json {
  const { name, params, credentials = {}, result } = example;
  const hidden = new Set(parameters.flatMap((each) => (each.secret ? [each.name] : [])));
  const [given, secret] = [false, true].map((isSecret) =>
    Object.fromEntries(Object.entries(params).filter(([input]) => hidden.has(input) === isSecret)),
  );
  const shown = {
    name,
    inputs: given ?? {},
    ...(result.kind === "output" ? { output: result.output } : { error: jsonOf(result.error) }),
  };
  const secrets = secretTexts([secret, credentials]);
  return secrets.length > 0 ? redact(shown, secrets) : shown;
}
