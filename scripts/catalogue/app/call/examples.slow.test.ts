import { expect, test } from "vitest";
import { blockData } from "../../../emit/targets/block-json.ts";
import type { BlockJson } from "../../../../packages/tools/src/block-json.ts";
import { readShown } from "../../site/shown.ts";
import { exampleCalls, loadedBlocks, rootsOf } from "./blocks.fixture.ts";
import { responseOf } from "./example-reply.ts";
import { check, run } from "./perform.ts";

test.each([
  ["examples/providers", 150],
  ["examples/recipes", 30],
])("what the page computes of every example in %s is what its manifest says", async (workspace, least) => {
  const blocks = await loadedBlocks(workspace);
  const shown = await readShown({ state: null, base: null, only: null }, rootsOf(workspace));
  let count = 0;
  for (const { page, own } of blocks) {
    const { provider } = shown.contracts.get(page.id) ?? {};
    // It has the members that packages say of themselves; the type of JSON cannot tell.
    const said = provider && (blockData(provider) as unknown as BlockJson);
    for (const call of exampleCalls({ page })) {
      const { operation, example } = call;
      const { reply } = example;
      if (!reply) continue;
      const name = `${operation.id}: ${example.name}`;
      expect(await check(call, own), name).toMatchObject({ kind: "request" });
      const { warnings: _, ...result } = await run(call, own, () => responseOf(reply));
      const { examples = [] } = said?.operations.find(({ id }) => id === operation.id) ?? {};
      const found = examples.find((each) => each.name === example.name);
      if (!found) throw new Error(`${name} is not in its manifest`);
      if ("output" in found)
        expect(result, name).toEqual({ kind: "outputs", outputs: found.output });
      else expect(result, name).toMatchObject({ error: { code: found.error.code } });
      count++;
    }
  }
  expect(count).toBeGreaterThan(least);
});
