import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { newFolder } from "../../../tests/kit/folder.ts";
import { program } from "../../../tests/kit/program.ts";
import { git } from "../../change/diff/states/repository.fixture.ts";
import { manifestOf, newProject } from "../../change/since/project.fixture.ts";
import { roots } from "../../system/roots.fixture.ts";

interface Workflow {
  readonly jobs: Readonly<Record<string, { readonly steps: readonly Step[] }>>;
}
interface Step {
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

/** A job of a workflow that init writes: how deep it clones, and the lines of it that run the tool. */
function recipe(name: string, job: string, command = "") {
  const file = join(roots.installation.templates, "init", name);
  const { jobs }: Workflow = parse(readFileSync(file, "utf8"));
  const { steps } = jobs[job] ?? { steps: [] };
  const depth = steps.find((step) => step.with?.["persist-credentials"] === false)?.with;
  const lines = steps.flatMap(({ run = "" }) =>
    run.includes(`npx blockwright ${command}`) ? [run] : [],
  );
  return { depth: Number(depth?.["fetch-depth"] ?? 1), line: lines.join("\n") };
}

/** Runs lines as a runner does; expressions have these values. */
function runIn(folder: string, line: string, values: Readonly<Record<string, number>> = {}) {
  const tool = `${JSON.stringify(process.execPath)} ${JSON.stringify(program)}`;
  const script = Object.entries(values)
    .reduce((text, [name, value]) => text.replaceAll(`\${{ ${name} }}`, `${value}`), line)
    .replaceAll("npx blockwright", tool);
  expect(script).not.toContain("${{");
  const env = { ...process.env, NO_COLOR: "1", GITHUB_STEP_SUMMARY: join(folder, "summary.md") };
  return spawnSync("bash", ["-e", "-c", script], { cwd: folder, env, encoding: "utf8" });
}

/** A clone as the action of GitHub makes it: so many commits, and only the one that is tested. */
function cloneOf(root: string, reference: string, depth: number): string {
  const clone = newFolder();
  git(clone, "init", "--quiet");
  git(clone, "fetch", "--quiet", `--depth=${depth}`, pathToFileURL(root).href, reference);
  git(clone, "checkout", "--quiet", "FETCH_HEAD");
  cpSync(join(root, "node_modules"), join(clone, "node_modules"), { recursive: true });
  return clone;
}

test("on a pull request, what it changes is tested in a clone of two commits", () => {
  const project = newProject();
  project.git("checkout", "--quiet", "-b", "work");
  project.write({ "specs/shelf.yaml": manifestOf("shelf", "Other words.") });
  project.generate();
  project.commit();
  project.git("checkout", "--quiet", "main");
  // Of the target itself: no change of the pull request, which began before it.
  project.write({ "specs/rack.yaml": manifestOf("rack", "More words.") });
  project.generate();
  project.commit();
  project.git("checkout", "--quiet", "-b", "pull");
  project.git("merge", "--quiet", "--no-commit", "--strategy-option=ours", "work");
  project.generate();
  project.commit();

  const { depth, line } = recipe("blockwright.yml", "contract");
  const { status, stdout, stderr } = runIn(cloneOf(project.root, "pull", depth), line);
  expect([status, stderr]).toEqual([0, ""]);
  expect(stdout).toMatch(/^1 of 2 changed since \w{7} \(HEAD\^1\)\n {2}shelf: its manifest/);
  expect(stdout).toContain("summary.md written\n");
  // With one commit, git knows of no target.
  const shallow = runIn(cloneOf(project.root, "pull", 1), line);
  expect([shallow.status, shallow.stderr]).toEqual([2, expect.stringContaining("is shallow")]);
});

test("on a pull request, one page shows the blocks as proposed", () => {
  const { root, ...project } = newProject();
  project.git("branch", "target");
  project.write({ "specs/shelf.yaml": manifestOf("shelf", "Other words.") });
  project.commit();
  project.git("branch", "proposed");
  const temp = newFolder();
  const { line } = recipe("blockwright-comment.yml", "report", "catalogue");
  const { status, stderr } = runIn(root, line.replaceAll("$RUNNER_TEMP", temp));
  expect([status, stderr]).toEqual([0, ""]);
  expect(readdirSync(join(temp, "catalogue"))).toContain("index.html");
  const page = readFileSync(join(temp, "catalogue/index.html"), "utf8");
  expect(page).toContain('"base":"target"');
  expect(page).toContain("Other words.");
});

test("every night, shards on machines of their own are brought together", () => {
  const { root } = newProject();
  const shard = recipe("blockwright-nightly.yml", "contract");
  const report = recipe("blockwright-nightly.yml", "report");
  const collected = cloneOf(root, "main", report.depth);
  const parts = ".cache/contract/shards";
  const count = { "strategy.job-total": 2 };
  for (const index of [1, 2]) {
    const machine = cloneOf(root, "main", shard.depth);
    const { status, stderr } = runIn(machine, shard.line, { "matrix.shard": index, ...count });
    expect([status, stderr]).toEqual([0, ""]);
    mkdirSync(join(collected, parts), { recursive: true });
    cpSync(join(machine, parts), join(collected, parts), { recursive: true });
  }
  const { status, stdout } = runIn(collected, report.line);
  expect([status, stdout]).toEqual([0, expect.stringMatching(/\n([\d,]+) cases: \1 passed; /)]);
  expect(readFileSync(join(collected, "summary.md"), "utf8")).toMatch(/\| rack .*\n\| shelf /);
  const [lost = ""] = readdirSync(join(collected, parts));
  rmSync(join(collected, parts, lost));
  expect(runIn(collected, report.line)).toMatchObject({
    status: 2,
    stderr: expect.stringContaining("lacks 1-of-2.json"),
  });
});
