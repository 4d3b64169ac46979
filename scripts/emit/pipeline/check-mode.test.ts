import { appendFileSync, existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { treeOf } from "../../../tests/kit/folder.ts";
import { generate } from "../pipeline.ts";
import { check } from "./check.ts";
import { type FakeProject, fakeProject } from "./project.fixture.ts";
import { marks, run } from "./run.fixture.ts";
import { fakeStages } from "./stages.fixture.ts";

let project: FakeProject;
beforeEach(() => {
  project = fakeProject();
});

const out = (path = "") => join(project.options.out, path);

describe("--check", () => {
  test("is content with what generate wrote", async () => {
    await run(project);
    const before = marks(out());
    expect((await run(project, { check: true })).findings).toEqual([]);
    expect(marks(out())).toEqual(before);
  });

  test("creates nothing", async () => {
    const { findings } = await run(project, { check: true });
    expect(findings).toContain("missing a/src/a.ts");
    expect(existsSync(out())).toBe(false);
  });

  test("names what is stale, edited, missing and left over", async () => {
    project.write("specs/a.yaml", "provider: a\nfile p=1\nfile q=1\nfile r=1\nfile s=1\n");
    await run(project);
    project.write("specs/a.yaml", "provider: a\nfile p=2\nfile q=1\nfile r=1\n");
    appendFileSync(out("a/q"), "mine");
    rmSync(out("a/r"));
    rmSync(join(project.options.specs, "b.yaml"));
    const before = treeOf(out());
    const { findings } = await run(project, { check: true });
    expect(findings.toSorted()).toEqual([
      "edited a/q",
      "leftover a/s",
      "leftover b/manifest.yaml",
      "leftover b/package.json",
      "leftover b/src/b.ts",
      "missing a/r",
      "stale a/manifest.yaml",
      "stale a/p",
    ]);
    expect(treeOf(out())).toEqual(before);
  });

  test("says when only the state file is out of date", async () => {
    await run(project);
    project.write("scripts/emit/tool.ts", "1 // remark\n");
    expect((await run(project, { check: true })).findings).toEqual(["stale .blockwright.json"]);
  });
});

describe("two runs at once", () => {
  test("end with a tree that is wholly that of one input", async () => {
    const other = { ...project.options, specs: join(project.options.workspace.root, "other") };
    project.write("other/a.yaml", "provider: a\nfile package.json={2}\nfile src/a.ts=2\n");
    const runs = [project.options, other, project.options, other].map((options) =>
      generate(options, () => undefined, fakeStages()),
    );
    await Promise.all(runs);
    const tree = treeOf(out());
    expect([
      ["{}\n", "1\n"],
      ["{2}\n", "2\n"],
    ]).toContainEqual([tree["a/package.json"], tree["a/src/a.ts"]]);
    expect(existsSync(out(".blockwright"))).toBe(false);
  });
});

describe("check", () => {
  test("reports every manifest and writes nothing", async () => {
    project.write("specs/a.yaml", "provider: a\nerror\n");
    project.write("specs/b.yaml", "provider: b\nunreadable\n");
    const result = await check(project.options, () => undefined, fakeStages());
    expect(result.diagnostics.map(({ range }) => range.file.path)).toEqual([
      "specs/a.yaml",
      "specs/b.yaml",
    ]);
    expect(existsSync(out())).toBe(false);
  });

  test("with --only still sees a clash with the others", async () => {
    project.write("specs/b.yaml", "provider: a\n");
    const result = await check({ ...project.options, only: ["a"] }, () => undefined, fakeStages());
    expect(result.diagnostics).toHaveLength(1);
  });

  test("reports a manifest that is not read", async () => {
    project.write("specs/c.yml", "provider: c\n");
    const result = await check(project.options, () => undefined, fakeStages());
    expect(result.ignored).toEqual(["specs/c.yml"]);
  });
});
