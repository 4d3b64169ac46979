import type { Json } from "../../../../packages/runtime/src/index.ts";

/** `data/tools/<id>.json`: the operations of a block as models are offered them, by operation id. */
export type ToolsPage = Readonly<Record<string, readonly ToolPage[]>>;

export interface ToolPage {
  /** `MCP`, `Anthropic`, `OpenAI` */
  readonly title: string;
  readonly definition: Json;
  /** About how many tokens a request takes for it. */
  readonly tokens: number;
}
