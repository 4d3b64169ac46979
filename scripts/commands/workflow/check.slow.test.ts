import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { traced } from "../traced.fixture.ts";
import { runCommand, writeTemporary } from "./workflow.fixture.ts";

const examples = readdirSync("examples/workflows").map((name) => `examples/workflows/${name}`);

const wrong = `blocks:
  search:
    type: books
    name: Search
    inputs: { operation: books_search_volumes, apiKey: "{{KEY}}", q: dune, maxResults: 1000000 }
    connections: { outgoing: [{ target: gone }] }
`;

test("the examples have no problems", async () => {
  const { status, stdout, stderr } = await runCommand(["check", ...examples]);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).toMatch(/^3 workflows, 8 blocks: no problems in \d+ ms\n$/);
});

test("every problem is reported with its location", async () => {
  const file = writeTemporary("wrong.yaml", wrong);
  const { status, stdout, stderr } = await runCommand(["check", examples[0] ?? "", file]);
  expect(status).toBe(1);
  expect(stdout).toMatch(
    /^2 workflows, 4 blocks: checked in .*\n2 errors\nmore about .* check --explain workflow-input-invalid\n$/,
  );
  expect(stderr).toContain("wrong.yaml:5:88 error workflow-input-invalid: ");
  expect(stderr).toContain(
    'wrong.yaml:6:41 error connection-target-unknown: There is no block "gone"',
  );
});

test("for programs, as JSON and for GitHub", async () => {
  const file = writeTemporary("wrong.yaml", wrong);
  const json = await runCommand(["check", file, "--json"]);
  expect(json).toMatchObject({ status: 1, stderr: "" });
  expect(JSON.parse(json.stdout)).toMatchObject({
    ok: false,
    workflows: 1,
    blocks: 1,
    errors: 2,
    warnings: 0,
    diagnostics: [{ code: "workflow-input-invalid", start: { line: 5 } }, { file }],
  });
  const github = await runCommand(["check", file, "--format", "github"]);
  expect(github).toMatchObject({ status: 1, stderr: "" });
  expect(github.stdout).toMatch(/^::error file=.*wrong\.yaml,line=5,/);
});

test("warnings alone are no failure", async () => {
  const doubtful = wrong.replace("1000000", "4").replace("[{ target: gone }]", "[]");
  const more = doubtful.slice(doubtful.indexOf("  search:")).replaceAll("search:", "other:");
  const last = more.replaceAll("other:", "last:");
  const connected = last.replace(
    "connections: { outgoing: [] }",
    "connections: { outgoing: [{ target: other }] }",
  );
  const file = writeTemporary("doubtful.yaml", doubtful + more + connected);
  const { status, stdout, stderr } = await runCommand(["check", file]);
  expect(stderr).toContain("warning block-unconnected");
  expect(stdout).toContain("1 warning");
  expect(status).toBe(0);
});

test("in a folder below, npm names files from there", async () => {
  const env = { npm_lifecycle_event: "workflow", INIT_CWD: resolve("examples/workflows") };
  const { status, stderr } = await runCommand(["run", "present-team.yaml"], { env });
  expect(status).toBe(2);
  expect(stderr).toContain("\n  DOCGEN_API_KEY: present-team.yaml:24:16 (presentation)\n");
});

test("an option that npm kept for itself is not left out in silence", async () => {
  const env = { npm_config_mock: "true", npm_lifecycle_event: "workflow" };
  const { status, stderr } = await runCommand(["run", "examples/workflows/present-team.yaml"], {
    env,
  });
  expect(status).toBe(2);
  expect(stderr).toContain(
    "error: npm took --mock for its own option; put two dashes before it: npm run workflow -- ...",
  );
});

test.each([
  [["check"], "the file of a workflow is missing\nSee npx blockwright workflow --help."],
  [
    ["check", "nowhere.yaml", "scripts"],
    "nowhere.yaml: there is no such file\n  scripts: this is a folder, not a file",
  ],
  [["draw", "nowhere.yaml"], "nowhere.yaml: there is no such file"],
  [
    ["run", "examples/workflows/present-team.yaml", "--env-file", "nowhere.env"],
    "nowhere.env: there is no such file",
  ],
])("%j is wrong usage", async (args, message) => {
  const { status, stdout, stderr } = await runCommand(args);
  expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  expect(stderr).toBe(`error: ${message}\n`);
});

test("draw prints a flowchart, and says what is wrong with a document that has no shape", async () => {
  const drawn = await runCommand(["draw", "examples/workflows/summarise-book.yaml"]);
  expect(drawn).toMatchObject({ status: 0, stderr: "" });
  expect(drawn.stdout).toMatch(/^flowchart TD\n {2}b1\[/);
  const broken = await runCommand(["draw", writeTemporary("broken.yaml", "blocks: []\n")]);
  expect(broken).toMatchObject({ status: 1, stdout: "" });
  expect(broken.stderr).toContain("broken.yaml:1:9 error workflow-value-type");
});

test("a check loads no package and no mock server", () => {
  const { status, modules } = traced(["workflow", "check", ...examples]);
  const loaded = modules.join("\n");
  expect(status).toBe(0);
  expect(loaded).toContain("/packages/workflow/src/check.ts");
  expect(loaded).not.toMatch(
    /@stoplight|contract-tests|generated\/|scripts\/commands\/workflow\/execute/,
  );
});
