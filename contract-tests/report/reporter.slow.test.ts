import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { beforeEach, describe, expect, test } from "vitest";
import { newFolder } from "../../tests/kit/folder.ts";
import { workspace } from "../settings/workspace.ts";
import type { Asked } from "./testdata/run.ts";

const program = fileURLToPath(new URL("testdata/run.ts", import.meta.url));
const both = ["books_get_volume", "crm_query"];
let folder: string;

beforeEach(() => {
  folder = newFolder({ "specs/books.yaml": "", "specs/crm.yaml": "" });
});

/** Runs a suite of two files in a process of its own. */
function run(asked: Partial<Asked> = {}, wrong = false) {
  const whole: Asked = {
    required: both,
    options: {},
    reports: [],
    ...asked,
  };
  const { VITEST: _vitest, CONTRACT_TARGET: _target, ...env } = process.env;
  const CONTRACT_WORKSPACE = JSON.stringify({
    ...workspace,
    root: folder,
    specs: join(folder, "specs"),
  });
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, JSON.stringify(whole)], {
    cwd: folder,
    env: { ...env, CONTRACT_WORKSPACE, NO_COLOR: "1", ...(wrong ? { WRONG: "yes" } : {}) },
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

const read = (name: string) => readFileSync(join(folder, name), "utf8");

describe("a whole run", () => {
  test("is green when everything is covered, and lists what was skipped", () => {
    const { status, stdout } = run();
    expect(status).toBe(0);
    expect(stdout).toContain("Skipped\n  - books_get_volume live: BOOKS_API_KEY is not set\n");
    expect(stdout).toContain("4 cases: 3 passed, 1 skipped; 2 of 2 coverage items covered;");
    expect(stdout).toMatch(/[\d.]+ m?s of CPU\n/);
  });

  test("fails where a coverage item is not covered, though every test passed", () => {
    const { status, stdout } = run({ required: [...both, "crm_get_record"] });
    expect(status).toBe(1);
    expect(stdout).toContain(
      "Not covered\n  x crm_get_record it can be called: no case shows it\n",
    );
  });

  test("reports failures of cases in their words, and other failures as Vitest does", () => {
    const { status, stdout, stderr } = run({}, true);
    expect(status).toBe(1);
    expect(stdout).toContain(
      [
        'x books_get_volume volumeId=abc: expected <1>, was "2"',
        "  specs/books.yaml",
        "x books_get_volume throws: no reply",
      ].join("\n"),
    );
    expect(stdout).toContain("1 other test, 1 failed\n");
    expect(stdout).toContain("Other failures\n  x no case: expected 'yes' to be undefined\n");
    expect(stderr).toContain("no case\nAssertionError: expected 'yes' to be undefined");
  });
});

test("a part of the suite does not have to cover everything", () => {
  const { status, stdout } = run({ options: { testNamePattern: "books" } });
  expect(status).toBe(0);
  expect(stdout).toContain("Coverage is required only of the whole suite against the mock.");
});

test("a JUnit file names operations as classes and cases as tests", () => {
  run({ reports: ["junit=out/junit.xml"] }, true);
  const xml = read("out/junit.xml");
  expect(XMLValidator.validate(xml)).toBe(true);
  const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: "" });
  const suites: { testcase: unknown }[] = parser.parse(xml).testsuites.testsuite;
  expect(suites.flatMap(({ testcase }) => testcase)).toContainEqual(
    expect.objectContaining({
      classname: "books_get_volume",
      name: "volumeId=abc",
      failure: expect.objectContaining({
        message: 'books_get_volume volumeId=abc: expected <1>, was "2"',
      }),
    }),
  );
});

test("a report is not good where other tests failed", () => {
  run({ reports: ["json=out/json", "markdown=out/markdown"] }, true);
  const { otherFailures } = JSON.parse(read("out/json"));
  expect(otherFailures).toEqual([{ name: "no case", message: "expected 'yes' to be undefined" }]);
  expect(read("out/markdown")).toContain("- ` no case: expected 'yes' to be undefined `");
});

test("files hold the report, in folders that are made for them", () => {
  const reports = ["json=out/json", "markdown=out/markdown"];
  expect(run({ reports }).stdout).toContain("out/json written\nout/markdown written\n");
  expect(JSON.parse(read("out/json"))).toMatchObject({ version: 2, target: "mock", whole: true });
  expect(read("out/markdown")).toMatch(/^## Contracts: all hold/);
});
