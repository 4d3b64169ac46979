import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { RunOptions } from "./pipeline/inputs.ts";
import { type FakeProject, fakeProject, fakeStages, treeOf } from "./pipeline/stages.fixture.ts";
import { check, generate } from "./pipeline.ts";

let project: FakeProject;
beforeEach(() => {
  project = fakeProject();
});
afterEach(() => project.remove());

async function run(more: Partial<RunOptions> = {}) {
  const stages = fakeStages();
  const result = await generate({ ...project.options, ...more }, () => undefined, stages);
  const status = Object.fromEntries(result.outputs.map((output) => [output.id, output.status]));
  const findings = result.findings.map(({ kind, path }) => `${kind} ${path}`);
  return { ...result, status, findings, calls: stages.calls };
}

const out = (path = "") => join(project.options.out, path);

/** Modification times and inode numbers: anything that is written again differs. */
function marks(folder = out()) {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .concat(".")
    .map((path) => [path, statSync(join(folder, path)).mtimeMs, statSync(join(folder, path)).ino]);
}

describe("a run", () => {
  test("writes every package and the state, and nothing else", async () => {
    expect((await run()).status).toEqual({ a: "written", b: "written", runtime: "written" });
    expect(Object.keys(treeOf(out()))).toEqual([
      ".blockwright.json",
      "a/package.json",
      "a/src/a.ts",
      "b/package.json",
      "b/src/b.ts",
      "runtime/src/index.ts",
    ]);
  });

  test("with nothing changed loads no stage and touches nothing", async () => {
    await run();
    const before = marks();
    const second = await run();
    expect(second.calls).toEqual([]);
    expect(second.status).toEqual({ a: "unchanged", b: "unchanged", runtime: "unchanged" });
    expect(marks()).toEqual(before);
  });

  test("makes only the package of the manifest that changed, and keeps its unchanged files", async () => {
    await run();
    const kept = statSync(out("a/package.json"));
    const other = marks(out("b"));
    project.write("specs/a.yaml", project.read("specs/a.yaml").replace("a.ts=1", "a.ts=2"));
    const second = await run();
    expect(second.calls).toEqual(["load front", "parse specs/a.yaml", "load back", "emit a"]);
    expect(second.outputs[0]).toMatchObject({ id: "a", written: 1, unchanged: 1, removed: 0 });
    expect(project.read("generated/a/src/a.ts")).toBe("2\n");
    expect(statSync(out("a/package.json")).mtimeMs).toBe(kept.mtimeMs);
    expect(marks(out("b"))).toEqual(other);
  });

  test.each([
    ["a source of the tool", "scripts/tool.ts"],
    ["a template", "templates/a.hbs"],
    ["the manifest schema", "specs/manifest.schema.json"],
    ["the runtime", "templates/runtime/index.ts"],
  ])("makes everything again when %s changed", async (_, path) => {
    await run();
    project.write(path, "// changed\n");
    expect((await run()).calls).toEqual(expect.arrayContaining(["emit a", "emit b"]));
  });

  test.each(["scripts/tool.test.ts", "scripts/testdata/a.ts", "templates/runtime/index.test.ts"])(
    "does not mind a change of %s",
    async (path) => {
      await run();
      project.write(path, "// changed\n");
      expect((await run()).calls).toEqual([]);
    },
  );

  test("follows a hook file", async () => {
    project.write("specs/a.yaml", "provider: a\nhook: ./hooks/a.ts#f\n");
    project.write("specs/hooks/a.ts", "file src/hook.ts=1\n");
    await run();
    expect((await run()).calls).toEqual([]);
    project.write("specs/hooks/a.ts", "file src/hook.ts=2\n");
    await run();
    expect(project.read("generated/a/src/hook.ts")).toBe("2\n");
  });

  test("reads no hook file outside the folder of manifests", async () => {
    project.write("secret.ts", "file src/secret.ts=1\n");
    mkdirSync(join(project.options.specs, "hooks"));
    symlinkSync(join(project.options.root, "secret.ts"), join(project.options.specs, "hooks/a.ts"));
    project.write("specs/a.yaml", "provider: a\nhook: ./hooks/a.ts#f\nfile x=1\n");
    project.write("specs/b.yaml", "provider: b\nhook: ../secret.ts#f\nfile x=1\n");
    await run();
    expect(Object.keys(treeOf(out())).filter((path) => path.includes("secret"))).toEqual([]);
  });

  test("with CRLF checkouts of inputs and outputs finds nothing to do", async () => {
    await run();
    for (const path of ["specs/a.yaml", "templates/runtime/index.ts", "generated/a/src/a.ts"]) {
      project.write(path, project.read(path).replaceAll("\n", "\r\n"));
    }
    project.write("generated/.blockwright.json", project.read("generated/.blockwright.json").replaceAll("\n", "\r\n"));
    expect((await run()).calls).toEqual([]);
    expect((await run({ check: true })).findings).toEqual([]);
  });

  test("gives the same bytes from another place and after deleting everything", async () => {
    await run();
    const first = treeOf(out());
    rmSync(out(), { recursive: true });
    await run();
    expect(treeOf(out())).toEqual(first);
    const other = fakeProject();
    await generate(other.options, () => undefined, fakeStages());
    expect(treeOf(other.options.out)).toEqual(first);
    other.remove();
  });

  test("with --only leaves the others alone, even when they are out of date", async () => {
    await run();
    for (const name of ["a", "b"]) {
      project.write(`specs/${name}.yaml`, `provider: ${name}\nfile src/${name}.ts=2\n`);
    }
    expect((await run({ only: ["a"] })).status).toEqual({ a: "written", runtime: "unchanged" });
    expect(project.read("generated/b/src/b.ts")).toBe("1\n");
    await expect(run({ only: ["c"] })).rejects.toThrow('--only names "c"');
  });

  test("with --all makes everything and still writes nothing", async () => {
    await run();
    const before = marks();
    expect((await run({ all: true })).calls).toContain("emit b");
    expect(marks()).toEqual(before);
  });
});

describe("errors in manifests", () => {
  test("leave that package as it was and write the others", async () => {
    await run();
    project.write("specs/a.yaml", "provider: a\nerror\n");
    project.write("specs/b.yaml", "provider: b\nfile src/b.ts=2\n");
    expect((await run()).status).toEqual({ a: "failed", b: "written", runtime: "unchanged" });
    expect(project.read("generated/a/src/a.ts")).toBe("1\n");
    project.write("specs/a.yaml", "provider: a\nfile package.json={}\nfile src/a.ts=1\n");
    expect((await run()).calls).not.toContain("emit a");
  });

  test("keep every package, since one of them might belong to the manifest", async () => {
    await run();
    project.write("specs/c.yaml", "unreadable");
    rmSync(join(project.options.specs, "a.yaml"));
    await run();
    expect(existsSync(out("a/src/a.ts"))).toBe(true);
  });

  test("a clash with a manifest that was skipped is found, and neither is written", async () => {
    await run();
    project.write("specs/0.yaml", "provider: b\nfile src/b.ts=stolen\n");
    const second = await run();
    expect(second.calls).toContain("set b b");
    expect(second.diagnostics).toHaveLength(1);
    expect(project.read("generated/b/src/b.ts")).toBe("1\n");
  });

  test("a clash of block types is found as well", async () => {
    await run();
    project.write("specs/c.yaml", "provider: c\nblock: b\nfile x=1\n");
    const second = await run();
    expect(second.calls).toContain("set b c");
    expect(second.status).toMatchObject({ c: "failed" });
  });
});

describe("what people did in the output folder", () => {
  test("a hand edit is told and not overwritten, changed manifest or not", async () => {
    await run();
    appendFileSync(out("a/src/a.ts"), "mine\n");
    expect((await run()).findings).toEqual(["edited a/src/a.ts"]);
    project.write("specs/a.yaml", "provider: a\nfile src/a.ts=2\nfile new.ts=1\n");
    const second = await run();
    expect(second.findings).toEqual(["edited a/src/a.ts"]);
    expect(second.status["a"]).toBe("refused");
    expect(project.read("generated/a/src/a.ts")).toBe("1\nmine\n");
    expect(existsSync(out("a/new.ts"))).toBe(false);
    expect((await run({ force: true })).status["a"]).toBe("written");
    expect(project.read("generated/a/src/a.ts")).toBe("2\n");
  });

  test("a hand edit of a file that is no longer produced is not removed", async () => {
    await run();
    appendFileSync(out("a/src/a.ts"), "mine\n");
    project.write("specs/a.yaml", "provider: a\nfile package.json={}\n");
    expect((await run()).findings).toEqual(["edited a/src/a.ts"]);
    rmSync(join(project.options.specs, "a.yaml"));
    expect((await run()).findings).toEqual(["edited a/src/a.ts"]);
    expect(existsSync(out("a/package.json"))).toBe(true);
  });

  test("an edit that is what would be written anyway is no conflict", async () => {
    await run();
    writeFileSync(out("a/src/a.ts"), "2\n");
    project.write("specs/a.yaml", "provider: a\nfile package.json={}\nfile src/a.ts=2\n");
    expect((await run()).findings).toEqual([]);
  });

  test("a file in the way is refused, or adopted when it is the same", async () => {
    project.write("generated/a/src/a.ts", "foreign\n");
    project.write("generated/b/src/b.ts", "1\n");
    const first = await run();
    expect(first.findings).toEqual(["foreign a/src/a.ts"]);
    expect(first.status).toMatchObject({ a: "refused", b: "written" });
  });

  test("a deleted file comes back", async () => {
    await run();
    rmSync(out("a/src"), { recursive: true });
    expect((await run()).outputs[0]).toMatchObject({ written: 1, unchanged: 1 });
    expect(project.read("generated/a/src/a.ts")).toBe("1\n");
  });

  test("files that are no longer produced go, builds and notes stay", async () => {
    await run();
    project.write("generated/a/dist/a.js", "built");
    project.write("generated/a/src/notes.txt", "mine");
    project.write("generated/b/node_modules/x/i.js", "x");
    mkdirSync(out("other"));
    project.write("specs/a.yaml", "provider: a\nfile package.json={}\n");
    rmSync(join(project.options.specs, "b.yaml"));
    expect((await run()).status).toEqual({ a: "written", b: "removed", runtime: "unchanged" });
    expect(Object.keys(treeOf(out()))).toEqual([
      ".blockwright.json",
      "a/dist/a.js",
      "a/package.json",
      "a/src/notes.txt",
      "b/node_modules/x/i.js",
      "runtime/src/index.ts",
    ]);
    expect(existsSync(out("other"))).toBe(true);
  });

  test("a package of a removed manifest leaves no folder", async () => {
    await run();
    rmSync(join(project.options.specs, "b.yaml"));
    await run();
    expect(existsSync(out("b"))).toBe(false);
  });

  test.each(["a", "a/src", "a/src/a.ts", ".blockwright"])("nothing goes through a link at %s", async (path) => {
    await run();
    const outside = join(project.options.root, "outside");
    mkdirSync(outside);
    writeFileSync(join(outside, "a.ts"), "1\n");
    rmSync(out(path), { recursive: true, force: true });
    symlinkSync(path.endsWith(".ts") ? join(outside, "a.ts") : outside, out(path));
    project.write("specs/a.yaml", "provider: a\nfile package.json={}\nfile src/a.ts=2\n");
    const told = await run({ force: true }).then(
      ({ findings }) => findings,
      (error: Error) => [error.message],
    );
    expect(told.join()).toContain(path);
    expect(treeOf(outside)).toEqual({ "a.ts": "1\n" });
  });

  test("a read-only file that has to change stops its package", async () => {
    await run();
    chmodSync(out("a/src/a.ts"), 0o444);
    project.write("specs/a.yaml", "provider: a\nfile package.json={1}\nfile src/a.ts=2\n");
    expect((await run({ force: true })).findings).toEqual(["read-only a/src/a.ts"]);
    expect(project.read("generated/a/package.json")).toBe("{}\n");
  });

  test("a damaged state file is told, and rebuilt with --force", async () => {
    await run();
    const whole = treeOf(out());
    writeFileSync(out(".blockwright.json"), "<<<<<<< HEAD\n");
    await expect(run()).rejects.toThrow(".blockwright.json cannot be read");
    await run({ force: true });
    expect(treeOf(out())).toEqual(whole);
  });

  test("a line lost from the state file is noticed", async () => {
    await run();
    const whole = project.read("generated/.blockwright.json");
    const state = JSON.parse(whole);
    delete state.outputs.a.files["src/a.ts"];
    project.write("generated/.blockwright.json", `${JSON.stringify(state, null, 2)}\n`);
    await run();
    expect(project.read("generated/.blockwright.json")).toBe(whole);
  });
});

describe("--check", () => {
  test("is content with what generate wrote", async () => {
    await run();
    const before = marks();
    expect((await run({ check: true })).findings).toEqual([]);
    expect(marks()).toEqual(before);
  });

  test("creates nothing", async () => {
    const { findings } = await run({ check: true });
    expect(findings).toContain("missing a/src/a.ts");
    expect(existsSync(out())).toBe(false);
  });

  test("names what is stale, edited, missing and left over", async () => {
    project.write("specs/a.yaml", "provider: a\nfile p=1\nfile q=1\nfile r=1\nfile s=1\n");
    await run();
    project.write("specs/a.yaml", "provider: a\nfile p=2\nfile q=1\nfile r=1\n");
    appendFileSync(out("a/q"), "mine");
    rmSync(out("a/r"));
    rmSync(join(project.options.specs, "b.yaml"));
    const before = treeOf(out());
    const { findings } = await run({ check: true });
    expect(findings.sort()).toEqual([
      "edited a/q",
      "leftover a/s",
      "leftover b/package.json",
      "leftover b/src/b.ts",
      "missing a/r",
      "stale a/p",
    ]);
    expect(treeOf(out())).toEqual(before);
  });

  test("says when only the state file is out of date", async () => {
    await run();
    project.write("specs/a.yaml", `${project.read("specs/a.yaml")}# remark\n`);
    expect((await run({ check: true })).findings).toEqual(["stale .blockwright.json"]);
  });
});

describe("two runs at once", () => {
  test("end with a tree that is wholly that of one input", async () => {
    const other = { ...project.options, specs: join(project.options.root, "other") };
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

  test("tells of a manifest that is not read", async () => {
    project.write("specs/c.yml", "provider: c\n");
    const result = await check(project.options, () => undefined, fakeStages());
    expect(result.ignored).toEqual(["specs/c.yml"]);
  });
});
