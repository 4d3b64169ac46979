import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { manifestOf, newProject } from "./project.fixture.ts";

test("nothing changed as long as every provider is what it was", async () => {
  const project = newProject();
  const since = await project.since();
  expect(since).toMatchObject({ everything: null, all: ["rack", "shelf"], removed: 0 });
  expect(since.changed).toEqual(new Map());
});

test("a manifest counts as soon as its package is made, committed or not", async () => {
  const project = newProject();
  project.git("checkout", "--quiet", "-b", "work");
  project.write({ "specs/shelf.yaml": manifestOf("shelf", "Other words.") });
  await expect(project.since()).rejects.toThrow(
    "those of specs/shelf.yaml are not; run `npx blockwright generate` first",
  );
  project.generate();
  const changed = new Map([["shelf", "its manifest, or what that is made with"]]);
  expect((await project.since()).changed).toEqual(changed);
  project.commit();
  expect((await project.since()).changed).toEqual(changed);
  expect((await project.since("HEAD")).changed).toEqual(new Map());
});

test("providers come and go", async () => {
  const project = newProject();
  project.write({ "specs/board.yaml": manifestOf("board") });
  rmSync(join(project.root, "specs/rack.yaml"));
  project.generate();
  const since = await project.since();
  expect(since).toMatchObject({ all: ["board", "shelf"], removed: 1 });
  expect(since.changed).toEqual(new Map([["board", "new"]]));
});

test("what is documented or edited by hand is the provider's as well", async () => {
  const project = newProject();
  const block = "generated/rack/src/block.ts";
  project.write({
    [block]: `${readFileSync(join(project.root, block), "utf8")}// by hand\n`,
    "notes/shelf/provider.yaml": "shared: {}\n",
  });
  expect((await project.since()).changed).toEqual(
    new Map([
      ["rack", "generated/rack by hand"],
      ["shelf", "notes/shelf by hand"],
    ]),
  );
});

describe("everything changed with", () => {
  test("what is installed", async () => {
    const project = newProject();
    project.write({ "package-lock.json": "[]" });
    expect((await project.since()).everything).toBe("package-lock.json changed");
  });

  test("the place of what is documented by hand", async () => {
    const project = newProject();
    const file = readFileSync(join(project.root, "package.json"), "utf8");
    project.write({ "package.json": file.replace('"notes"', '"words"') });
    expect((await project.since()).everything).toBe(
      'package.json: "blockwright.documented" changed',
    );
  });

  test("a state that nobody can read", async () => {
    const project = newProject();
    project.write({ ".gitignore": "node_modules\ngenerated\n" });
    project.git("rm", "--quiet", "-r", "--cached", "generated");
    project.git("commit", "--quiet", "--all", "--message=b");
    expect((await project.since("HEAD")).everything).toBe(
      "generated/.blockwright.json was not there, or another one",
    );
  });

  test("another version of the tool, by the fingerprints of all", async () => {
    const project = newProject();
    const path = "generated/.blockwright.json";
    const state = readFileSync(join(project.root, path), "utf8");
    project.git("checkout", "--quiet", "-b", "before");
    project.write({ [path]: state.replace(/("fingerprint": ")\w{4}/g, "$1ffff") });
    project.commit();
    project.write({ [path]: state });
    const { changed } = await project.since("HEAD");
    expect([...changed.keys()]).toEqual(["rack", "shelf"]);
  });
});
