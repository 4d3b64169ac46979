import type { Json, JsonSchema } from "../../../language/ir/types.ts";
import * as patterns from "./patterns.ts";

/** What the inputs of all operations refer to. */
export type Shared = keyof typeof definitions;

/** A reference to a definition. */
export function refer(name: Shared | (string & {})): JsonSchema {
  return { $ref: `#/$defs/${name}` };
}

// As types, editors would offer null wherever it may stand.
const textOrNull = { not: { type: ["number", "boolean", "object", "array"] } };

/** Definitions that no provider decides. */
export const definitions = {
  reference: { type: "string", pattern: patterns.withReference },
  absent: { ...textOrNull, pattern: patterns.blank },
  unset: { ...textOrNull, pattern: `${patterns.blank}|${patterns.withReference}` },
  filled: { pattern: patterns.filled, patternErrorMessage: "A value is required." },
  given: { not: { type: ["string", "null"], pattern: patterns.blank } },
  template: {
    pattern: patterns.wellFormed,
    patternErrorMessage:
      "A reference is {{block.output}}, or {{NAME}} for a secret; \\{{ stands for braces that are none.",
  },
  secret: {
    type: "string",
    pattern: patterns.onlyReference,
    errorMessage: "A secret is not written here, only its environment variable: {{NAME}}.",
  },
  wait: {
    description:
      "Waits for the job that the operation starts; the outputs are then those of the finished job.",
    examples: [true],
    type: ["boolean", "object"],
    additionalProperties: false,
    properties: {
      everyMs: milliseconds("Milliseconds before the first question whether the job is done."),
      waitMs: milliseconds("Milliseconds to wait in all."),
    },
  },
  connections: {
    description: "Blocks that run after this one.",
    type: "object",
    required: ["outgoing"],
    additionalProperties: false,
    properties: {
      outgoing: {
        description: "One entry for each block that follows.",
        type: "array",
        items: {
          type: "object",
          required: ["target"],
          additionalProperties: false,
          properties: {
            target: { description: "Id of the block that follows.", ...idOfBlock() },
          },
        },
      },
    },
  },
} as const satisfies Readonly<Record<string, JsonSchema>>;

/** A text that can be the id of a block. */
export function idOfBlock(): Readonly<Record<string, Json>> {
  return {
    type: "string",
    pattern: patterns.blockId,
    patternErrorMessage: "An id of a block has letters, digits, `_` and `-` only.",
  };
}

function milliseconds(description: string): JsonSchema {
  return { description, type: "integer", minimum: 1 };
}
