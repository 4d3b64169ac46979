import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { treeOf } from "../../../tests/kit/folder.ts";
import { type FakeProject, fakeProject } from "./project.fixture.ts";
import { run } from "./run.fixture.ts";

let project: FakeProject;
beforeEach(() => {
  project = fakeProject();
});

const out = (path = "") => join(project.options.out, path);

describe("what people did in the output folder", () => {
  test("a hand edit is reported and not overwritten, changed manifest or not", async () => {
    await run(project);
    appendFileSync(out("a/src/a.ts"), "mine\n");
    expect((await run(project)).findings).toEqual(["edited a/src/a.ts"]);
    project.write("specs/a.yaml", "provider: a\nfile src/a.ts=2\nfile new.ts=1\n");
    const second = await run(project);
    expect(second.findings).toEqual(["edited a/src/a.ts"]);
    expect(second.status["a"]).toBe("refused");
    expect(project.read("generated/a/src/a.ts")).toBe("1\nmine\n");
    expect(existsSync(out("a/new.ts"))).toBe(false);
    expect((await run(project, { force: true })).status["a"]).toBe("written");
    expect(project.read("generated/a/src/a.ts")).toBe("2\n");
  });

  test("a hand edit of a file that is no longer produced is not removed", async () => {
    await run(project);
    appendFileSync(out("a/src/a.ts"), "mine\n");
    project.write("specs/a.yaml", "provider: a\nfile package.json={}\n");
    expect((await run(project)).findings).toEqual(["edited a/src/a.ts"]);
    rmSync(join(project.options.specs, "a.yaml"));
    expect((await run(project)).findings).toEqual(["edited a/src/a.ts"]);
    expect(existsSync(out("a/package.json"))).toBe(true);
  });

  test("an edit that is what would be written anyway is no conflict", async () => {
    await run(project);
    writeFileSync(out("a/src/a.ts"), "2\n");
    project.write("specs/a.yaml", "provider: a\nfile package.json={}\nfile src/a.ts=2\n");
    expect((await run(project)).findings).toEqual([]);
  });

  test("a file in the way is refused, or adopted when it is the same", async () => {
    project.write("generated/a/src/a.ts", "foreign\n");
    project.write("generated/b/src/b.ts", "1\n");
    const first = await run(project);
    expect(first.findings).toEqual(["foreign a/src/a.ts"]);
    expect(first.status).toMatchObject({ a: "refused", b: "written" });
  });

  test("a deleted file comes back", async () => {
    await run(project);
    rmSync(out("a/src"), { recursive: true });
    expect((await run(project)).outputs[0]).toMatchObject({ written: 1, unchanged: 2 });
    expect(project.read("generated/a/src/a.ts")).toBe("1\n");
  });

  test("files that are no longer produced go, builds and notes stay", async () => {
    await run(project);
    project.write("generated/a/dist/a.js", "built");
    project.write("generated/a/src/notes.txt", "mine");
    project.write("generated/b/node_modules/x/i.js", "x");
    mkdirSync(out("other"));
    project.write("specs/a.yaml", "provider: a\nfile package.json={}\n");
    rmSync(join(project.options.specs, "b.yaml"));
    expect((await run(project)).status).toEqual({
      a: "written",
      b: "removed",
    });
    expect(Object.keys(treeOf(out()))).toEqual([
      ".blockwright.json",
      "a/dist/a.js",
      "a/manifest.yaml",
      "a/package.json",
      "a/src/notes.txt",
      "b/node_modules/x/i.js",
    ]);
    expect(existsSync(out("other"))).toBe(true);
  });

  test("a package of a removed manifest leaves no folder", async () => {
    await run(project);
    rmSync(join(project.options.specs, "b.yaml"));
    await run(project);
    expect(existsSync(out("b"))).toBe(false);
  });

  test.each([
    "a",
    "a/src",
    "a/src/a.ts",
    ".blockwright",
  ])("nothing goes through a link at %s", async (path) => {
    await run(project);
    const outside = join(project.options.workspace.root, "outside");
    mkdirSync(outside);
    writeFileSync(join(outside, "a.ts"), "1\n");
    rmSync(out(path), { recursive: true, force: true });
    symlinkSync(path.endsWith(".ts") ? join(outside, "a.ts") : outside, out(path));
    project.write("specs/a.yaml", "provider: a\nfile package.json={}\nfile src/a.ts=2\n");
    const reported = await run(project, { force: true }).then(
      ({ findings }) => findings,
      (error: Error) => [error.message],
    );
    expect(reported.join()).toContain(path);
    expect(treeOf(outside)).toEqual({ "a.ts": "1\n" });
  });

  test("a read-only file that has to change stops its package", async () => {
    await run(project);
    chmodSync(out("a/src/a.ts"), 0o444);
    project.write("specs/a.yaml", "provider: a\nfile package.json={1}\nfile src/a.ts=2\n");
    expect((await run(project, { force: true })).findings).toEqual(["read-only a/src/a.ts"]);
    expect(project.read("generated/a/package.json")).toBe("{}\n");
  });

  test("a damaged state file is reported, and rebuilt with --force", async () => {
    await run(project);
    const whole = treeOf(out());
    writeFileSync(out(".blockwright.json"), "<<<<<<< HEAD\n");
    await expect(run(project)).rejects.toThrow(".blockwright.json cannot be read");
    await run(project, { force: true });
    expect(treeOf(out())).toEqual(whole);
  });

  test("a line lost from the state file is noticed", async () => {
    await run(project);
    const whole = project.read("generated/.blockwright.json");
    const state = JSON.parse(whole);
    delete state.outputs.a.files["src/a.ts"];
    project.write("generated/.blockwright.json", `${JSON.stringify(state, null, 2)}\n`);
    await run(project);
    expect(project.read("generated/.blockwright.json")).toBe(whole);
  });
});
