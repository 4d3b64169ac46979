import { tokensOf } from "@blockwright/tools";
import { expect, test } from "vitest";
import { listOf } from "./list.ts";
import { clientOf, shopCatalog } from "./shop.fixture.ts";

test("what --list says of tokens is what a client is sent", async () => {
  const settings = { allow: ["write"] } as const;
  const { ask } = await clientOf({}, { settings });
  const { tools } = (await ask("tools/list")) as { tools: { name: string }[] }; // as the protocol has it
  const tokens = tools.map(tokensOf);
  const list = listOf(shopCatalog({}, settings), 80);
  const [find, order] = tokens.map((each) => String(each).padStart(14));
  expect(list).toContain(`\nshop_find   read  ${find}\nshop_order  write ${order}\n`);
  expect(list).toContain(`2 tools, about ${tokens.reduce((sum, each) => sum + each, 0)} tokens.`);
});
