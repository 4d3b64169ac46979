import { listed } from "../../../packages/mcp/src/server/listed.ts";
import { anthropicTools } from "../../../packages/tools/src/anthropic.ts";
import { type Tool, tokensOf } from "../../../packages/tools/src/index.ts";
import { openaiTools } from "../../../packages/tools/src/openai.ts";
import { providerTools } from "../../change/diff/format/tool-tokens.ts";
import { jsonOf } from "../../language/ir/json.ts";
import type { Provider } from "../../language/ir/types.ts";
import type { ToolPage, ToolsPage } from "./types.ts";

/** The operations of a block as models are offered them. One that no model is offered has no entry. */
export function toolsPage(provider: Provider): ToolsPage {
  return Object.fromEntries(providerTools(provider).map((tool) => [tool.id, toolPages(tool)]));
}

function toolPages(tool: Tool): readonly ToolPage[] {
  return [
    page("MCP", listed(tool)),
    page("Anthropic", { ...anthropicTools([tool]).tools[0] }),
    page("OpenAI", { ...openaiTools([tool]).tools[0] }),
  ];
}

function page(title: string, definition: object): ToolPage {
  return { title, definition: jsonOf(definition), tokens: tokensOf(definition) };
}
