import { describe, expect, test } from "vitest";
import { check } from "../../emit/pipeline/check.ts";
import { roots } from "../../system/roots.fixture.ts";
import { workspaceAt } from "../../system/roots.ts";
import { emptyFolder } from "./init.fixture.ts";

const WORKFLOWS = ["", "-comment", "-nightly", "-pages", "-release"].map(
  (kind) => `.github/workflows/blockwright${kind}.yml`,
);

describe("an empty folder", () => {
  test("becomes a project with a manifest that is right", async () => {
    const { folder, run, read, tree } = emptyFolder("Äcme Töols");
    const { status, stdout } = await run(["--example"]);
    expect(status).toBe(0);
    expect(Object.keys(tree())).toEqual(
      [".gitignore", ...WORKFLOWS, "package.json", "specs/notes.yaml"].toSorted(),
    );
    expect(JSON.parse(read("package.json"))).toEqual({
      private: true,
      type: "module",
      blockwright: { scope: "@acme-tools" },
      scripts: { generate: "blockwright generate", check: "blockwright check" },
      devDependencies: {
        "@blockwright/runtime": expect.stringMatching(/^\^\d/),
        blockwright: expect.stringMatching(/^\^\d/),
        "openapi-fetch": expect.stringMatching(/^\^\d/),
      },
    });
    expect(stdout).toContain("  created  specs/notes.yaml\n");
    expect(stdout).toContain("The scope is @acme-tools. Look at it");
    expect(stdout).toMatch(/Next:\n {2}npm install .*\n {2}npx blockwright generate .*\n/);

    const workspace = workspaceAt(folder);
    const about = {
      installation: roots.installation,
      workspace,
      specs: workspace.specs,
      only: null,
    };
    const result = await check(about, () => {});
    expect(result).toMatchObject({ diagnostics: [], outputs: [{ id: "notes", operations: 2 }] });
  });

  test("without a manifest is told how to get one", async () => {
    const { run, tree } = emptyFolder();
    expect((await run()).stdout).toMatch(/Next:\n.*\n {2}npx blockwright import FILE --list/);
    expect(Object.keys(tree())).not.toContain("specs/notes.yaml");
  });
});

describe("what is there", () => {
  test("stays byte for byte in a second run, which says so", async () => {
    const { run, tree, write } = emptyFolder();
    await run(["--example"]);
    write("specs/notes.yaml", "mine");
    write(".github/workflows/blockwright.yml", "mine");
    const before = tree();
    const { status, stdout } = await run(["--example"]);
    expect({ status, tree: tree() }).toEqual({ status: 0, tree: before });
    expect(stdout).toContain("  kept     specs/notes.yaml\n");
    expect(stdout).toContain("Everything is there; nothing was changed.\n");
    expect(stdout).not.toMatch(/created|changed {2}/);
  });

  test("is kept in package.json, and how it is written", async () => {
    const { run, write, read } = emptyFolder();
    const before = {
      name: "@acme/tools",
      scripts: { check: "tsc" },
      devDependencies: { zod: "4.0.0", blockwright: "0.1.0" },
      dependencies: { "openapi-fetch": "0.17.0" },
    };
    const text = JSON.stringify(before, null, "\t").replaceAll("\n", "\r\n");
    write("package.json", text);
    const { stdout } = await run();
    expect(stdout).toContain(
      "changed  package.json: blockwright.scope, scripts.generate, devDependencies.@blockwright/runtime\n",
    );
    const after = read("package.json");
    expect(after).toMatch(
      /^\{\r\n\t"name": "@acme\/tools",\r\n\t"scripts": \{\r\n\t\t"check": "tsc",/,
    );
    expect(after.endsWith("}")).toBe(true);
    expect(after.replaceAll("\r\n", "")).not.toContain("\n");
    expect(JSON.parse(after)).toEqual({
      ...before,
      blockwright: { scope: "@acme" },
      scripts: { check: "tsc", generate: "blockwright generate" },
      devDependencies: { "@blockwright/runtime": expect.any(String), ...before.devDependencies },
    });
  });

  test("keeps the byte order mark of its package.json", async () => {
    const { run, write, read } = emptyFolder();
    write("package.json", '\uFEFF{ "name": "@acme/tools" }\n');
    expect(await run()).toMatchObject({ status: 0 });
    expect(read("package.json")).toMatch(/^\uFEFF\{\n  "name": "@acme\/tools",/);
  });

  test("gets in .gitignore only the lines that it lacks", async () => {
    const { run, write, read } = emptyFolder();
    write(".gitignore", "/node_modules\r\n.cache");
    await run();
    expect(read(".gitignore")).toBe(
      "/node_modules\r\n.cache\r\ngenerated/*/dist/\r\ngenerated/.blockwright/\r\nspecs/.released.*/\r\n",
    );
  });

  test("decides where manifests are", async () => {
    const { folder, run, write, tree, read } = emptyFolder();
    write("package.json", { blockwright: { specs: "./my manifests", generated: "out" } });
    await run(["--example", "--scope", "@acme"]);
    expect(Object.keys(tree())).toContain("my manifests/notes.yaml");
    expect(read(".gitignore")).toContain("out/*/dist/\n");
    const [main = "", , , , release = ""] = WORKFLOWS.map(read);
    for (const text of [main, release]) {
      expect(text).toContain("\n  FOLDER: .\n");
      expect(text).toContain('\n  SPECS: "my manifests"\n');
      expect(text).not.toMatch(/\bspecs\/|[ "]specs[ ")]/);
    }
    expect(release).toContain('paths: ["**/my manifests/changelogs/**"]');
    expect(workspaceAt(folder).scope).toBe("@acme");
  });
});

describe("in a monorepo", () => {
  test("the nearest package gets the key, and the repository the workflows", async () => {
    const { run, write, read, tree } = emptyFolder();
    write("package.json", { workspaces: ["packages/*"] });
    write("packages/a b/package.json", { name: "@acme/b" });
    write("packages/a b/src/index.ts", "");
    await run([], "packages/a b/src");
    expect(JSON.parse(read("packages/a b/package.json")).blockwright).toEqual({ scope: "@acme" });
    expect(read("package.json")).toBe('{"workspaces":["packages/*"]}');
    expect(read(".github/workflows/packages-a-b-blockwright.yml")).toContain(
      '\n  FOLDER: "packages/a b"\n',
    );
    expect(Object.keys(tree())).toContain("packages/a b/.gitignore");
  });

  test("a folder below that is generated is refused", async () => {
    const { run, write } = emptyFolder();
    write("package.json", { blockwright: { scope: "@acme" } });
    write("generated/books/package.json", {});
    await expect(run([], "generated/books")).rejects.toThrow(
      /books is generated; run `npx blockwright init` in /,
    );
  });
});
