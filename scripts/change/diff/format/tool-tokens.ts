import { tokensOf, type Tool, toolsOf } from "../../../../packages/tools/src/index.ts";
import { blockData } from "../../../emit/targets/block-json.ts";
import type { Provider } from "../../../language/ir/types.ts";
import { listed } from "../../../../packages/mcp/src/server/listed.ts";
import type { Contract, Contracts } from "../../../language/contract.ts";

/** The operations of a provider as models are offered them, where the host gives all that only a host may. */
export function providerTools(provider: Provider): readonly Tool[] {
  const json = blockData(provider) as object; // data of a block are no other JSON
  const supplies = provider.operations.flatMap(({ parameters }) =>
    parameters.filter(({ visibility }) => visibility !== "user-or-llm").map(({ name }) => name),
  );
  return toolsOf([{ json, block: () => ({}), supplies }], { only: ["*"] });
}

/** A tool whose definition takes another number of tokens than before, about; null where it was none. */
export interface ToolTokens {
  readonly id: string;
  readonly before: number | null;
  readonly after: number;
}

/** What a change costs models, which read the definitions of all tools, as MCP lists them, with each request. */
export function toolTokens(id: string, base: Contracts, head: Contracts): readonly ToolTokens[] {
  const [before, after] = [tokensIn(base.get(id)), tokensIn(head.get(id))];
  return [...after]
    .map(([tool, tokens]) => ({ id: tool, before: before.get(tool) ?? null, after: tokens }))
    .filter((tool) => tool.before !== tool.after);
}

function tokensIn(contract: Contract | undefined): ReadonlyMap<string, number> {
  const tools = contract ? providerTools(contract.provider) : [];
  return new Map(tools.map((tool) => [tool.id, tokensOf(listed(tool))]));
}
