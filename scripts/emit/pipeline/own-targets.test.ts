import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { treeOf } from "../../../tests/kit/folder.ts";
import { check } from "./check.ts";
import { fileOf, targetNamed, useTargets } from "./own-targets.fixture.ts";
import { type FakeProject, fakeProject } from "./project.fixture.ts";
import { run } from "./run.fixture.ts";
import { fakeStages } from "./stages.fixture.ts";

let project: FakeProject;
beforeEach(() => {
  project = fakeProject();
});

const listing = (text = "v1") =>
  targetNamed("listing", fileOf("entry.json", `provider.id + " ${text}"`));
const notes = targetNamed("notes", fileOf("deep/notes.txt", `project.scope`, "packed"));

const modules = { "targets/notes.js": notes, "targets/listing.js": listing() };

function state(id: string) {
  return JSON.parse(project.read("generated/.blockwright.json")).outputs[id];
}

describe("the files of targets", () => {
  test("stand in a folder of each package, and are recorded with it", async () => {
    const both = useTargets(project, modules);
    const { status, findings } = await run(project, both);
    expect([status, findings]).toEqual([{ a: "written", b: "written" }, []]);
    expect(project.read("generated/a/listing/entry.json")).toBe("a v1");
    expect(project.read("generated/b/notes/deep/notes.txt")).toBe("@a");
    expect(Object.keys(state("a").files)).toContain("listing/entry.json");
    expect(Object.keys(state("a").targets)).toEqual(["listing", "notes"]);
    expect(await run(project, both)).toMatchObject({ calls: [], status: { a: "unchanged" } });
    expect((await run(project, { ...both, check: true })).findings).toEqual([]);
  });

  test("go with the target", async () => {
    const both = useTargets(project, modules);
    await run(project, both);
    const one = useTargets(project, { "targets/listing.js": listing() });
    expect((await run(project, { ...one, check: true })).findings).toEqual([
      "leftover a/notes/deep/notes.txt",
      "leftover b/notes/deep/notes.txt",
    ]);
    await run(project, one);
    const files = Object.keys(treeOf(join(project.options.out, "a")));
    expect(files).toEqual(["listing/entry.json", "manifest.yaml", "package.json", "src/a.ts"]);
    expect(Object.keys(state("a").targets)).toEqual(["listing"]);
  });

  test("are the same whatever the order of the list", async () => {
    await run(project, useTargets(project, modules));
    const before = treeOf(project.options.out);
    const turned = useTargets(project, Object.fromEntries(Object.entries(modules).toReversed()));
    expect(await run(project, turned)).toMatchObject({ calls: [] });
    expect((await run(project, { ...turned, all: true })).findings).toEqual([]);
    expect(treeOf(project.options.out)).toEqual(before);
  });

  test("are missed, and refused when somebody edited them", async () => {
    const one = useTargets(project, { "targets/listing.js": listing() });
    await run(project, one);
    writeFileSync(join(project.options.out, "a/listing/entry.json"), "edited");
    expect((await run(project, { ...one, check: true })).findings).toEqual([
      "edited a/listing/entry.json",
    ]);
    expect(await run(project, one)).toMatchObject({ status: { a: "refused", b: "unchanged" } });
    expect(await run(project, { ...one, force: true })).toMatchObject({ status: { a: "written" } });
    expect(project.read("generated/a/listing/entry.json")).toBe("a v1");
  });
});

describe("a changed target", () => {
  test("is noticed by --check", async () => {
    await run(project, useTargets(project, modules));
    const changed = useTargets(project, { ...modules, "targets/listing.js": listing("v2") });
    expect((await run(project, { ...changed, check: true })).findings).toEqual([
      "stale a/listing/entry.json",
      "stale b/listing/entry.json",
    ]);
  });

  test("is noticed by --check when its files stay the same", async () => {
    await run(project, useTargets(project, modules));
    const text = `// Another comment.\n${listing()}`;
    const changed = useTargets(project, { ...modules, "targets/listing.js": text });
    const { findings } = await run(project, { ...changed, check: true });
    expect(findings).toEqual(["stale .blockwright.json"]);
  });

  test("makes its own files again and no others, and says so", async () => {
    await run(project, useTargets(project, modules));
    const before = state("a");
    const changed = useTargets(project, { ...modules, "targets/listing.js": listing("v2") });
    const { calls, outputs } = await run(project, changed);
    expect(calls.filter((call) => /emit|back/.test(call))).toEqual([]);
    expect(outputs[0]).toMatchObject({ written: 1, unchanged: 4, targets: ["listing"] });
    const after = state("a");
    expect({ ...after, targets: null, files: null }).toEqual({
      ...before,
      targets: null,
      files: null,
    });
    expect(after.targets.notes).toEqual(before.targets.notes);
    expect(after.targets.listing.fingerprint).not.toBe(before.targets.listing.fingerprint);
    expect(await run(project, changed)).toMatchObject({ calls: [] });
    await run(project, { ...changed, all: true });
    expect(state("a")).toEqual(after);
  });

  test("counts with the files that it names", async () => {
    const text = targetNamed("listing", fileOf("entry.json", `"x"`), `inputs: ["../words.json"],`);
    project.write("words.json", "1");
    const one = useTargets(project, { "targets/listing.js": text });
    await run(project, one);
    expect(await run(project, one)).toMatchObject({ calls: [] });
    project.write("words.json", "2");
    expect((await run(project, { ...one, check: true })).findings).toEqual([
      "stale .blockwright.json",
    ]);
  });

  test.each([
    ["another file", fileOf("other.json", "provider.id")],
    ["another use", fileOf("entry.json", 'provider.id + " v1"', "kept")],
  ])("that has %s makes package.json again", async (_, emit) => {
    await run(project, useTargets(project, modules));
    const text = targetNamed("listing", emit);
    const changed = useTargets(project, { ...modules, "targets/listing.js": text });
    const { calls, outputs, findings } = await run(project, changed);
    expect(calls).toContain("emit a");
    expect(outputs[0]).not.toHaveProperty("targets");
    expect(findings).toEqual([]);
    expect(await run(project, changed)).toMatchObject({ calls: [] });
  });
});

test("what one target does to a provider reaches no other", async () => {
  const spoils = `(provider.id = "x", project.scope = "y", ${fileOf("a.txt", `"z"`)})`;
  const both = useTargets(project, {
    "a.js": targetNamed("first", spoils),
    "b.js": targetNamed("second", fileOf("a.txt", "provider.id + project.scope")),
  });
  await run(project, both);
  expect(project.read("generated/a/second/a.txt")).toBe("a@a");
});

test("one runs after the other, so that only the one which ends the process is blamed for it", async () => {
  const watched = fileOf("a.txt", 'String(process.listenerCount("exit"))');
  const both = useTargets(project, {
    "a.js": targetNamed("first", watched),
    "b.js": targetNamed("second", watched),
  });
  await run(project, both);
  expect(project.read("generated/a/second/a.txt")).toBe(project.read("generated/a/first/a.txt"));
});

test("check runs no target", async () => {
  const bad = useTargets(project, { "a.js": "throw new Error();" });
  const result = await check({ ...project.options, ...bad }, () => undefined, fakeStages());
  expect(result.diagnostics).toEqual([]);
});
