import { existsSync, mkdirSync, rmSync, statSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { treeOf } from "../../tests/kit/folder.ts";
import { type FakeProject, fakeProject } from "./pipeline/project.fixture.ts";
import { marks, run } from "./pipeline/run.fixture.ts";
import { hashText } from "../system/hash.ts";
import { fakeStages } from "./pipeline/stages.fixture.ts";
import { generate } from "./pipeline.ts";

let project: FakeProject;
beforeEach(() => {
  project = fakeProject();
});

const out = (path = "") => join(project.options.out, path);

describe("a run", () => {
  test("writes every package and the state, and nothing else", async () => {
    expect((await run(project)).status).toEqual({
      a: "written",
      b: "written",
    });
    expect(Object.keys(treeOf(out()))).toEqual([
      ".blockwright.json",
      "a/manifest.yaml",
      "a/package.json",
      "a/src/a.ts",
      "b/manifest.yaml",
      "b/package.json",
      "b/src/b.ts",
    ]);
  });

  test("with nothing changed loads no stage and touches nothing", async () => {
    await run(project);
    const before = marks(out());
    const second = await run(project);
    expect(second.calls).toEqual([]);
    expect(new Set(Object.values(second.status))).toEqual(new Set(["unchanged"]));
    expect(marks(out())).toEqual(before);
  });

  test("makes only the package of the manifest that changed, and keeps its unchanged files", async () => {
    await run(project);
    const kept = statSync(out("a/package.json"));
    const other = marks(out("b"));
    project.write("specs/a.yaml", project.read("specs/a.yaml").replace("a.ts=1", "a.ts=2"));
    const second = await run(project);
    expect(second.calls).toEqual(["load front", "parse specs/a.yaml", "load back", "emit a"]);
    expect(second.outputs[0]).toMatchObject({ id: "a", written: 2, unchanged: 1, removed: 0 });
    expect(project.read("generated/a/src/a.ts")).toBe("2\n");
    expect(project.read("generated/a/manifest.yaml")).toBe(project.read("specs/a.yaml"));
    expect(statSync(out("a/package.json")).mtimeMs).toBe(kept.mtimeMs);
    expect(marks(out("b"))).toEqual(other);
  });

  test.each([
    ["a source of the tool", "scripts/emit/tool.ts"],
    ["a template", "templates/a.hbs"],
    ["the manifest schema", "specs/manifest.schema.json"],
    ["the runtime", "packages/runtime/src/index.ts"],
    ["the reader of documents", "packages/workflow/src/document/read.ts"],
  ])("makes everything again when %s changed", async (_, path) => {
    await run(project);
    project.write(path, "// changed\n");
    expect((await run(project)).calls).toEqual(expect.arrayContaining(["emit a", "emit b"]));
  });

  test.each([
    "scripts/emit/tool.test.ts",
    "scripts/language/testdata/a.ts",
    "packages/runtime/src/index.test.ts",
    "packages/workflow/src/index.test.ts",
  ])("does not mind a change of %s", async (path) => {
    await run(project);
    project.write(path, "// changed\n");
    expect((await run(project)).calls).toEqual([]);
  });

  test("makes no library, and says so to who asks for one", async () => {
    await run(project);
    project.write("packages/workflow/src/run/index.ts", "export const changed = true;\n");
    expect((await run(project)).calls).toEqual([]);
    await expect(run(project, { only: ["runtime"] })).rejects.toThrow(
      '--only names "runtime"; there are manifests for a, b; libraries are written by hand, not generated',
    );
  });

  test("removes the libraries that older releases emitted", async () => {
    await run(project);
    const before = treeOf(out());
    project.write("generated/runtime/src/index.ts", "1\n");
    const state = JSON.parse(project.read("generated/.blockwright.json"));
    const files = { "src/index.ts": hashText("1\n") };
    state.outputs.runtime = { ...state.outputs.a, spec: null, block: null, files };
    project.write("generated/.blockwright.json", JSON.stringify(state));
    expect((await run(project)).status).toMatchObject({ runtime: "removed" });
    expect(treeOf(out())).toEqual(before);
  });

  test("follows a hook file", async () => {
    project.write("specs/a.yaml", "provider: a\nhook: ./hooks/a.ts#f\n");
    project.write("specs/hooks/a.ts", "file src/hook.ts=1\n");
    await run(project);
    expect((await run(project)).calls).toEqual([]);
    project.write("specs/hooks/a.ts", "file src/hook.ts=2\n");
    await run(project);
    expect(project.read("generated/a/src/hook.ts")).toBe("2\n");
  });

  test("reads no hook file outside the folder of manifests", async () => {
    project.write("secret.ts", "file src/secret.ts=1\n");
    mkdirSync(join(project.options.specs, "hooks"));
    symlinkSync(
      join(project.options.workspace.root, "secret.ts"),
      join(project.options.specs, "hooks/a.ts"),
    );
    project.write("specs/a.yaml", "provider: a\nhook: ./hooks/a.ts#f\nfile x=1\n");
    project.write("specs/b.yaml", "provider: b\nhook: ../secret.ts#f\nfile x=1\n");
    await run(project);
    expect(Object.keys(treeOf(out())).filter((path) => path.includes("secret"))).toEqual([]);
  });

  test("with CRLF checkouts of inputs and outputs finds nothing to do", async () => {
    await run(project);
    for (const path of ["specs/a.yaml", "packages/runtime/src/index.ts", "generated/a/src/a.ts"]) {
      project.write(path, project.read(path).replaceAll("\n", "\r\n"));
    }
    project.write(
      "generated/.blockwright.json",
      project.read("generated/.blockwright.json").replaceAll("\n", "\r\n"),
    );
    expect((await run(project)).calls).toEqual([]);
    expect((await run(project, { check: true })).findings).toEqual([]);
  });

  test("gives the same bytes from another place and after deleting everything", async () => {
    await run(project);
    const first = treeOf(out());
    rmSync(out(), { recursive: true });
    await run(project);
    expect(treeOf(out())).toEqual(first);
    const other = fakeProject();
    await generate(other.options, () => undefined, fakeStages());
    expect(treeOf(other.options.out)).toEqual(first);
  });

  test("with --only leaves the others alone, even when they are out of date", async () => {
    await run(project);
    for (const name of ["a", "b"]) {
      project.write(`specs/${name}.yaml`, `provider: ${name}\nfile src/${name}.ts=2\n`);
    }
    expect((await run(project, { only: ["a"] })).status).toEqual({
      a: "written",
    });
    expect(project.read("generated/b/src/b.ts")).toBe("1\n");
    await expect(run(project, { only: ["c"] })).rejects.toThrow('--only names "c"');
  });

  test("clears away what a killed run left, also when nothing has to be written", async () => {
    await run(project);
    const before = treeOf(out());
    project.write("generated/.blockwright/new/a/package.json", "{}");
    expect((await run(project)).calls).toEqual([]);
    expect(treeOf(out())).toEqual(before);
  });

  test("with --all makes everything and still writes nothing", async () => {
    await run(project);
    const before = marks(out());
    expect((await run(project, { all: true })).calls).toContain("emit b");
    expect(marks(out())).toEqual(before);
  });
});

describe("errors in manifests", () => {
  test("leave that package as it was and write the others", async () => {
    await run(project);
    project.write("specs/a.yaml", "provider: a\nerror\n");
    project.write("specs/b.yaml", "provider: b\nfile src/b.ts=2\n");
    expect((await run(project)).status).toEqual({
      a: "failed",
      b: "written",
    });
    expect(project.read("generated/a/src/a.ts")).toBe("1\n");
    project.write("specs/a.yaml", "provider: a\nfile package.json={}\nfile src/a.ts=1\n");
    expect((await run(project)).calls).not.toContain("emit a");
  });

  test("keep every package, since one of them might belong to the manifest", async () => {
    await run(project);
    project.write("specs/c.yaml", "unreadable");
    rmSync(join(project.options.specs, "a.yaml"));
    await run(project);
    expect(existsSync(out("a/src/a.ts"))).toBe(true);
  });

  test("a clash with a manifest that was skipped is found, and neither is written", async () => {
    await run(project);
    project.write("specs/0.yaml", "provider: b\nfile src/b.ts=stolen\n");
    const second = await run(project);
    expect(second.calls).toContain("set b b");
    expect(second.diagnostics).toHaveLength(1);
    expect(project.read("generated/b/src/b.ts")).toBe("1\n");
  });
});
