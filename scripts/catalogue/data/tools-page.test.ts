import { expect, test } from "vitest";
import { blocksAtHand } from "../../../packages/workflow/src/blocks.fixture.ts";
import { workingManifests } from "../../change/diff/states/resolve.ts";
import { roots } from "../../system/roots.fixture.ts";
import { toolsPage } from "./tools-page.ts";

const providers = [...workingManifests(roots.workspace).contracts.values()].map(
  ({ provider }) => provider,
);

test("every operation is told as each kind of client is told of it", () => {
  for (const provider of providers) {
    const page = toolsPage(provider);
    expect(Object.keys(page)).toEqual(provider.operations.map(({ id }) => id));
    for (const [id, tools] of Object.entries(page)) {
      expect(tools).toMatchObject([
        { title: "MCP", definition: { name: id, inputSchema: {}, outputSchema: {} } },
        { title: "Anthropic", definition: { name: id, input_schema: { type: "object" } } },
        { title: "OpenAI", definition: { type: "function", name: id, strict: true } },
      ]);
      for (const { tokens } of tools) expect(tokens).toBeGreaterThan(20);
    }
  }
  expect(providers).toHaveLength(blocksAtHand.length);
});
