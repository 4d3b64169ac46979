import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { treeOf } from "../../../tests/kit/folder.ts";
import { readRecord, readReleased } from "../record/record.ts";
import { recordPublished } from "./record-published.ts";
import { type ReleaseProject, releaseProject, SHELF, versions } from "./release.fixture.ts";
import { missingMajor } from "./missing-major.ts";

const WITHOUT_REMOVE = SHELF.replace(/ {2}shelf_remove_book:[^]*$/, "");

let project: ReleaseProject;
beforeEach(() => {
  project = releaseProject();
});

// Declarations of the libraries are read by a compiler, once for each state of them.
const apply: ReleaseProject["apply"] = (...args) => project.apply(...args);
const plan: ReleaseProject["plan"] = (versionOptions) => project.plan(versionOptions);
const publish: ReleaseProject["publish"] = (versionOptions) => project.publish(versionOptions);

function shelfVersion(): string {
  return JSON.parse(project.read("generated/shelf/package.json")).version;
}

test("before the first release everything is new, and nothing is written", async () => {
  expect(await apply()).toEqual([]);
  expect(versions(await plan())).toEqual({
    runtime: "new 0.1.0",
    shelf: "new 0.1.0",
    workflow: "new 0.1.0",
  });
});

describe("after a release", () => {
  beforeEach(async () => {
    await publish();
  });

  test("nothing is left to publish", async () => {
    expect(await apply()).toEqual([]);
    expect(versions(await plan())).toEqual({
      runtime: "unchanged 0.1.0",
      shelf: "unchanged 0.1.0",
      workflow: "unchanged 0.1.0",
    });
    expect(project.read("specs/released/shelf.yaml")).toBe(SHELF);
  });

  test("a break needs a version that says so, which apply writes once", async () => {
    project.write("specs/shelf.yaml", WITHOUT_REMOVE);
    const [message = ""] = missingMajor(Object.values(await plan()));
    expect(message).toBe(
      [
        "@a/shelf breaks what depends on it: 0.1.0 was published, its changelog says 0.1.0, and 0.2.0 is needed.",
        "  shelf_remove_book: The operation was removed.",
        "  Fix: npx blockwright release apply",
      ].join("\n"),
    );
    expect(await apply()).toEqual(["shelf"]);
    expect(shelfVersion()).toBe("0.2.0");
    expect(project.read("generated/shelf/CHANGELOG.md")).toBe(
      "# Changelog\n\n## 0.2.0\n\n### Breaking\n\n- `shelf_remove_book`: The operation was removed.\n\n## 0.1.0\n\n### Added\n\n- First release.\n",
    );
    const { specs, out } = project.options;
    const before = [treeOf(specs), treeOf(out)];
    expect(await apply()).toEqual([]);
    expect([treeOf(specs), treeOf(out)]).toEqual(before);
    expect(missingMajor(Object.values(await plan()))).toEqual([]);
  });

  test("a version that does not go far enough is reported", async () => {
    project.write("specs/shelf.yaml", WITHOUT_REMOVE);
    await apply();
    const path = "specs/changelogs/shelf.md";
    project.write(path, project.read(path).replace("0.2.0", "0.1.1"));
    expect(missingMajor(Object.values(await plan()))).toHaveLength(1);
  });

  test("smaller changes that are pending break nothing", async () => {
    project.write("specs/shelf.yaml", WITHOUT_REMOVE);
    await publish();
    project.write("specs/shelf.yaml", SHELF);
    const plans = await plan();
    expect(plans["shelf"]).toMatchObject({ bump: "minor", last: "0.2.0", next: "0.2.1" });
    expect(missingMajor(Object.values(plans))).toEqual([]);
  });

  test("a manifest that is only written differently changes nothing", async () => {
    project.write("specs/shelf.yaml", `# The shelf.\n${SHELF}`);
    expect(await apply()).toEqual([]);
  });

  test("a fix of the runtime makes no other package new, and a feature does", async () => {
    project.write("packages/runtime/src/index.ts", "export {};\nconst fixed = 1;\nvoid fixed;\n");
    await apply();
    expect(versions(await plan())).toMatchObject({
      runtime: "changed 0.1.1",
      shelf: "unchanged 0.1.0",
    });
    project.write("packages/runtime/src/index.ts", "export const feature = 1;\n");
    await apply();
    expect(await apply()).toEqual([]);
    const plans = await plan();
    expect(versions(plans)).toMatchObject({ runtime: "changed 0.1.1", shelf: "changed 0.1.1" });
    expect(plans["runtime"]?.entry?.sections).toEqual({
      Added: ["`feature` was added to the exports of `.`."],
    });
    expect(plans["shelf"]?.entry?.sections).toEqual({
      Fixed: ["The dependency `@blockwright/runtime` changed from `^0.1.0` to `^0.1.1`."],
    });
    expect(JSON.parse(project.read("generated/shelf/package.json")).dependencies).toMatchObject({
      "@blockwright/runtime": "^0.1.1",
    });
  });

  test("comments are documentation, and code that changed is a fix", async () => {
    project.write("packages/runtime/src/index.ts", "/** Nothing. */\nexport {};\n");
    await apply();
    expect((await plan())["runtime"]?.changes.map(({ code }) => code)).toEqual(["package-texts"]);
  });

  test("a pre-release is noted, and stays what it is until something changes", async () => {
    project.write("specs/shelf.yaml", WITHOUT_REMOVE);
    await publish({ pre: "next" });
    expect(shelfVersion()).toBe("0.2.0-next.0");
    expect(project.read("specs/released/shelf.yaml")).toBe(SHELF);
    expect(await apply({ pre: "next" })).toEqual([]);
    project.write("specs/shelf.yaml", WITHOUT_REMOVE.replace("Find books\n", "Look for books\n"));
    await apply({ pre: "next" });
    expect(shelfVersion()).toBe("0.2.0-next.1");
    await publish();
    expect(shelfVersion()).toBe("0.2.0");
    expect(readReleased(project.options.workspace).get("shelf")?.prereleases).toEqual({});
  });

  test("a provider that is gone is reported until the next release", async () => {
    project.write(
      "specs/other.yaml",
      SHELF.replaceAll("shelf", "other").replaceAll("Shelf", "Other"),
    );
    rmSync(join(project.options.specs, "shelf.yaml"));
    await apply();
    expect(versions(await plan())).toMatchObject({ shelf: "removed null", other: "new 0.1.0" });
    await publish();
    expect(versions(await plan())).not.toHaveProperty("shelf");
    expect(existsSync(join(project.options.specs, "released/shelf.yaml"))).toBe(false);
  });

  test("only what is named is looked at", async () => {
    project.write("specs/shelf.yaml", WITHOUT_REMOVE);
    expect(await apply({ pre: null }, ["workflow"])).toEqual([]);
    await expect(apply({ pre: null }, ["shelv"])).rejects.toThrow(
      '--only names "shelv", which is not a package; did you mean "shelf"?',
    );
  });
});

describe("the record", () => {
  test("is whole after an interruption between the two renames", async () => {
    await publish();
    const specs = project.options.specs;
    const before = treeOf(join(specs, "released"));
    renameSync(join(specs, "released"), join(specs, ".released.next"));
    mkdirSync(join(specs, ".released.former"));
    expect([...readRecord(project.options.workspace).keys()]).toEqual([
      "@a/shelf",
      "@blockwright/runtime",
      "@blockwright/workflow",
    ]);
    expect(treeOf(join(specs, "released"))).toEqual(before);
    expect(existsSync(join(specs, ".released.former"))).toBe(false);
  });

  test("is the former one after an interruption before them", async () => {
    await publish();
    const specs = project.options.specs;
    const before = treeOf(join(specs, "released"));
    mkdirSync(join(specs, ".released.next"));
    writeFileSync(join(specs, ".released.next/shelf.yaml"), "half");
    await publish();
    expect(treeOf(join(specs, "released"))).toEqual(before);
    expect(existsSync(join(specs, ".released.next"))).toBe(false);
  });

  test("keeps what is not published as it was", async () => {
    await publish();
    const before = readReleased(project.options.workspace);
    project.write("specs/shelf.yaml", WITHOUT_REMOVE);
    project.write("packages/runtime/src/index.ts", "export const feature = 1;\n");
    await apply();
    await recordPublished(project.options.workspace, [{ id: "runtime", version: "0.1.1" }]);
    const after = readReleased(project.options.workspace);
    expect(after.get("shelf")).toEqual(before.get("shelf"));
    expect(after.get("runtime")?.stable?.version).toBe("0.1.1");
    expect(project.read("specs/released/shelf.yaml")).toBe(SHELF);
  });

  test("that cannot be read says what to do", () => {
    project.write("specs/released/packages.json", '{"format": 1, "packages": {}}');
    expect(() => readRecord(project.options.workspace)).toThrow(
      /packages\.json cannot be read: its format is 1, not 2; restore it from git$/,
    );
  });
});
