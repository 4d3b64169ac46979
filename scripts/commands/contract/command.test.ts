import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { parseCommand } from "./command.ts";
import { chosenProviders, chosenTarget } from "../../../contract-tests/settings/environment.ts";

const everything = { kind: "run", providers: null, reports: [], shard: null, merge: null };

describe("arguments", () => {
  test("none: everything runs", () => {
    expect(parseCommand([])).toEqual(everything);
  });

  test("providers, in the order of their manifests, however they are given", () => {
    const { providers } = { ...everything, ...parseCommand(["--provider", "crm,books"]) };
    expect(providers).toEqual(["books", "crm"]);
    const twice = ["--provider=crm", "--provider=books"];
    expect(parseCommand(twice)).toEqual({ ...everything, providers: ["books", "crm"] });
  });

  test("reports, to their usual place or to a named one", () => {
    const args = ["--report", "html", "--report", "junit=out/a=b.xml"];
    expect(parseCommand(args)).toMatchObject({
      reports: [
        { format: "html", file: ".cache/contract/report.html" },
        { format: "junit", file: "out/a=b.xml" },
      ],
    });
  });

  test("a shard, or the merging of all", () => {
    expect(parseCommand(["--shard", "2/3"])).toEqual({ ...everything, shard: "2/3" });
    expect(parseCommand(["--merge", "shards"])).toEqual({ ...everything, merge: "shards" });
  });

  test.each([
    [["--provider", "boks"], 'there is no provider "boks"; known are books, crm'],
    [["--report", "pdf"], "--report must be one of html, json, junit, markdown, not pdf"],
    [["--report", "html="], "--report html= names no file"],
    [["--shard", "4/3"], "--shard must be an index and a count such as 1/3, not 4/3"],
    [["--shard", "1"], "such as 1/3, not 1"],
    [["--shard", "1/3", "--merge", "x"], "cannot be combined"],
    [["--verbose"], "the options are --provider, --report, --shard, --merge, --help"],
    [["books"], "the options are --provider"],
  ])("%j is refused with what there is", (args, outputText) => {
    expect(() => parseCommand(args)).toThrow(outputText);
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
  const program = fileURLToPath(new URL("main.ts", import.meta.url));
  const root = fileURLToPath(new URL("../../..", import.meta.url));
  const main = (...args: readonly string[]) =>
    spawnSync(process.execPath, [program, ...args], { encoding: "utf8", cwd: root });

  test("prints its help", () => {
    const { status, stdout } = main("--help");
    expect({ status, stdout }).toMatchObject({
      status: 0,
      stdout: expect.stringContaining("Usage"),
    });
  });

  test.each([
    [["--provider", "boks"], 'contract: there is no provider "boks"; known are books, '],
    [["--merge", "no/such"], "contract: --merge: there is no folder no/such"],
    [["--merge", "tests/providers"], "--merge: there are no results of shards in "],
    [["--report", "html=package.json/x"], "--report html: package.json/x cannot be written: "],
    [["--report", "json=contract-tests"], "--report json: contract-tests cannot be written: "],
  ])("ends with 2 for %j", (args, outputText) => {
    const { status, stderr } = main(...args);
    expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringContaining(outputText) });
  });
});
