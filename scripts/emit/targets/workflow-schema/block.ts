import type { JsonSchema } from "../../../language/ir/types.ts";
import { type BlockData, inputsOf, type OperationData } from "./block-data.ts";
import { definitions, refer } from "./definitions.ts";
import { inputSchema } from "./input.ts";
import { ruleSchemas } from "./rules.ts";

/** The schema of blocks of one type, with its inputs by operation and each operation. */
export function blockPart(block: BlockData): JsonSchema {
  const operations = block.operations.map(
    (operation) => [operation.id, operationSchema(block, operation)] as const,
  );
  return {
    ...blockSchema(block),
    $defs: { inputs: inputsSchema(block), ...Object.fromEntries(operations), ...definitions },
  };
}

/** Applies where `key` has this value. */
export function where(key: string, value: string, then: JsonSchema): JsonSchema {
  return { if: { required: [key], properties: { [key]: { const: value } } }, then };
}

function blockSchema({ operations }: BlockData): JsonSchema {
  const idle = operations.filter(({ job }) => job === undefined).map(({ id }) => id);
  const block = (wait: JsonSchema) => ({
    additionalProperties: false,
    properties: {
      type: true,
      name: true,
      inputs: refer("inputs"),
      connections: refer("connections"),
      wait,
    },
  });
  if (idle.length === operations.length) return block(noWait);
  if (idle.length === 0) return block(refer("wait"));
  const isIdle = { properties: { inputs: { properties: { operation: { enum: idle } } } } };
  return { ...block(refer("wait")), if: isIdle, then: { properties: { wait: noWait } } };
}

const noWait = {
  doNotSuggest: true,
  const: false,
  errorMessage:
    "The operation does not start a job, so there is nothing to wait for; remove `wait`.",
};

function inputsSchema(block: BlockData): JsonSchema {
  const { operations } = block;
  return {
    title: `Inputs: ${block.name}`,
    required: ["operation"],
    properties: {
      operation: {
        description: "What the block does.",
        enum: operations.map(({ id }) => id),
        enumDescriptions: operations.map(({ name, description }) => `${name}. ${description}`),
      },
    },
    allOf: operations.map(({ id }) => where("operation", id, refer(id))),
  };
}

function operationSchema(block: BlockData, operation: OperationData): JsonSchema {
  const inputs = inputsOf(block, operation.id);
  const rules = (operation.rules ?? []).flatMap(ruleSchemas);
  return {
    title: operation.name,
    description: operation.description,
    required: inputs.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
    properties: {
      operation: true,
      ...Object.fromEntries(inputs.map((input) => [input.name, inputSchema(block.type, input)])),
    },
    ...(rules.length > 0 && { allOf: rules }),
  };
}
