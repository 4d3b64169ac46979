import type { JsonSchema } from "../../language/ir/types.ts";
import { printJson } from "../render/json.ts";
import { blockDefinitions, where } from "./workflow-schema/block.ts";
import { type BlockData, readBlock } from "./workflow-schema/block-data.ts";
import { definitions, idOfBlock, refer } from "./workflow-schema/definitions.ts";

/** The JSON Schema of workflows, for editors, from the texts of every `block.json`. */
export function emitWorkflowSchema(blocks: readonly string[]): string {
  return printJson(workflowSchema(blocks.map(readBlock)));
}

function workflowSchema(blocks: readonly BlockData[]): JsonSchema {
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "Workflow",
    description: "Blocks that run one after another and side by side, as their connections say.",
    type: "object",
    required: ["blocks"],
    additionalProperties: false,
    properties: {
      $schema: text("Where this schema is, for editors of JSON."),
      name: text("What people call the workflow."),
      description: text("What the workflow is for."),
      blocks: {
        description: "The blocks by id.",
        type: "object",
        minProperties: 1,
        propertyNames: idOfBlock(),
        additionalProperties: refer("block"),
      },
    },
    $defs: {
      block: anyBlock(blocks),
      ...Object.assign({}, ...blocks.map(blockDefinitions)),
      ...definitions,
    },
  };
}

/** The parts that all blocks have; the type of a block decides the rest. */
function anyBlock(blocks: readonly BlockData[]): JsonSchema {
  return {
    title: "Block",
    type: "object",
    required: ["type", "name", "inputs"],
    properties: {
      type: {
        description: "Which block it is.",
        enum: blocks.map(({ type }) => type),
        enumDescriptions: blocks.map(({ name, description }) => `${name}. ${description}`),
      },
      name: text("What people call the block."),
      inputs: {
        description: "The operation of the block, and its inputs.",
        type: "object",
        errorMessage: "The operation of the block belongs here, and its inputs.",
      },
    },
    allOf: blocks.map(({ type }) => where("type", type, refer(`${type}-block`))),
  };
}

function text(description: string): JsonSchema {
  return { description, type: "string", ...refer("filled") };
}
