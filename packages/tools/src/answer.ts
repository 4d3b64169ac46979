import { hintFor } from "./hint.ts";
import type { CallOptions, Tool, ToolResult } from "./tool.ts";

/** What a model reads of a result, as JSON: the outputs alone where nothing more is to be said. */
export function answerOf(result: ToolResult): object {
  if (!result.ok) return { error: result.error };
  const { value, warnings, truncated } = result;
  if (!warnings && !truncated) return value;
  return { result: value, ...(warnings && { warnings }), ...(truncated && { truncated }) };
}

/** Calls the tool that a model names. Another name is an answer that says so. */
export async function callNamed(
  tools: readonly Tool[],
  name: string,
  args: unknown,
  options?: CallOptions,
): Promise<ToolResult> {
  const tool = tools.find(({ id }) => id === name);
  if (tool) return tool.call(args, options);
  const hint = await hintFor(
    name,
    tools.map(({ id }) => id),
  );
  const message = `There is no tool ${name.slice(0, 100)}${hint || "."}`;
  return { ok: false, error: { code: "invalid_input", message, outcome: "not_sent" } };
}
