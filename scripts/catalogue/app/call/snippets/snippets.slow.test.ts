import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { startLoopback } from "../../../../../contract-tests/servers/loopback.ts";
import { checkWorkflow, parseWorkflow } from "../../../../../packages/workflow/src/index.ts";
import { exampleCalls, loadedBlocks } from "../blocks.fixture.ts";
import { check } from "../perform.ts";
import { snippetsOf } from "../snippets.ts";
import { wireRequest } from "../wire.fixture.ts";
import { compileErrors } from "./compiled.fixture.ts";
import { requestOfCode, requestOfCommand } from "./recorded.fixture.ts";

const root = join(import.meta.dirname, "../../../../..");
// Inside the project, so that the types of Node are found.
const folder = mkdtempSync(join(root, "node_modules/.snippets-"));
const server = await startLoopback((_, response) => response.end());
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const blocks = await loadedBlocks();
const all = await Promise.all(
  blocks.flatMap((block) =>
    exampleCalls(block).map(async (call) => {
      const checked = await check(call, block.own);
      if (checked.kind !== "request") throw new Error(JSON.stringify(checked));
      const texts = new Map(snippetsOf(call, checked).map(({ id, text }) => [id, text ?? ""]));
      const title = `${call.operation.id}, ${call.example.name}`;
      return { title, block, call, request: checked.request, texts };
    }),
  ),
);
const CODE = ["block", "operation", "client"];

test("snippets of TypeScript compile, as strictly as can be", async () => {
  const files = all.flatMap(({ texts }, at) =>
    CODE.map((id) => [`${at}-${id}.ts`, texts.get(id) ?? ""] as const),
  );
  const packages = blocks.map(({ page }) => {
    const file = join(root, "generated", page.id, "src/index.ts");
    return [page.package.name, file] as const;
  });
  expect(await compileErrors(new Map(files), new Map(packages), folder)).toBe("");
});

describe.each(all)("$title", ({ block, call, request, texts }) => {
  test.each(CODE)("the call of the %s sends the request that is shown", async (id) => {
    const {
      text: _,
      base64: __,
      ...sent
    } = await requestOfCode(texts.get(id) ?? "", call, block, folder);
    expect(await wireRequest(call, request)).toMatchObject(sent);
  });

  test("curl sends the request that is shown", async () => {
    const shown = await wireRequest(call, request);
    expect(
      await requestOfCommand(texts.get("curl") ?? "", call, request, { server, folder }),
    ).toEqual(shown);
  });

  test("the workflow passes the check", () => {
    const parsed = parseWorkflow(texts.get("workflow") ?? "");
    expect(parsed.diagnostics).toEqual([]);
    const problems = checkWorkflow(
      parsed,
      blocks.map(({ page }) => page.block),
    );
    expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
  });
});
