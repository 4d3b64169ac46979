import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { syntheticManifests } from "../../upkeep/bench/synthetic/provider.ts";
import { newFolder, treeOf, writeFiles } from "../../../tests/kit/folder.ts";
import { traced } from "../traced.fixture.ts";
import {
  blockwright as runProgram,
  startBlockwright,
  printedBy,
} from "../../../tests/kit/program.ts";

const folder = newFolder();
const [specs, out] = [join(folder, "specs"), join(folder, "generated")];
const places = ["--specs", specs, "--out", out];

const blockwright = (...args: readonly string[]) => runProgram(args);

beforeAll(() =>
  writeFiles(
    specs,
    syntheticManifests(2, 1).map(({ provider, text }) => ({
      path: `${provider}.yaml`,
      contents: text,
    })),
  ),
);

describe("usage", () => {
  test("help and version go to standard output", () => {
    expect(blockwright("--help")).toMatchObject({ status: 0, stderr: "" });
    expect(blockwright("--version").stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  test("help loads no command and no library", () => {
    const { stdout, modules } = traced(["--help"]);
    expect(stdout).toContain("npx blockwright COMMAND --help");
    const files = modules.filter((url) => url.startsWith("file:"));
    expect(files.length).toBeGreaterThan(3);
    const own =
      /\/blockwright\/(bin\/blockwright|load)\.js$|\/scripts\/(commands\/(blockwright|command)\.ts$|system\/)|\/workflow\/src\/(diagnostics\/|document\/is-map\.ts$)|\/runtime\/src\/did-you-mean\.ts$/;
    expect(files.filter((url) => !own.test(url))).toEqual([]);
  });

  test.each([
    ["a wrong command", ["genrate"], 'there is no command "genrate"; did you mean "generate"?'],
    [
      "a wrong option",
      ["generate", "--onyl=a"],
      'generate has no option --onyl; did you mean "--only"?',
    ],
    ["an empty folder name", ["generate", "--out", ""], "--out is empty"],
    ["an empty list of names", ["check", "--only", ","], "--only is empty"],
    ["a folder without manifests", ["check", "--specs", "docs"], "there is no manifest (*.yaml)"],
    [
      "the same when generating",
      ["generate", "--specs", "docs"],
      "--force removes every generated",
    ],
    ["a folder that is not there", ["check", "--specs", "nowhere"], "nowhere; make one with"],
  ])("%s ends with 2 and says what is meant", (_, args, message) => {
    const { status, stdout, stderr } = blockwright(...args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toContain(message);
  });
});

describe("a project", () => {
  test("is written by two runs at once as by one", async () => {
    const runs = [1, 2].map(() => startBlockwright(["generate", ...places]).ended);
    expect(await Promise.all(runs)).toMatchObject([{ status: 0 }, { status: 0 }]);
    const tree = treeOf(out);
    expect(Object.keys(tree)).toEqual(
      expect.arrayContaining(["p001/package.json", "p002/block.json"]),
    );
    expect(existsSync(join(out, ".blockwright"))).toBe(false);
    rmSync(out, { recursive: true });
    printedBy(blockwright("generate", ...places));
    expect(treeOf(out)).toEqual(tree);
  });

  test("that is up to date is reported in one line, with nothing loaded that only work needs", () => {
    const { status, stdout, stderr, modules: list } = traced(["generate", ...places]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toMatch(/^2 providers, 15 operations: \d+ files up to date in .*\n$/);
    const modules = list.join("\n");
    expect(modules).toContain("/scripts/emit/pipeline.ts");
    expect(modules).not.toMatch(
      /node_modules\/(yaml|ajv|handlebars|openapi-typescript|typescript)\//,
    );
    expect(modules).not.toMatch(/\/scripts\/(language\/manifest\/parse|emit\/(targets|render))\b/);
  });

  test("is checked: 0 when it is right, 1 and the places when it is not", () => {
    printedBy(blockwright("generate", "--check", ...places));
    const before = readFileSync(join(out, "p001/README.md"));
    appendFileSync(join(out, "p001/README.md"), "mine\n");
    const { status, stdout, stderr } = blockwright("generate", "--check", ...places);
    expect(status).toBe(1);
    expect(stderr).toContain("p001/README.md error edited: was edited by hand\n  fix: ");
    expect(stdout).toContain("1 error");
    const github = blockwright("generate", "--check", "--format", "github", ...places);
    expect(github.stdout).toMatch(/^::error file=.+p001\/README.md,title=edited::/);
    writeFileSync(join(out, "p001/README.md"), before);
  });

  test("reports as JSON", () => {
    const { status, stdout, stderr } = blockwright("generate", "--json", ...places);
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(JSON.parse(stdout)).toMatchObject({
      ok: true,
      providers: 2,
      operations: 15,
      written: 0,
      errors: 0,
      diagnostics: [],
      findings: [],
      outputs: [
        { id: "p001" },
        { id: "p002", status: "unchanged" },
        { id: "workflow.schema.json" },
      ],
    });
  });

  test("with a mistake reports its location, in every format, and leaves the package", () => {
    const file = join(specs, "p002.yaml");
    const text = readFileSync(file, "utf8");
    writeFileSync(file, text.replace("    request: GET", "    effect: raed\n    request: GET"));
    const before = treeOf(out);
    const run = blockwright("generate", ...places);
    expect(run.status).toBe(1);
    expect(run.stderr).toMatch(/^specs\/p002\.yaml:\d+:\d+ error /);
    expect(run.stdout).toMatch(/p002 +has errors; its package is unchanged/);
    expect(treeOf(out)).toEqual(before);
    const json = blockwright("check", "--json", "--specs", specs);
    expect(JSON.parse(json.stdout).diagnostics[0]).toMatchObject({ file: "specs/p002.yaml" });
    const github = blockwright("check", "--format", "github", "--specs", specs);
    expect(github.stdout).toMatch(/^::error file=specs\/p002\.yaml,line=\d+/);
    writeFileSync(file, text);
  });

  test("cannot be written into a file", () => {
    const file = join(folder, "file");
    writeFileSync(file, "");
    const { status, stderr } = blockwright("generate", "--specs", specs, "--out", file);
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: `error: ${file} is not a folder\n`,
    });
  });
});
