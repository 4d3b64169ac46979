import { describe, expect, test } from "vitest";
import { blockwright } from "../../../tests/kit/program.ts";
import { command, refuseUnusable } from "./command.ts";
import { chosenProviders, chosenTarget } from "../../../contract-tests/settings/environment.ts";

const everything = {
  providers: null,
  reports: [],
  shard: null,
  merge: null,
  changed: null,
  members: false,
};

describe("arguments", () => {
  test("none: everything runs", () => {
    expect(command.parse([])).toEqual(everything);
  });

  test("providers, however they are given", () => {
    const twice = ["--provider", "crm,books", "--provider=docgen"];
    const providers = ["crm", "books", "docgen"];
    expect(command.parse(twice)).toEqual({ ...everything, providers });
  });

  test("reports, to be read by the suite", () => {
    const args = ["--report", "html", "--report", "junit=out/a=b.xml"];
    expect(command.parse(args)).toMatchObject({ reports: ["html", "junit=out/a=b.xml"] });
  });

  test("a shard, or the merging of all", () => {
    const shard = { index: 2, count: 3 };
    expect(command.parse(["--shard", "2/3"])).toEqual({ ...everything, shard });
    expect(command.parse(["--merge", "shards"])).toEqual({ ...everything, merge: "shards" });
  });

  test("the members of manifests", () => {
    expect(command.parse(["--members"])).toEqual({ ...everything, members: true });
  });

  test("what changed, since the branch began or since a revision", () => {
    expect(command.parse(["--changed"])).toEqual({ ...everything, changed: { base: null } });
    const args = ["--changed", "origin/main", "--provider", "crm"];
    expect(command.parse(args)).toMatchObject({
      providers: ["crm"],
      changed: { base: "origin/main" },
    });
  });

  test.each([
    [["--changed", "--merge", "x"], "--changed and --merge cannot be combined"],
    [["--changed", "main", "crm"], '"crm" is an unexpected argument; select providers with'],
    [["--shard", "4/3"], "--shard must be an index and a count such as 1/3, not 4/3"],
    [["--shard", "1"], "such as 1/3, not 1"],
    [["--shard", "1/3", "--merge", "x"], "cannot be combined"],
    [["--verbose"], "contract has no option --verbose"],
    [["books"], '"books" is an unexpected argument; select providers with --provider'],
  ])("%j is refused with what there is", (args, outputText) => {
    expect(() => command.parse(args)).toThrow(outputText);
  });
});

describe("environment", () => {
  test("names the target; the mock is the usual one", () => {
    expect([{}, { CONTRACT_TARGET: "" }, { CONTRACT_TARGET: "live" }].map(chosenTarget)).toEqual([
      "mock",
      "mock",
      "live",
    ]);
    expect(() => chosenTarget({ CONTRACT_TARGET: "prod" })).toThrow(
      "CONTRACT_TARGET must be one of mock, replay, live, not prod",
    );
  });

  test("names the providers", () => {
    expect(chosenProviders({ CONTRACT_PROVIDERS: "crm" })).toEqual(["crm"]);
    expect(() => chosenProviders({ CONTRACT_PROVIDERS: "crm,x" })).toThrow('no provider "x"');
  });
});

describe("the program", () => {
  test.each([
    [["--provider", "boks"], 'error: there is no provider "boks"; known are books, '],
    [["--report", "pdf"], "--report must be one of html, json, junit, markdown, not pdf"],
    [["--report", "html="], "--report html= names no file"],
    [["--merge", "no/such"], "error: --merge: there is no folder no/such"],
    [["--merge", "tests/providers"], "--merge: there are no results of shards in "],
    [
      ["--report", "html=package.json/x"],
      "package.json/x: a file stands where a folder is needed (ENOTDIR); nothing is run; ",
    ],
    [
      ["--report", "json=contract-tests"],
      "contract-tests: a folder stands where a file is needed (EISDIR); nothing is run; ",
    ],
  ])("ends with 2 for %j", (args, outputText) => {
    const { status, stderr } = blockwright(["contract", ...args]);
    expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringContaining(outputText) });
  });
});

test.each([
  "/a#b/c",
  "/a/b?",
  "/a%20b",
])("the folder %s is refused, as Vitest cannot run there", (folder) => {
  expect(() => refuseUnusable(folder)).toThrow(
    `Vitest cannot run in ${folder}; rename the folder that has "#", "?" or "%" in its name`,
  );
});

test.each(["/a b/ü", "/100% c", "C:\\\\a"])("the folder %s is not", (folder) => {
  expect(() => refuseUnusable(folder)).not.toThrow();
});
