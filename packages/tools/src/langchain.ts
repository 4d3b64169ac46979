import { DynamicStructuredTool } from "@langchain/core/tools";
import { answerOf } from "./answer.ts";
import type { CallOptions, Tool } from "./tool.ts";

/** Tools for LangChain and LangGraph. The artifact of a call is its whole result. */
export function langchainTools(
  all: readonly Tool[],
  options: Pick<CallOptions, "caller"> = {},
): DynamicStructuredTool[] {
  return all.map((tool) => new BlockTool(tool, options));
}

class BlockTool extends DynamicStructuredTool {
  constructor(tool: Tool, { caller }: Pick<CallOptions, "caller">) {
    const { id, description, inputSchema, effect, provider } = tool;
    super({
      name: id,
      description,
      schema: { ...inputSchema, required: [...inputSchema.required] },
      metadata: { provider, effect },
      responseFormat: "content_and_artifact",
      async func(args, _, config) {
        const result = await tool.call(args, { signal: config?.signal, caller });
        return [JSON.stringify(answerOf(result)), result];
      },
    });
  }

  // Whatever is given reaches the operation, which says what is wrong with it, all of it.
  override async call(...given: Parameters<DynamicStructuredTool["call"]>) {
    const accepting: this = Object.create(this, { schema: { value: {} } });
    const answer = await super.call.apply(accepting, given);
    // The message that answers the call of a tool; by arguments alone there is none.
    if (answer?.artifact?.ok === false) answer.status = "error";
    return answer;
  }
}
