import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { help as mcpHelp } from "../../packages/mcp/src/help.ts";
import { roots } from "../../scripts/system/roots.fixture.ts";
import { makeAcme, WORKFLOW } from "./acme.ts";

// Everything that a project of somebody else does with its manifests, from the first check on.
const acme = makeAcme();

const printed: string[] = [];

/** Runs a command that has to succeed. */
function run(...args: readonly string[]): string {
  const { status, stdout, stderr } = acme.run(...args);
  expect(status, stdout + stderr).toBe(0);
  printed.push(stdout, stderr);
  return stdout;
}

test("check and generate take its manifests, its scope and its folders", () => {
  expect(run("check")).toContain("2 manifests, 13 operations: no problems");
  expect(run("generate")).toContain("2 providers, 13 operations");
  expect(run("generate", "--check")).toContain("up to date");
  const { name } = JSON.parse(readFileSync(join(acme.root, "out/hooked/package.json"), "utf8"));
  expect(name).toBe("@acme/hooked");
});

test("contract needs no code of its own, and reports below its root", () => {
  const reports = ["json", "html", "markdown", "junit"].flatMap((name) => ["--report", name]);
  expect(run("contract", ...reports)).toMatch(
    /\n([\d,]+) cases: \1 passed; ([\d,]+) of \2 coverage items covered; /,
  );
  // What Vitest keeps for the next run is the project's, too.
  expect(readdirSync(join(acme.root, "node_modules/.cache/blockwright"))).toContain("suite");
  const folder = join(acme.root, ".cache/contract");
  const names = readdirSync(folder).toSorted();
  expect(names).toEqual(["junit.xml", "report.html", "report.json", "report.md"]);
  for (const name of names) {
    const text = readFileSync(join(folder, name), "utf8");
    expect(text).toContain("hooked");
    expect(text).not.toContain(acme.root);
    printed.push(text);
  }
});

test("mutate measures providers with hooks, and contract reports what it found", () => {
  expect(run("mutate", "--sample", "12")).toMatch(/^100 % of \d+ mutants killed \(a sample\)/m);
  run("contract", "--provider", "hooked", "--report", "json");
  const report = readFileSync(join(acme.root, ".cache/contract/report.json"), "utf8");
  expect(JSON.parse(report).mutation).toMatchObject({ sampled: true, survivors: [] });
});

test("a workflow of its blocks is checked and runs against mock servers", () => {
  acme.write("search.yaml", WORKFLOW);
  expect(run("workflow", "check", "search.yaml")).toContain("no problems");
  expect(run("workflow", "run", "--mock", "search.yaml")).toBe(
    "search:\n  items:\n    - a\n    - b\n",
  );
});

test("mock serves on one port what has a document, and the others once they have", async () => {
  const document = join(acme.root, "out/writes/openapi.yaml");
  renameSync(document, `${document}.away`);
  const { cli } = roots.installation;
  const child = spawn(process.execPath, ["--", cli, "mock"], { cwd: acme.root });
  const ended = once(child, "exit");
  const said = buffer(child.stderr);
  const [line] = await once(createInterface({ input: child.stdout }), "line");
  const [, url = "", port = ""] = /^hooked (http:\/\/127\.0\.0\.1:(\d+))\/hooked$/.exec(line) ?? [];
  expect(acme.run("mock", port)).toMatchObject({
    status: 1,
    stdout: "",
    stderr: expect.stringMatching(/port \d+ is in use; choose another one\n$/),
  });
  const answers = async (provider: string) => await (await fetch(`${url}/${provider}/no`)).text();
  expect(await answers("hooked")).toContain("NO_PATH_MATCHED_ERROR");
  expect(await answers("writes")).toContain("out/writes/openapi.yaml is not there");
  renameSync(`${document}.away`, document);
  expect(await answers("writes")).toContain("NO_PATH_MATCHED_ERROR");
  child.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
  const lines = String(await said)
    .trimEnd()
    .split("\n");
  expect(lines).toEqual(
    ["without writes", "writes"].map((which) =>
      expect.stringMatching(`^mock: ${which}: out/writes/openapi.yaml is not there; make it with`),
    ),
  );
});

test("help speaks of no project, and fits a terminal", () => {
  const names = Array.from(run("--help").matchAll(/^ {2}([a-z]+) {2,}/gm), ([, name = ""]) => name);
  expect(names).toEqual(expect.arrayContaining(["generate", "release", "workflow"]));
  const helps = [run("--help"), ...names.map((name) => run(name, "--help")), mcpHelp];
  const lines = helps.flatMap((text) => text.split("\n"));
  // The width of a terminal.
  expect(lines.filter((line) => line.length > 80)).toEqual([]);
});

// After all of them: what is printed is the same whatever is asked for.
test("nothing that was printed or reported names a provider of this repository, or its scripts", () => {
  const own = readdirSync(roots.workspace.specs).filter((name) => name.endsWith(".yaml"));
  const names = own.map((name) => name.replace(".yaml", ""));
  expect(names).toContain("books");
  expect(printed.length).toBeGreaterThan(20);
  expect(printed.join("\n")).not.toMatch(new RegExp(`\\b(?:${names.join("|")})\\b|npm run`));
});
