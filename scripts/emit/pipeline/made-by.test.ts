import { beforeEach, expect, test } from "vitest";
import { treeOf } from "../../../tests/kit/folder.ts";
import { generate } from "../pipeline.ts";
import { problemsAsText } from "./problems.ts";
import { type FakeProject, fakeProject } from "./project.fixture.ts";
import { run } from "./run.fixture.ts";
import { fakeStages } from "./stages.fixture.ts";

let project: FakeProject;
beforeEach(async () => {
  project = fakeProject();
  await run(project);
});

const STATE = "generated/.blockwright.json";

/** The same tool under another version. */
function as(version: string) {
  return { installation: { ...project.options.installation, version } };
}

/** What the check of another version says. */
async function checkedBy(version: string): Promise<string> {
  const options = { ...project.options, ...as(version), check: true };
  const result = await generate(options, () => undefined, fakeStages());
  return await problemsAsText(result, "generated", (_, text) => text);
}

test("a newer version says who made the folder, and brings up to date what names it", async () => {
  expect(await checkedBy("1.1.0")).toBe(
    `${STATE} error older-version: was made by blockwright 1.0.0, this is 1.1.0
  fix: Run \`npx blockwright generate\` and commit the result, or go back with \`npm install --save-dev --save-exact blockwright@1.0.0\`.
`,
  );
  const before = treeOf(project.options.out);
  const { calls } = await run(project, as("1.1.0"));
  expect(calls).toEqual([]);
  const after = treeOf(project.options.out);
  expect(Object.keys(after).filter((path) => after[path] !== before[path])).toEqual([
    ".blockwright.json",
  ]);
  expect((await run(project, { ...as("1.1.0"), check: true })).findings).toEqual([]);
});

test("an older version says which one to install", async () => {
  expect(await checkedBy("0.9.0")).toBe(
    `${STATE} error newer-version: was made by blockwright 1.0.0, this is 0.9.0
  fix: Install that version with \`npm install --save-dev --save-exact blockwright@1.0.0\`, or make everything with this one: \`npx blockwright generate --force\`.
`,
  );
});

test.each([
  ["as it is", (text: string) => text],
  ["in a format of its own", (text: string) => text.replace('"format": 1', '"format": 2')],
])("an older version does not write over a newer one's folder %s", async (_, change) => {
  project.write(STATE, change(project.read(STATE)));
  project.write("specs/a.yaml", "provider: a\nfile package.json={}\nfile src/a.ts=2\n");
  const before = treeOf(project.options.out);
  await expect(run(project, as("0.9.0"))).rejects.toThrow(
    "generated was made by blockwright 1.0.0, this is 0.9.0. Install that version with `npm install",
  );
  expect(treeOf(project.options.out)).toEqual(before);
  await run(project, { ...as("0.9.0"), force: true });
  expect(project.read(STATE)).toContain('"version": "0.9.0"');
  expect(project.read("generated/a/src/a.ts")).toBe("2\n");
});

test("a pre-release is older than its release", async () => {
  await expect(run(project, as("1.0.0-next.1"))).rejects.toThrow("was made by blockwright 1.0.0");
});

test("a folder that names no version is only out of date", async () => {
  project.write(STATE, project.read(STATE).replace(/ *"version".*\n/, ""));
  const { findings } = await run(project, { check: true });
  expect(findings).toEqual(["stale .blockwright.json"]);
});
