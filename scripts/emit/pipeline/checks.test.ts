import { beforeEach, expect, test } from "vitest";
import { check, type CheckOptions } from "./check.ts";
import { type FakeProject, fakeProject } from "./project.fixture.ts";
import { run } from "./run.fixture.ts";
import { fakeStages } from "./stages.fixture.ts";

let project: FakeProject;
beforeEach(() => {
  project = fakeProject();
});

/** What is parsed by a check, and what it finds. */
async function checked(more: Partial<CheckOptions> = {}) {
  const stages = fakeStages();
  const result = await check({ ...project.options, ...more }, () => undefined, stages);
  const parsed = stages.calls.filter((call) => call.startsWith("parse"));
  return { parsed, status: result.outputs.map(({ id, status }) => `${id} ${status}`) };
}

const sound = ["a unchanged", "b unchanged"];

test("a second check reads only what has changed, whoever was first", async () => {
  await run(project);
  expect(await checked()).toEqual({ parsed: [], status: sound });
  project.write("specs/b.yaml", "provider: b\nfile package.json={}\n");
  expect(await checked()).toEqual({ parsed: ["parse specs/b.yaml"], status: sound });
  expect(await checked()).toEqual({ parsed: [], status: sound });
});

test("a file that a manifest names counts as it does", async () => {
  project.write("specs/hooks/a.ts", "1");
  project.write("specs/a.yaml", `${project.read("specs/a.yaml")}hook: ./hooks/a.ts#f\n`);
  await checked();
  expect((await checked()).parsed).toEqual([]);
  project.write("specs/hooks/a.ts", "2");
  expect((await checked()).parsed).toEqual(["parse specs/a.yaml"]);
});

test("a manifest with mistakes is read again, beside others", async () => {
  project.write("specs/a.yaml", "provider: a\nerror\n");
  const found = { parsed: ["parse specs/a.yaml"], status: ["a failed", "b unchanged"] };
  await checked();
  expect(await checked()).toEqual(found);
});

test("a clash is found with a manifest that was checked before", async () => {
  await checked();
  project.write("specs/b.yaml", "provider: a\n");
  expect((await checked()).status).toEqual(["a failed", "b failed"]);
});

test("another tool knows nothing, nor does one that is told so", async () => {
  await checked();
  const { workspace } = project.options;
  const all = ["parse specs/a.yaml", "parse specs/b.yaml"];
  expect((await checked({ workspace: { ...workspace, memory: null } })).parsed).toEqual(all);
  project.write("scripts/emit/tool.ts", "2");
  expect((await checked()).parsed).toEqual(all);
});
