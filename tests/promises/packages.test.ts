import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import * as runtime from "@blockwright/runtime";
import * as library from "@blockwright/workflow";
import { build } from "esbuild";
import { beforeAll, describe, expect, test } from "vitest";
import { installed, node20 } from "../support/installed.ts";
import { RESOLUTIONS, STRICT, TYPED_PROGRAM } from "../support/package-programs.ts";
import { publintFindings, typesFound } from "../support/package-reviewers.ts";
import { type Packed, pack, type Tarball } from "../support/packed.ts";
import { packageFolder } from "../../scripts/language/ir/libraries.ts";
import { providers } from "../../contract-tests/settings/providers.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const ids = ["runtime", "workflow", ...providers];

let packed: Packed;
beforeAll(async () => {
  packed = await pack(ids);
  packed.write("program.mts", TYPED_PROGRAM);
});

function tarball(id: string): Tarball {
  const found = packed.tarballs.get(id);
  if (!found) throw new Error(`${id} was not packed`);
  return found;
}

function run(program: string, ...args: readonly string[]) {
  const options = { cwd: packed.folder, env: {}, timeout: 120_000 };
  return promisify(execFile)(program, args, options);
}

/** Every script that npm runs by itself somewhere; those of users run when they install. */
const LIFECYCLE = [
  "preinstall install postinstall preuninstall uninstall postuninstall dependencies",
  "preprepare prepare postprepare prepublish prepublishOnly publish postpublish",
  "prepack postpack preversion version postversion pretest test posttest",
  "prestart start poststart prestop stop poststop prerestart restart postrestart preshrinkwrap shrinkwrap postshrinkwrap",
]
  .join(" ")
  .split(" ");

describe.each(ids)("%s", (id) => {
  const manifest = JSON.parse(readFileSync(join(root, packageFolder(id), "package.json"), "utf8"));

  test("holds the files of the reviewed list, and no others", async () => {
    const list = `${tarball(id).files.join("\n")}\n`;
    await expect(list).toMatchFileSnapshot(`packages/${id}.txt`);
  });

  test("has nothing that publint finds", async () => {
    expect(await publintFindings(tarball(id))).toEqual([]);
  });

  test("has types that are right for every entry", async () => {
    const code = Object.entries(manifest.exports).filter(([, entry]) => typeof entry === "object");
    const { entries, problems } = await typesFound(tarball(id));
    expect(problems).toEqual([]);
    expect(entries.toSorted()).toEqual(code.map(([entry]) => entry).toSorted());
  });

  test("runs nothing by itself where it is installed", () => {
    const scripts = Object.keys(manifest.scripts).filter((name) => LIFECYCLE.includes(name));
    // npm runs it where a package is packed.
    expect(scripts).toEqual(["prepack"]);
    for (const member of ["funding", "bin", "optionalDependencies", "bundleDependencies"]) {
      expect(manifest).not.toHaveProperty(member);
    }
  });

  test("depends on what it may, and on nothing that is not compatible with what was tested", () => {
    const allowed = {
      runtime: ["openapi-fetch"],
      workflow: ["@blockwright/runtime", "yaml"],
    }[id] ?? ["@blockwright/runtime", "openapi-fetch"];
    expect(Object.keys(manifest.dependencies)).toEqual(allowed);
    for (const range of Object.values(manifest.dependencies)) {
      expect(range).toMatch(/^\^\d+\.\d+\.\d+(?:-[\w.]+)?$/);
    }
  });
});

describe.each([
  ["24", process.execPath],
  ["20", node20],
])("Node %s", (line, node) => {
  test.each(["import", "require"])("imports every package by %s", async (how) => {
    const names = ids.map((id) => `@blockwright/${id}`);
    const load = how === "import" ? "await import(name)" : "require(name)";
    const code = `
      import { createRequire } from "node:module";
      const require = createRequire(import.meta.url);
      const exports = {};
      for (const name of ${JSON.stringify(names)}) exports[name] = Object.keys(${load}).sort();
      const { type } = require("@blockwright/books/block.json");
      console.log(JSON.stringify([process.version, exports, type]));`;
    const { stdout } = await run(node, packed.write(`${how}.mjs`, code));
    const [version, exported, type] = JSON.parse(stdout);
    expect(version).toMatch(`v${line}.`);
    expect(type).toBe("books");
    expect(exported["@blockwright/runtime"]).toEqual(Object.keys(runtime).toSorted());
    expect(exported["@blockwright/workflow"]).toEqual(Object.keys(library).toSorted());
    for (const id of providers) expect(exported[`@blockwright/${id}`]).toContain(`${id}Block`);
  });
});

test.each(["neutral", "browser"] as const)("%s bundles hold no module of an engine", async (to) => {
  const all = ids.map((id, at) => `export * as p${at} from "@blockwright/${id}";`).join("\n");
  const { metafile } = await build({
    entryPoints: [packed.write(`${to}.mjs`, all)],
    bundle: true,
    format: "esm",
    // Neutral knows no module of any engine: an import of one is an error.
    platform: to,
    write: false,
    metafile: true,
    logLevel: "silent",
  });
  const [output] = Object.values(metafile.outputs);
  expect(output?.imports).toEqual([]);
  expect(output?.exports.toSorted()).toEqual(ids.map((_, at) => `p${at}`).toSorted());
});

test("what a bundle does not use is left out of it", async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: ids.map((id) => `import "@blockwright/${id}";`).join("\n"),
      resolveDir: packed.folder,
    },
    bundle: true,
    format: "esm",
    write: false,
    logLevel: "silent",
  });
  expect(outputFiles[0]?.text).toBe("");
});

const compilers = [
  ["5.5", join(installed, "typescript-5.5")],
  ["5.7", join(installed, "typescript-5.7")],
  ["5.9", join(root, "node_modules/typescript")],
  ["6.0", join(installed, "typescript-6.0")],
  ["7.0", join(root, "node_modules/typescript7")],
] as const;

// Side by side: most of the time of this file is theirs.
describe.concurrent.each(compilers)("TypeScript %s", (version, folder) => {
  const tsc = join(folder, "bin/tsc");

  test("is that version", async () => {
    expect((await run(process.execPath, tsc, "--version")).stdout).toContain(`Version ${version}.`);
  });

  test.each(RESOLUTIONS)("accepts the types of every package, with %j", async (how) => {
    const compilerOptions = { ...STRICT, ...how };
    const config = JSON.stringify({ compilerOptions, files: ["program.mts"] });
    const project = packed.write(`tsconfig.${version}.${how.module}.json`, config);
    const { stdout } = await run(process.execPath, tsc, "-p", project).catch((error) => error);
    expect(stdout).toBe("");
  });
});
