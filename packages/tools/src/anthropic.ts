import { answerOf, callNamed } from "./answer.ts";
import type { CallOptions, ObjectSchema, Tool } from "./tool.ts";

/** A tool as the Messages API takes it. */
export interface AnthropicTool {
  readonly name: string;
  readonly description: string;
  readonly input_schema: Omit<ObjectSchema, "required"> & { required: string[] };
}

/** What answers a `tool_use` block. */
export interface AnthropicResult {
  readonly type: "tool_result";
  readonly tool_use_id: string;
  readonly content: string;
  readonly is_error: boolean;
}

/** A call as the model makes it. */
export interface AnthropicUse {
  readonly id: string;
  readonly name: string;
  readonly input: unknown;
}

/** Tools for the SDK of Anthropic. */
export interface AnthropicTools {
  /** For `client.messages.create`. */
  readonly tools: AnthropicTool[];
  /** Runs a `tool_use` block and gives the block that answers it. */
  call(use: AnthropicUse, options?: CallOptions): Promise<AnthropicResult>;
}

/** Makes tools of the Messages API. */
export function anthropicTools(all: readonly Tool[]): AnthropicTools {
  return {
    tools: all.map(({ id, description, inputSchema }) => ({
      name: id,
      description,
      input_schema: { ...inputSchema, required: [...inputSchema.required] },
    })),
    async call({ id, name, input }, options) {
      const result = await callNamed(all, name, input, options);
      const content = JSON.stringify(answerOf(result));
      return { type: "tool_result", tool_use_id: id, content, is_error: !result.ok };
    },
  };
}
