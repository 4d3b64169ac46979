import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { treeOf } from "../../../tests/kit/folder.ts";
import { factsOf } from "../../emit/fingerprint/facts.ts";
import { printed, type Ran } from "../../system/terminal/streams.fixture.ts";
import { diff } from "../diff/diff.ts";
import { readRecord } from "../record/record.ts";
import { type Elsewhere, elsewhere, KEY } from "./elsewhere.fixture.ts";
import type { Only, ReleaseOptions } from "./options.ts";
import { planRelease } from "./plan.ts";
import { run } from "./run.ts";
import { writeReleases } from "./write-releases.ts";

let project: Elsewhere;
beforeEach(() => {
  project = elsewhere();
});

const plain = { only: null, versionOptions: { pre: null }, json: false } as const;

function release(kind: ReleaseOptions["kind"], only: Only = null): Promise<Ran> {
  return printed((streams) => run({ ...plain, kind, only }, project.roots(), streams));
}

function compare(base: string): Promise<Ran> {
  const options = { base, head: null, only: null, format: "text", failOn: null } as const;
  const { installation, workspace } = project.roots();
  return printed((streams) => diff(options, { installation, workspace: () => workspace }, streams));
}

function change(id: string): void {
  const path = `manifests/${id}.yaml`;
  project.write(path, project.read(path).replace(/ {2}\w+_remove_book:[^]*$/, ""));
}

test("its two packages alone are released, under its scope and from its folders", async () => {
  expect((await release("apply")).stdout).toBe(
    "@acme/rack   new  0.1.0\n@acme/shelf  new  0.1.0\n\n2 of 2 packages to publish\n",
  );
  const { name, dependencies } = JSON.parse(project.read("emitted/shelf/package.json"));
  expect(name).toBe("@acme/shelf");
  expect(dependencies["@blockwright/runtime"]).toBe(factsOf(project.roots().installation).runtime);
  expect((await release("record")).stdout).toBe("rack 0.1.0\nshelf 0.1.0\n");
  const record = readRecord(project.roots().workspace);
  expect([...record.keys()]).toEqual(["@acme/rack", "@acme/shelf"]);
  project.commit("Release");

  change("shelf");
  const applied = await release("apply");
  expect(applied.stderr).toContain("wrote manifests/changelogs/shelf.md\n");
  expect(applied.stdout).toContain("@acme/shelf  0.1.0 -> 0.2.0  1 breaking");
  for (const base of ["released", "HEAD", "main~1"]) {
    const { stdout } = await compare(base);
    const prefix = base === "released" ? "manifests/released" : `${base}:manifests`;
    expect(stdout).toContain(`operation-removed ${prefix}/shelf.yaml:`);
    expect(stdout).toMatch(/: 1 package changed\n {2}shelf: major \(1 breaking\)\n$/);
  }
});

test("under another scope it is another package, which release and diff say", async () => {
  await release("apply");
  await release("record");
  project.commit("Release");
  const file = JSON.parse(project.read("package.json"));
  const blockwright = { ...KEY, scope: "@acme-labs" };
  project.write("package.json", JSON.stringify({ ...file, blockwright }));
  expect((await release("apply")).stdout).toBe(`@acme-labs/rack   new  0.1.0
@acme-labs/shelf  new  0.1.0
@acme/rack        0.1.0  removed; if it is yours, tell its users: npm deprecate @acme/rack "moved to @acme-labs/rack"
@acme/shelf       0.1.0  removed; if it is yours, tell its users: npm deprecate @acme/shelf "moved to @acme-labs/shelf"

2 of 4 packages to publish
`);
  await expect(compare("released")).rejects.toThrow(
    "nothing has been released under @acme-labs yet: manifests/released tells of @acme/rack, which is another package; name a state",
  );
  const { stdout } = await compare("HEAD");
  expect(stdout).toContain("The package `@acme/shelf` is removed, and `@acme-labs/shelf` is new.");
  expect(stdout).toContain("rack: major (1 breaking)\n  shelf: major (1 breaking)");
  await release("record");
  expect((await release("plan")).stdout).toBe(
    "@acme-labs/rack   0.1.0  unchanged\n@acme-labs/shelf  0.1.0  unchanged\n\nNothing to publish\n",
  );
});

test("a manifest with mistakes stops its own package, and no other", async () => {
  expect(await release("apply")).toMatchObject({ status: 0 });
  project.write("manifests/rack.yaml", "manifest: 2\n");
  change("shelf");
  expect(await release("apply", ["shelf"])).toMatchObject({ status: 0, stderr: "" });
  const { status, stdout, stderr } = await release("plan");
  expect(status).toBe(1);
  expect(stderr).toContain("manifests/rack.yaml:1:1 error key-missing");
  expect(stdout).toContain("@acme/shelf  new  0.1.0");
  expect(stdout).not.toContain("@acme/rack");
  expect(await release("plan", ["shelf"])).toEqual({ status: 0, stdout, stderr: "" });
  expect(await release("plan", ["rack"])).toMatchObject({ status: 1, stdout: "" });
  expect(await release("apply")).toMatchObject({ status: 1, stdout: "" });
});

test("a changelog that cannot be read, or written, leaves everything as it was", async () => {
  await release("apply");
  await release("record");
  change("rack");
  change("shelf");
  project.write("manifests/changelogs/shelf.md", "## later\n");
  const bad = treeOf(project.root);
  await expect(release("apply")).rejects.toThrow(/^manifests\/changelogs\/shelf\.md/);
  expect(treeOf(project.root)).toEqual(bad);
});

test("of several files that are written, all are, or none", async () => {
  await release("apply");
  await release("record");
  change("rack");
  change("shelf");
  // What stands there is no file, and nothing can be put in its place.
  project.write("manifests/changelogs/keep", "");
  symlinkSync("nowhere/shelf.md", join(project.root, "manifests/changelogs/shelf.md"));
  await expect(release("apply")).rejects.toThrow(
    /^cannot write .*changelogs\/shelf\.md: .* is a link, and nothing is written through links; /,
  );
  const changelogs = Object.keys(treeOf(join(project.root, "manifests/changelogs")));
  expect(changelogs).toEqual(["keep"]);
});

test("what was written is put back", async () => {
  await release("apply");
  await release("record");
  change("shelf");
  await release("apply");
  change("rack");
  const text = project.read("manifests/changelogs/shelf.md");
  project.write("manifests/changelogs/shelf.md", text.replace("0.2.0", "0.1.1"));
  const before = treeOf(project.root);
  const { workspace } = project.roots();
  const { ids, undo } = writeReleases(workspace, await planRelease(project.roots()));
  expect(ids).toEqual(["rack", "shelf"]); // one file is new, one has another text
  expect(project.read("manifests/changelogs/shelf.md")).toBe(text);
  undo();
  expect(treeOf(project.root)).toEqual(before);
});
