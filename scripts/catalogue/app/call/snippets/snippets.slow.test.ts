import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { newFolder } from "../../../../../tests/kit/folder.ts";
import { startLoopback } from "../../../../../contract-tests/servers/loopback.ts";
import type { SentRequest } from "../../../../../contract-tests/run/types.ts";
import { checkWorkflow, parseWorkflow } from "../../../../../packages/workflow/src/index.ts";
import { continuedCode } from "../../operation/continued-code.ts";
import { emittedSources, exampleCalls, loadedBlocks } from "../blocks.fixture.ts";
import { secretEnvironment } from "../environment.fixture.ts";
import { check } from "../perform.ts";
import { snippetOf } from "../snippets.ts";
import { wireRequest } from "../wire.fixture.ts";
import { compileErrors } from "./compiled.fixture.ts";
import { typedCalls } from "./typed.fixture.ts";
import { givenValues } from "./values.ts";
import { requestOfCode, requestOfCommand, writeFiles } from "./recorded.fixture.ts";

const root = join(import.meta.dirname, "../../../../..");
// Inside the project, so that the types of Node are found.
const folder = newFolder({}, join(root, "node_modules/.cache"));
const server = await startLoopback((_, response) => response.end());
afterAll(() => server.close());

const CODE = ["block", "operation", "client"];

/** Where an example does not say when it is. */
const NOW = "2026-01-02T03:04:05.678Z";
const workspaces = ["", "examples/recipes", "examples/providers"];
const blocks = (await Promise.all(workspaces.map((each) => loadedBlocks(each)))).flat();
const asTyped = typedCalls(blocks);
const asGiven = blocks.flatMap((block) =>
  exampleCalls(block).map((call) => [block, call] as const),
);
const all = await Promise.all(
  [...asGiven, ...asTyped].map(async ([block, { example, ...rest }], at) => {
    const call = { ...rest, example: { now: NOW, ...example } };
    const checked = await check(call, block.own);
    if (checked.kind !== "request") throw new Error(JSON.stringify(checked));
    const texts = new Map(
      [...CODE, "curl", "workflow"].flatMap((id) => {
        const text = snippetOf(id, call, checked)?.text;
        return text ? [[id, text] as const] : [];
      }),
    );
    const typed = at < asGiven.length ? "" : `typed ${at - asGiven.length}, `;
    const title = `${typed}${call.operation.id}, ${call.example.name}`;
    const cwd = join(folder, `files-${at}`);
    await writeFiles(call, checked.request, cwd);
    const env = await secretEnvironment(call, block.own);
    return { title, block, call, request: checked.request, texts, env, cwd };
  }),
);

/** What stands between the parts of a body is made anew for each. */
function withoutBoundary(sent: SentRequest): SentRequest {
  const { text: _, base64: __, ...rest } = sent;
  return sent.headers["content-type"]?.startsWith("multipart/") ? rest : sent;
}

test("snippets of TypeScript compile, as strictly as can be", async () => {
  const files = all.flatMap(({ texts, call }, at) => {
    const shown = CODE.map((id) => [id, texts.get(id)] as const);
    return [...shown, ["continued", continuedCode(call)] as const].flatMap(([id, text]) =>
      text ? [[`${at}-${id}.ts`, text] as const] : [],
    );
  });
  const sources = workspaces.map((each) => emittedSources(each, join(folder, "packages")));
  const packages = new Map((await Promise.all(sources)).flat());
  expect(await compileErrors(new Map(files), packages, folder)).toBe("");
});

describe.each(all)("$title", ({ block, call, request, texts, env, cwd }) => {
  const signs = block.page.operations[call.operation.id]?.signs ?? [];
  const shown = () => wireRequest(request, env);

  test.each(
    CODE.filter((id) => texts.has(id)),
  )("the call of the %s sends the request that is shown", async (id) => {
    const sent = await requestOfCode(texts.get(id) ?? "", call, block, { env, cwd });
    const headers = Object.entries(sent.headers).filter(([name]) => !signs.includes(name));
    const unsigned = { ...sent, headers: Object.fromEntries(headers) };
    expect(withoutBoundary(unsigned)).toEqual(withoutBoundary(await shown()));
  });

  test("curl sends the request that is shown", async () => {
    const command = texts.get("curl") ?? "";
    const sent = await requestOfCommand(command, request, { server, env, cwd });
    expect(withoutBoundary(sent)).toEqual(withoutBoundary(await shown()));
  });

  test("the workflow passes the check", () => {
    const parsed = parseWorkflow(texts.get("workflow") ?? "");
    expect(parsed.diagnostics).toEqual([]);
    const problems = checkWorkflow(parsed, [block.page.block]);
    expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
    const [{ inputs } = { inputs: {} }] = Object.values(parsed.workflow?.blocks ?? {});
    const read = JSON.parse(JSON.stringify(inputs).replaceAll("\\\\{{", "{{"));
    const given = givenValues(call).filter(([, value]) => !(value instanceof File));
    expect(read).toMatchObject(Object.fromEntries(given));
  });
});
