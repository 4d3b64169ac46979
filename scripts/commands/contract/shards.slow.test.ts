import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { ContractReport } from "../../../contract-tests/report/types.ts";
import { manifestOf, newProject } from "../../change/since/project.fixture.ts";

const SHARDS = ".cache/contract/shards";

/** What a run says in JSON, without what differs from run to run. */
function reportIn(root: string): Pick<ContractReport, "providers" | "otherFailures"> {
  const text = readFileSync(join(root, ".cache/contract/report.json"), "utf8");
  const { providers, otherFailures }: ContractReport = JSON.parse(text);
  const timeless = JSON.stringify(providers).replace(/"durationMs":[\d.]+/g, '"durationMs":0');
  return { providers: JSON.parse(timeless), otherFailures };
}

test("shards start what is theirs, and together say what one run says", () => {
  const { root, run } = newProject();
  const whole = run("contract", "--report", "json");
  expect([whole.status, whole.stderr]).toEqual([0, ""]);
  const expected = reportIn(root);
  const [first, second, third] = ["1/3", "2/3", "3/3"].map((shard) =>
    run("contract", "--shard", shard),
  );
  expect(first?.stdout).toMatch(/^shard 1\/3 tests 1 of 2 providers\n/);
  // The longer name makes a longer manifest.
  expect([first, second].map((shard) => /^(?:rack|shelf) /m.exec(`${shard?.stdout}`)?.[0])).toEqual(
    ["shelf ", "rack "],
  );
  expect(third).toMatchObject({ status: 0, stderr: "" });
  expect(third?.stdout).toMatch(/^shard 3\/3 tests nothing of 2 providers\n\n0 cases: 0 passed;/);
  const merged = run("contract", "--merge", SHARDS, "--report", "json");
  expect([merged.status, merged.stderr]).toEqual([0, ""]);
  expect(reportIn(root)).toEqual(expected);
  rmSync(join(root, SHARDS, "2-of-3.json"));
  const parts = run("contract", "--merge", SHARDS);
  expect([parts.status, parts.stderr]).toEqual([2, expect.stringContaining("lacks 2-of-3.json")]);
});

test("what cannot be tested fails a run that goes on without it", () => {
  const project = newProject();
  const { root, run } = project;
  // A folder is no manifest, whatever its name.
  mkdirSync(join(root, "specs/drawer.yaml"));
  project.write({ "specs/board.yaml": "operations: {a", "specs/table.yaml": manifestOf("table") });
  // Nothing could be derived from it.
  const desk = manifestOf("desk").replace("type: array, items", "type: arrays, items");
  project.write({ "specs/desk.yaml": desk, "generated/desk/openapi.yaml": "openapi: 3.1.0\n" });
  const { status, stdout, stderr } = run("contract", "--report", "json");
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^contract: specs\/board\.yaml:1:\d+: .*; `npx blockwright check --only board` says how/,
  );
  expect(stdout).toContain("board is not tested\n  x specs/board.yaml:1:");
  expect(stdout).toContain("desk is not tested\n  x specs/desk.yaml:");
  expect(stdout).toContain(
    "table is not tested\n  x generated/table/openapi.yaml is not there; make it with",
  );
  expect(stdout).toMatch(/; 3 providers not tested; /);
  const { providers, otherFailures } = reportIn(root);
  const untested = providers.filter(({ problem }) => problem !== undefined);
  expect(providers.map(({ provider }) => provider)).toEqual([
    "board",
    "desk",
    "rack",
    "shelf",
    "table",
  ]);
  expect(untested.map(({ provider }) => provider)).toEqual(["board", "desk", "table"]);
  expect(otherFailures).toEqual([]);
  const shards = ["1/2", "2/2"].map((shard) => run("contract", "--shard", shard));
  expect(shards.map((shard) => shard.status).toSorted()).toEqual([1, 1]);
  const merged = run("contract", "--merge", SHARDS, "--report", "json");
  expect([merged.status, reportIn(root)]).toEqual([1, { providers, otherFailures }]);
  const alone = run("contract", "--provider", "board");
  expect([alone.status, alone.stdout]).toEqual([2, ""]);
  rmSync(join(root, "specs/table.yaml"));
  const changed = run("contract", "--changed");
  const named = expect.stringContaining("specs/board.yaml:1:");
  expect([changed.status, changed.stderr]).toEqual([2, named]);
  expect(changed.stdout).toMatch(
    /^2 of 4 changed since .*\n {2}board: its manifest, which has errors/,
  );
});

test("a run that is too large for one process is made in parts", () => {
  const project = newProject();
  // Costs are known by size alone.
  project.write({ "specs/rack.yaml": `${manifestOf("rack")}${"# a long story\n".repeat(42_000)}` });
  project.generate();
  const { status, stdout, stderr } = project.run("contract", "--report", "json");
  expect([status, stderr]).toEqual([0, ""]);
  expect(stdout).toMatch(/^part 1 of 2\npart 2 of 2\n\ncoverage [^]*\nrack [^]*\nshelf /);
  const { providers } = reportIn(project.root);
  expect(providers.map(({ provider }) => provider)).toEqual(["rack", "shelf"]);
});
