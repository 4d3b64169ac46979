import { rmSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { readRecord } from "../record/record.ts";
import { isApplied } from "./plan.ts";
import { planAsText } from "./text.ts";
import { type ReleaseProject, releaseProject, versions } from "./release.fixture.ts";

let project: ReleaseProject;
beforeEach(async () => {
  project = releaseProject();
  await project.publish();
});

test("a library has its version, and the runtime that it accepts, in its package.json", async () => {
  const path = "packages/workflow/package.json";
  const manifest = () => JSON.parse(project.read(path));
  project.write("packages/runtime/src/index.ts", "export const feature = 1;\n");
  expect(await project.apply()).toEqual(["runtime", "shelf", "workflow"]);
  expect(JSON.parse(project.read("packages/runtime/package.json")).version).toBe("0.1.1");
  expect(manifest()).toMatchObject({
    version: "0.1.1",
    dependencies: { "@blockwright/runtime": "^0.1.1" },
  });
  expect(project.read("packages/workflow/CHANGELOG.md")).toMatch(/^# Changelog\n\n## 0\.1\.1\n/);
  expect(await project.apply()).toEqual([]);
  // A version that somebody wrote there is none that its changelog knows.
  project.write(path, project.read(path).replace("0.1.1", "0.3.0"));
  expect(isApplied(Object.values(await project.plan()))).toBe(false);
  expect(await project.apply()).toEqual(["workflow"]);
  expect(manifest().version).toBe("0.1.1");
});

test("what a person changes in the package.json of a library is released", async () => {
  const path = "packages/workflow/package.json";
  const manifest = JSON.parse(project.read(path));
  project.write(path, JSON.stringify({ ...manifest, sideEffects: false }));
  expect(versions(await project.plan())).toEqual({
    runtime: "unchanged 0.1.0",
    shelf: "unchanged 0.1.0",
    workflow: "changed 0.1.1",
  });
  await project.publish();
  expect(versions(await project.plan())).toMatchObject({ workflow: "unchanged 0.1.1" });
});

/** Adds the tool, and releases it. */
async function publishTool(exports: object): Promise<void> {
  const { blockwright, ...file } = JSON.parse(project.read("package.json"));
  const libraries = ["packages/blockwright", ...blockwright.libraries];
  project.write(
    "package.json",
    JSON.stringify({ ...file, blockwright: { ...blockwright, libraries } }),
  );
  const tool = { name: "blockwright", version: "1.1.0", exports };
  const changelog = "# Changelog\n\n## 1.1.0\n\n### Added\n\n- First release.\n";
  project.write("packages/blockwright/CHANGELOG.md", changelog);
  project.write("packages/blockwright/package.json", JSON.stringify(tool));
  project.write("packages/blockwright/bin/blockwright.js", "1\n");
  project.write("contract-tests/suite.ts", "1\n");
  await project.publish();
}

test("after a release of the tool itself, generated/ names its new version", async () => {
  await publishTool({});
  const state = () => project.read("generated/.blockwright.json");
  expect(state()).toContain('"version": "1.1.0"');
  project.write("packages/blockwright/bin/blockwright.js", "2\n");
  expect(await project.apply()).toEqual(["blockwright"]);
  expect(state()).toContain('"version": "1.1.1"');
  expect(await project.apply()).toEqual([]);
});

test("the tool is not compared with its last release before it is built", async () => {
  project.write("packages/blockwright/dist/index.d.ts", "export declare const a: 1;\n");
  await publishTool({ ".": { types: "./dist/index.d.ts" } });
  const dist = join(project.options.workspace.root, "packages/blockwright/dist");
  rmSync(dist, { recursive: true });
  project.write("packages/blockwright/bin/blockwright.js", "2\n");
  await expect(project.plan()).rejects.toThrow("packages/blockwright is not built");
});

test("another scope begins anew, and keeps what was published of the libraries", async () => {
  const file = JSON.parse(project.read("package.json"));
  const blockwright = { ...file.blockwright, scope: "@b" };
  project.write("package.json", JSON.stringify({ ...file, blockwright }));
  await project.apply();
  const plans = await project.plan();
  expect(versions(plans)).toEqual({
    runtime: "unchanged 0.1.0",
    shelf: "new 0.1.0",
    workflow: "unchanged 0.1.0",
    "@a/shelf": "removed null",
  });
  expect(planAsText(Object.values(plans), (_, text) => text)).toContain(
    '@a/shelf               0.1.0  removed; if it is yours, tell its users: npm deprecate @a/shelf "moved to @b/shelf"\n',
  );
  await project.publish();
  expect(versions(await project.plan())).not.toHaveProperty("@a/shelf");
  expect([...readRecord(project.options.workspace).keys()]).toEqual([
    "@b/shelf",
    "@blockwright/runtime",
    "@blockwright/workflow",
  ]);
});
