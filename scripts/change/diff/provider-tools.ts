import { type Tool, toolsOf } from "../../../packages/tools/src/index.ts";
import { blockData } from "../../emit/targets/block-json.ts";
import type { Provider } from "../../language/ir/types.ts";

/** The operations of a provider as models are offered them, where the host gives all that only a host may. */
export function providerTools(provider: Provider): readonly Tool[] {
  const json = blockData(provider) as object; // data of a block are no other JSON
  const supplies = provider.operations.flatMap(({ parameters }) =>
    parameters.filter(({ visibility }) => visibility !== "user-or-llm").map(({ name }) => name),
  );
  return toolsOf([{ json, block: () => ({}), supplies }], { only: ["*"] });
}
