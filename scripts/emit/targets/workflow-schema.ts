import type { JsonSchema } from "../../language/ir/types.ts";
import { printJson } from "../render/json.ts";
import { blockData } from "./block-json.ts";
import type { Target } from "./target.ts";
import { blockPart, where } from "./workflow-schema/block.ts";
import {
  type BlockHead,
  blockOf,
  type KnownBlock,
  readHead,
} from "./workflow-schema/block-data.ts";
import { definitions, idOfBlock, refer } from "./workflow-schema/definitions.ts";

/** Its name in a package, and beside the packages. */
export const WORKFLOW_SCHEMA = "workflow.schema.json";

/** What the schema of workflows says of one block. It stays in the repository: editors read it there. */
export const workflowSchemaTarget: Target = {
  id: "workflow-schema",
  emit: (provider) => {
    const part = { $schema: DIALECT, ...blockPart(blockOf(blockData(provider))) };
    return [{ path: WORKFLOW_SCHEMA, contents: printJson(part), use: "kept" }];
  },
};

const DIALECT = "https://json-schema.org/draft/2020-12/schema";

/** The JSON Schema of workflows, for editors, from the beginnings of every `block.json`. */
export function emitWorkflowSchema(blocks: readonly KnownBlock[]): string {
  return printJson(workflowSchema(blocks.map(readHead)));
}

function workflowSchema(blocks: readonly BlockHead[]): JsonSchema {
  return {
    $schema: DIALECT,
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
    $defs: { block: anyBlock(blocks), filled: definitions.filled },
  };
}

/** The parts that all blocks have; the type of a block decides the rest, which its package says. */
function anyBlock(blocks: readonly BlockHead[]): JsonSchema {
  const told = blocks.filter(({ isTold }) => isTold);
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
    allOf: told.map(({ id, type }) => where("type", type, { $ref: `${id}/${WORKFLOW_SCHEMA}` })),
  };
}

function text(description: string): JsonSchema {
  return { description, type: "string", ...refer("filled") };
}
