import { rmSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { checkAgain } from "./check-again.ts";
import { type FakeProject, fakeProject } from "./project.fixture.ts";
import { type FakeStages, fakeStages } from "./stages.fixture.ts";

let project: FakeProject;
let stages: FakeStages;
beforeEach(() => {
  project = fakeProject();
  stages = fakeStages();
});

/** Files of the manifests that changed, each with the number of its problems. */
async function told(again: ReturnType<typeof checkAgain>) {
  const changes = await again();
  return changes.map(({ file, diagnostics }) => `${file} ${diagnostics?.length ?? "gone"}`);
}

const parsed = () => stages.calls.splice(0).filter((call) => call.startsWith("parse"));

test("compiles only what has changed since", async () => {
  const again = checkAgain(project.options, stages);
  expect(await told(again)).toEqual(["specs/a.yaml 0", "specs/b.yaml 0"]);
  parsed();
  expect(await told(again)).toEqual([]);
  project.write("specs/b.yaml", "provider: b\nerror\n");
  expect(await told(again)).toEqual(["specs/b.yaml 1"]);
  expect(parsed()).toEqual(["parse specs/b.yaml"]);
});

test("compiles a manifest again whose hook has changed, or has come", async () => {
  project.write("specs/a.yaml", "provider: a\nhook: ./hooks/a.ts#f\n");
  const again = checkAgain(project.options, stages);
  await again();
  project.write("specs/hooks/a.ts", "1");
  expect(await told(again)).toEqual(["specs/a.yaml 0"]);
  project.write("specs/hooks/a.ts", "2");
  expect(await told(again)).toEqual(["specs/a.yaml 0"]);
  expect(await told(again)).toEqual([]);
});

test("tells of a clash and of its end, whichever manifest was changed", async () => {
  const again = checkAgain(project.options, stages);
  await again();
  project.write("specs/a.yaml", "provider: b\n");
  expect(await told(again)).toEqual(["specs/a.yaml 0", "specs/b.yaml 1"]);
  rmSync(join(project.options.specs, "a.yaml"));
  expect(await told(again)).toEqual(["specs/a.yaml gone", "specs/b.yaml 0"]);
});

test("knows what it knew after a folder that could not be read", async () => {
  const again = checkAgain({ ...project.options, only: ["a"] }, stages);
  await again();
  rmSync(join(project.options.specs, "a.yaml"));
  await expect(again()).rejects.toThrow('--only names "a"');
  project.write("specs/a.yaml", "provider: a\n");
  expect(await told(again)).toEqual(["specs/a.yaml 0"]);
});
