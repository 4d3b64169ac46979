import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ToolError as emitted } from "@blockwright/books";
import { ToolError as named } from "@blockwright/runtime";
import satisfies from "semver/functions/satisfies.js";
import { describe, expect, test } from "vitest";
import { project as shared } from "../emit/project.fixture.ts";
import { licenseText } from "../emit/targets/package/license.ts";
import { ToolError } from "../../packages/runtime/src/index.ts";
import { isLibrarySource, readFiles } from "../emit/fingerprint/files.ts";
import { changelogFile, readChangelog, runtimeRange } from "../emit/versions/releases.ts";
import { toolFiles } from "../change/record/tool-sources.ts";
import { LIBRARIES, packageFolder, packageName, RUNTIME, TOOL } from "../language/ir/libraries.ts";
import { roots } from "../system/roots.fixture.ts";

const { root } = roots.workspace;
const read = (path: string) => readFileSync(join(root, path), "utf8");
const project = JSON.parse(read("package.json"));
const { packages: locked } = JSON.parse(read("package-lock.json"));
const manifestOf = (id: string) => JSON.parse(read(`${packageFolder(id)}/package.json`));
const changelogOf = (id: string) => readChangelog(join(root, changelogFile(id)), changelogFile(id));

/** The version of what is installed; another library is a link to its folder. */
function lockedVersion(name: string): string {
  const { link, resolved, version } = locked[`node_modules/${name}`];
  return link ? locked[resolved].version : version;
}

/** Packages of others that the code of a library imports. */
function imported(id: string): readonly string[] {
  const folder = join(root, packageFolder(id), "src");
  const all = id === TOOL ? toolFiles(root) : readFiles(folder, isLibrarySource);
  const sources = all.filter(({ path }) => path.endsWith(".ts"));
  const found = sources.flatMap(({ bytes }) =>
    Array.from(bytes.toString("utf8").matchAll(IMPORT), ([, name = ""]) => name),
  );
  return [...new Set(found)].filter((name) => name !== "node").toSorted();
}

/** The package of an import that is no file, with `node` for a part of Node. */
const IMPORT =
  /(?:^(?:(?:import|export)\b[^"\n]* |\} )from |\bimport\(|\brequire\()"((?:@[^/"]+\/)?[^."#:/@][^":/]*)[^"]*"/gm;

test("the tool knows every library", () => {
  expect(readdirSync(join(root, "packages"))).toEqual(LIBRARIES);
  const folders = LIBRARIES.map((id) => join(root, packageFolder(id)));
  expect(roots.workspace.libraries).toEqual(folders);
});

test("what the runtime imports by a name of its own is there, for Node in the sources that tests import", () => {
  const { imports } = manifestOf(RUNTIME);
  const source = (path: string) => path.replace("./dist/", "src/").replace(/js$/, "ts");
  for (const [name, targets] of Object.entries<Record<string, string> | string>(imports)) {
    const files = new Set(
      (typeof targets === "string" ? [targets] : Object.values(targets)).map(source),
    );
    for (const file of files) expect(read(`${packageFolder(RUNTIME)}/${file}`)).not.toBe("");
    expect(files).toContain(`src/${name.slice(1)}.ts`);
  }
});

test("the tool gives all parts of the suite that have types, and no others", async () => {
  const [, names = ""] = /const \{([^}]*)\}/.exec(read("packages/blockwright/suite.js")) ?? [];
  const parts = Object.keys(await import("../../contract-tests/suite/parts.ts"));
  expect(names.match(/\w+/g)?.toSorted()).toEqual(parts.toSorted());
});

test("tests have one runtime, in its sources", () => {
  expect(named).toBe(ToolError);
  expect(emitted).toBe(ToolError);
});

describe.each(LIBRARIES)("%s", (id) => {
  const manifest = manifestOf(id);

  test("is published under the name, licence and address of its place", () => {
    const { license, author } = project;
    expect(manifest).toMatchObject({ name: packageName(id, { scope: "@other" }), license, author });
    const repository = { ...project.repository, directory: packageFolder(id) };
    expect(manifest.repository).toEqual(repository);
    expect(read(`${packageFolder(id)}/LICENSE`)).toBe(licenseText(shared));
  });

  test("has the version that its changelog says", () => {
    expect(manifest.version).toBe(changelogOf(id)[0].version);
  });

  test("depends on what its code imports, in versions that were tested", () => {
    const { dependencies, devDependencies, peerDependencies } = manifest;
    // What is bundled is installed here alone.
    const needed = { ...dependencies, ...devDependencies, ...peerDependencies };
    expect(Object.keys(needed).toSorted()).toEqual(imported(id));
    for (const [name, range] of Object.entries<string>(needed)) {
      if (name === packageName(RUNTIME, project.blockwright))
        expect(range).toBe(runtimeRange(changelogOf(RUNTIME)));
      else expect(lockedVersion(name)).toSatisfy((each: string) => satisfies(each, range));
    }
  });
});
