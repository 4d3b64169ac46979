import { blockJob } from "./job.ts";
import { addressesOf } from "../../../language/ir/address.ts";
import { jsonOf } from "../../../language/ir/json.ts";
import { ruleDefinitions, valueType } from "../../../language/ir/definition.ts";
import type { Json, JsonSchema, Operation, Output, Provider } from "../../../language/ir/types.ts";
import { jobOf } from "../operations/define.ts";
import { isOptional, outputSchema } from "../output-schema.ts";
import { outputText } from "../sentences.ts";
import { localReferences } from "./schemas.ts";

/** One operation of a block: what it does, and the outputs by dotted name. */
export function blockOperation(provider: Provider, operation: Operation): Json {
  const { id, name, description, effect, destructive, idempotent, words, ...rest } = operation;
  const { scopes, outputs, server } = rest;
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
    ...(server && { servers: [...addressesOf(server)] }),
    ...(rules.length > 0 && { rules }),
    ...(job && { job: blockJob(provider, job) }),
    outputs: Object.fromEntries(
      outputs.map((output) => [output.name, blockOutput(operation, output)]),
    ),
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
    ...(saysMore(output, schema) && { schema }),
  };
}

function saysMore({ type }: Output, schema: JsonSchema): boolean {
  const [only, ...others] = Object.keys(schema);
  return only !== undefined && (others.length > 0 || schema.type !== type);
}
