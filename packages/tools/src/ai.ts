import { dynamicTool, jsonSchema, type ToolSet } from "ai";
import { answerOf } from "./answer.ts";
import type { CallOptions, Tool, ToolResult } from "./tool.ts";

/** Tools for the AI SDK. A person approves whatever is not a read. */
export function aiTools(all: readonly Tool[], options: Pick<CallOptions, "caller"> = {}): ToolSet {
  return Object.fromEntries(all.map((tool) => [tool.id, aiTool(tool, options)]));
}

function aiTool(tool: Tool, { caller }: Pick<CallOptions, "caller">): ToolSet[string] {
  const { title, description, effect, inputSchema } = tool;
  return dynamicTool({
    title,
    description,
    // The operation says what is wrong with arguments, all of it.
    inputSchema: jsonSchema<unknown>(
      { ...inputSchema, required: [...inputSchema.required] },
      {
        validate: (value) => ({ success: true, value }),
      },
    ),
    needsApproval: effect !== "read",
    execute: (args, { abortSignal }) => tool.call(args, { signal: abortSignal, caller }),
    toModelOutput({ output }) {
      const result = output as ToolResult; // of `execute`
      const value = JSON.parse(JSON.stringify(answerOf(result)));
      return { type: result.ok ? "json" : "error-json", value };
    },
  });
}
