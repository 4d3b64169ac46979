import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { project, provider, release } from "./fixture.ts";
import { packageFiles } from "./package.ts";
import { emitShared } from "./shared.ts";
import type { EmittedFile } from "./target.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const sources = { "index.ts": "export const answer = 42;\n", "part.ts": "export {};\n" };

function contentsOf(files: readonly EmittedFile[], path: string): string {
  const file = files.find((candidate) => candidate.path === path);
  if (!file) throw new Error(`${path} is not emitted`);
  return file.contents;
}

const own = packageFiles(provider, project, release);
const runtime = emitShared("runtime", project, release, sources);

describe("a provider's package", () => {
  test("has its manifest, compiler options and licence", () => {
    expect(own.map(({ path }) => path)).toEqual([
      "package.json",
      "tsconfig.json",
      "CHANGELOG.md",
      "sbom.cdx.json",
      "LICENSE",
    ]);
    expect(JSON.parse(contentsOf(own, "package.json"))).toEqual({
      name: "@demo/demo",
      version: "1.2.3",
      description: "Demo notes: Search and create notes.",
      keywords: ["demo", "tools", "workflow", "block", "openapi"],
      license: "MIT",
      author: "The demo authors",
      homepage: "https://github.com/demo/demo/tree/HEAD/generated/demo#readme",
      bugs: { url: "https://github.com/demo/demo/issues" },
      repository: {
        type: "git",
        url: "git+https://github.com/demo/demo.git",
        directory: "generated/demo",
      },
      type: "module",
      sideEffects: false,
      exports: {
        ".": { types: "./dist/index.d.ts", default: "./dist/index.js" },
        "./block.json": "./block.json",
        "./openapi.yaml": "./openapi.yaml",
        "./manifest.yaml": "./manifest.yaml",
        "./package.json": "./package.json",
      },
      files: [
        "dist",
        "!dist/*.tsbuildinfo",
        "block.json",
        "openapi.yaml",
        "manifest.yaml",
        "CHANGELOG.md",
        "sbom.cdx.json",
      ],
      engines: { node: ">=20" },
      scripts: {
        build: expect.stringMatching(/^node -e ".*rmSync\('dist'.*" && tsc -b$/),
        prepack: "npm run build",
      },
      dependencies: { "@demo/runtime": "^1.2.0", "openapi-fetch": "^0.17.0" },
      publishConfig: { access: "public" },
    });
  });

  test("names types before code, as resolvers want", () => {
    const { exports } = JSON.parse(contentsOf(own, "package.json"));
    expect(Object.keys(exports["."])).toEqual(["types", "default"]);
  });

  test("has the text of the licence with its author, and no year", () => {
    expect(contentsOf(own, "LICENSE")).toMatch(
      /^MIT License\n\nCopyright \(c\) The demo authors\n\nPermission/,
    );
  });

  test("says nothing of hosts that are unknown", async () => {
    const repository = "https://git.demo.test/demo.git";
    const files = packageFiles(provider, { ...project, repository }, release);
    const manifest = JSON.parse(contentsOf(files, "package.json"));
    expect(manifest).not.toHaveProperty("homepage");
    expect(manifest).not.toHaveProperty("bugs");
    expect(manifest.repository.url).toBe(repository);
  });

  test("names other licences by their identifier", () => {
    const files = packageFiles(provider, { ...project, license: "Apache-2.0" }, release);
    expect(contentsOf(files, "LICENSE")).toBe(
      "SPDX-License-Identifier: Apache-2.0\n\nCopyright (c) The demo authors\n",
    );
  });
});

describe("the runtime's package", () => {
  test("holds the sources verbatim under a header", () => {
    expect(contentsOf(runtime, "src/index.ts")).toBe(
      "// Generated from packages/runtime/src/index.ts. Do not edit; run `npm run generate`.\n\n" +
        sources["index.ts"],
    );
    expect(runtime.map(({ path }) => path)).toEqual([
      "package.json",
      "tsconfig.json",
      "README.md",
      "CHANGELOG.md",
      "sbom.cdx.json",
      "LICENSE",
      "src/index.ts",
      "src/part.ts",
    ]);
  });

  test("exports the transport of Node apart, where there is one", () => {
    const exportsOf = (code: Readonly<Record<string, string>>) =>
      JSON.parse(contentsOf(emitShared("runtime", project, release, code), "package.json")).exports;
    expect(Object.keys(exportsOf(sources))).toEqual([".", "./package.json"]);
    const { ".": main, "./node": node } = exportsOf({ ...sources, "node.ts": "export {};\n" });
    expect(node).toEqual({ types: "./dist/node.d.ts", default: "./dist/node.js" });
    expect(Object.keys(node)).toEqual(Object.keys(main));
  });

  test("depends on openapi-fetch only when it uses it", () => {
    expect(JSON.parse(contentsOf(runtime, "package.json")).dependencies).toBeUndefined();
    const using = emitShared("runtime", project, release, {
      "a.ts": 'import type { Client } from "openapi-fetch";\n',
    });
    expect(JSON.parse(contentsOf(using, "package.json")).dependencies).toEqual({
      "openapi-fetch": "^0.17.0",
    });
  });
});

describe("the workflow package", () => {
  const files = emitShared("workflow", project, release, {
    "index.ts":
      'export type { Json } from "@blockwright/runtime";\nexport { parse } from "yaml";\n',
  });

  test("depends on the runtime of this project, under its scope, and on what else it imports", () => {
    expect(JSON.parse(contentsOf(files, "package.json"))).toMatchObject({
      name: "@demo/workflow",
      dependencies: { "@demo/runtime": "^1.2.0", yaml: "^2.9.1" },
    });
    expect(contentsOf(files, "src/index.ts")).toContain('type { Json } from "@demo/runtime";');
    expect(JSON.parse(contentsOf(files, "tsconfig.json")).references).toEqual([
      { path: "../runtime" },
    ]);
  });
});

describe("the compiler", () => {
  let folder = "";

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "packages-"));
    const code = { path: "src/index.ts", contents: 'export { answer } from "@demo/runtime";\n' };
    for (const [id, files] of [
      ["demo", [...own, code]],
      ["runtime", runtime],
    ] as const) {
      for (const { path, contents } of files) {
        const file = join(folder, "anywhere", id, path);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, contents);
      }
    }
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  function build(): readonly string[] {
    const compiler = join(root, "node_modules/typescript7/bin/tsc");
    execFileSync(process.execPath, [compiler, "-b", "demo"], { cwd: join(folder, "anywhere") });
    return readdirSync(join(folder, "anywhere/demo/dist")).toSorted();
  }

  test("builds a package and the runtime it refers to, wherever they lie", () => {
    expect(build()).toEqual(["index.d.ts", "index.js", "tsconfig.tsbuildinfo"]);
    expect(readdirSync(join(folder, "anywhere/runtime/dist"))).toContain("index.js");
  });

  test("builds again after dist is removed", () => {
    rmSync(join(folder, "anywhere/demo/dist"), { recursive: true });
    expect(build()).toContain("index.js");
  });
});
