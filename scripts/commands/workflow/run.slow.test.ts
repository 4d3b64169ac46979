import { expect, test } from "vitest";
import { parse } from "yaml";
import { echo, flow, refusing, secrets } from "./flow.fixture.ts";
import { runCommand, startCommand, startServer, writeTemporary } from "./workflow.fixture.ts";

test("outputs of the last blocks are YAML on standard output, a line for each change is on the other", async () => {
  const server = await startServer(echo);
  const file = writeTemporary("flow.yaml", flow);
  const { status, stdout, stderr } = await runCommand(["run", file], { env: secrets, server });
  expect({ status, stderr }).toMatchObject({ status: 0 });
  expect(parse(stdout)).toMatchObject({
    more: { data: [{ id: "one" }], metadata: { totalItems: 1, count: 1 } },
    themes: { themes: [{ id: "t" }], hasMore: false },
  });
  expect(Object.keys(parse(stdout))).toEqual(["more", "themes"]);
  const lines = stderr
    .replace(/ +\d+ ms/g, "")
    .trimEnd()
    .split("\n");
  expect(lines.toSorted()).toEqual(
    [
      ...["search", "volume", "more", "themes"].flatMap((block) => [
        `${block.padEnd(6)}  running`,
        `${block.padEnd(6)}  completed`,
      ]),
      expect.stringMatching(/^4 blocks: 4 completed in/),
    ].toSorted(),
  );
  expect(stdout + stderr).not.toContain("\u001b");
});

test("a block that fails is named with its error; what depends on it is skipped, the rest goes on", async () => {
  const server = await startServer(refusing("/volumes/one", 404));
  const file = writeTemporary("flow.yaml", flow);
  const { status, stdout, stderr } = await runCommand(["run", file], { env: secrets, server });
  expect(status).toBe(1);
  expect(Object.keys(parse(stdout))).toEqual(["themes"]);
  expect(stderr).toMatch(/^volume {2}failed {2}/m);
  expect(stderr).toMatch(/^more {4}skipped$/m);
  expect(stderr).toContain(
    "failed volume (books_get_volume): not_found: No: /books/v1/volumes/one",
  );
  expect(stderr).toContain("  skipped as a result: more\n");
  expect(stderr).toContain("4 blocks: 2 completed, 1 failed, 1 skipped in ");
});

test("the provider's request id is named", async () => {
  const server = await startServer(refusing("themes", 401));
  const file = writeTemporary("flow.yaml", flow);
  const { status, stderr } = await runCommand(["run", file], { env: secrets, server });
  expect(status).toBe(1);
  expect(stderr).toContain("failed themes (docgen_list_themes): unauthorized: No: /v1.0/themes");
  expect(stderr).toContain("  status 401, request id req_7\n");
});

test("as JSON, every block with what became of it", async () => {
  const server = await startServer(refusing("/volumes/one", 404));
  const file = writeTemporary("flow.yaml", flow);
  const { status, stdout } = await runCommand(["run", file, "--json"], { env: secrets, server });
  expect(status).toBe(1);
  const document = JSON.parse(stdout);
  expect(document).toMatchObject({
    ok: false,
    status: "failed",
    ms: expect.any(Number),
    blocks: {
      search: {
        type: "books",
        operation: "books_search_volumes",
        status: "completed",
        outputs: {},
      },
      volume: { status: "failed", error: { name: "ToolError", code: "not_found", status: 404 } },
      more: { status: "skipped", because: "volume" },
      themes: { status: "completed", outputs: { hasMore: false } },
    },
    diagnostics: [],
  });
  expect(Object.keys(document.blocks)).toEqual(["search", "volume", "more", "themes"]);
});

test("a workflow with an error is not run", async () => {
  const server = await startServer(echo);
  const file = writeTemporary("flow.yaml", flow.replace("search.data[0]", "search.date[0]"));
  const { status, stdout, stderr } = await runCommand(["run", file], { env: secrets, server });
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(stderr).toContain("error reference-output-unknown");
  const json = await runCommand(["run", file, "--json"], { env: secrets, server });
  expect(json).toMatchObject({ status: 1, stderr: "" });
  expect(JSON.parse(json.stdout)).toMatchObject({
    ok: false,
    status: "invalid",
    blocks: {},
    diagnostics: [{ code: "reference-output-unknown" }],
  });
  expect(server.take()).toEqual([]);
});

test.each([
  "SIGINT",
  "SIGTERM",
] as const)("%s ends calls in flight and says what was reached", async (signal) => {
  const server = await startServer((request, response) => {
    // Never answered.
    if (!request.target.includes("/volumes/one")) echo(request, response);
  });
  const file = writeTemporary("flow.yaml", flow);
  const run = startCommand(["run", file], { env: secrets, server });
  await run.printed("volume  running");
  await run.printed("themes  completed");
  run.child.kill(signal);
  const { status, stdout, stderr } = await run.ended;
  expect(status).toBe(130);
  expect(Object.keys(parse(stdout))).toEqual(["themes"]);
  expect(stderr).toContain("interrupted: ");
  expect(stderr).toMatch(/^volume {2}aborted/m);
  expect(stderr).toContain("4 blocks: 2 completed, 2 aborted in ");
});

test("a reader that goes away before the end is no failure of its own", async () => {
  const server = await startServer(echo);
  const file = writeTemporary("flow.yaml", flow);
  const run = startCommand(["run", file, "--json"], { env: secrets, server });
  run.child.stdout.destroy();
  const { status, stderr } = await run.ended;
  expect(status).toBe(0);
  expect(stderr).toContain("4 blocks: 4 completed");
  expect(stderr).not.toContain("EPIPE");
});

test("with mock servers no secret is needed, and jobs are waited for", async () => {
  const env = { DIRECTORY_ACCESS_TOKEN: "real-t0ken", DOCGEN_API_KEY: "" };
  const args = ["run", "examples/workflows/present-team.yaml", "--mock", "--json"];
  const { status, stdout, stderr } = await runCommand(args, { env });
  expect({ status, stderr }).toMatchObject({ status: 0 });
  expect(stderr).toContain("using mock values for DOCGEN_API_KEY\n");
  expect(stderr).toMatch(/^presentation {2}waiting$/m);
  expect(stderr).not.toContain("mock: ");
  expect(JSON.parse(stdout).blocks.presentation.outputs).toMatchObject({ status: "completed" });
  expect(stdout + stderr).not.toContain("real-t0ken");
});
