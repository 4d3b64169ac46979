import { addressesOf } from "../../../language/ir/address.ts";
import { ruleDefinitions, valueType } from "../../../language/ir/input-definition.ts";
import { jsonOf } from "../../../language/ir/json.ts";
import type {
  Example,
  Json,
  JsonSchema,
  Operation,
  Output,
  Page,
  Provider,
} from "../../../language/ir/types.ts";
import { jobOf } from "../operations/define.ts";
import { isOptional, outputSchema } from "../output-schema.ts";
import { outputText } from "../sentences.ts";
import { blockJob } from "./job.ts";
import { localReferences } from "./schemas.ts";

/** One operation of a block: what it does, and the outputs by dotted name. */
export function blockOperation(provider: Provider, operation: Operation): Json {
  const { id, name, description, effect, destructive, idempotent, words, ...rest } = operation;
  const {
    scopes,
    outputs,
    server,
    fetches,
    page,
    examples,
    hooks,
    lookups = [],
    logins = [],
  } = rest;
  const before = [...logins, ...lookups].map((each) => each.operation);
  const calls = (hooks.calls ?? []).map((each) => each.operation);
  const job = jobOf(provider, operation);
  const rules = ruleDefinitions(operation).map((rule): Json => ({ ...rule }));
  return {
    id,
    name,
    description,
    effect,
    destructive,
    idempotent,
    ...jsonOf(words ?? {}),
    scopes,
    ...(fetches && { fetches: { ...fetches, allowedHosts: [...fetches.allowedHosts] } }),
    ...(server && { servers: [...addressesOf(server)] }),
    ...(rules.length > 0 && { rules }),
    ...(before.length > 0 && { before }),
    ...(calls.length > 0 && { calls }),
    ...(page && { page: blockPage(page) }),
    ...(job && { job: blockJob(provider, job) }),
    outputs: Object.fromEntries(
      outputs.map((output) => [output.name, blockOutput(operation, output)]),
    ),
    ...(examples.length > 0 && { examples: examples.map((each) => blockExample(operation, each)) }),
  };
}

/** The output that lists the items of a page, and the input that asks for another one. */
function blockPage({ output, send, collect, following }: Page): Json {
  return {
    output,
    ...(following !== undefined && { operation: following }),
    ...(send.kind === "parameter" && { input: send.name }),
    ...(collect && { collect: blockCollect(collect) }),
  };
}

/** How many items of all pages a call gives. */
function blockCollect({ limit, max }: NonNullable<Page["collect"]>): Json {
  return { ...(limit !== null && { limit }), max };
}

/** A call and what comes of it, without secrets. */
function blockExample({ parameters }: Operation, { name, params, result }: Example): Json {
  const secrets = parameters.flatMap((each) => (each.secret ? [each.name] : []));
  const inputs = Object.entries(params).filter(([input]) => !secrets.includes(input));
  return {
    name,
    inputs: Object.fromEntries(inputs),
    ...(result.kind === "output" ? { output: result.output } : { error: jsonOf(result.error) }),
  };
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
  const isWhole = source.kind === "path" && source.paths.includes("body") && !source.take;
  return isWhole && hooks.reply === null && replies.some(({ file }) => file);
}

function saysMore({ type }: Output, schema: JsonSchema): boolean {
  const [only, ...others] = Object.keys(schema);
  return only !== undefined && (others.length > 0 || schema.type !== type);
}
