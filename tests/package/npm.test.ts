import { existsSync, lstatSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, inject, onTestFinished, test } from "vitest";
import { eventfulReport } from "../../contract-tests/report/eventful.fixture.ts";
import { explanationText } from "../../scripts/language/reference/explanation-text.ts";
import { explanationOf } from "../../scripts/language/reference/explanations.ts";
import { roots } from "../../scripts/system/roots.fixture.ts";
import { styleFor } from "../../scripts/system/terminal/style.ts";
import {
  type Adopter,
  adopt,
  nodes,
  suitePeers,
  tool,
  writeManifests,
} from "../support/adopter.ts";
import {
  expectCountsOfSource,
  expectNothingOfOurs,
  expectPackagesOfSource,
  runFromSource,
} from "../support/foreign.ts";

/** What the tool may bring along. */
const MOST = { bytes: 80e6, packages: 70 };

const own = [...tool, "@blockwright/workflow"];
const bundler = "esbuild@0.28.2";

describe.each(Object.entries(nodes))("npm on Node %s", (_, node) => {
  let adopter: Adopter;
  beforeAll(() => {
    adopter = adopt(node, inject("registry"));
  });

  test("installs little, and nothing that runs meanwhile", async () => {
    const { status, stderr } = await adopter.run("npm", "install", "--save-dev", ...own);
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    const modules = join(adopter.folder, "node_modules");
    const { packages } = JSON.parse(readFileSync(join(modules, ".package-lock.json"), "utf8"));
    const folders = Object.keys(packages);
    expect(folders).toEqual(expect.arrayContaining(own.map((name) => `node_modules/${name}`)));
    expect(folders.length).toBeLessThanOrEqual(MOST.packages);
    expect(sizeOf(modules)).toBeLessThanOrEqual(MOST.bytes);
    expect(folders.filter((folder) => runsWhenInstalled(join(adopter.folder, folder)))).toEqual([]);
  });

  test("finds the command, which says what it is and what is missing", async () => {
    const { version } = roots.installation;
    const { blockwright } = adopter;
    expect(await blockwright("--version")).toMatchObject({ status: 0, stdout: `${version}\n` });
    const help = await blockwright("--help");
    expect(help).toMatchObject({ status: 0, stderr: "" });
    expect(help.stdout).toContain("npx blockwright COMMAND");
    expect(await blockwright("check")).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("there is no blockwright project here"),
    });
  });

  test("explains a problem, with the example that the sources have", async () => {
    const found = explanationText(explanationOf("limit-type"), styleFor({}, {}));
    expect(found).toContain("^^^");
    expect(await adopter.blockwright("check", "--explain", "limit-type")).toEqual({
      status: 0,
      stdout: found,
      stderr: "",
    });
  });

  test("generates what the sources generate, byte for byte", async () => {
    writeManifests(adopter);
    await expectPackagesOfSource(adopter);
  });

  test.each([
    ["contract", suitePeers],
    ["mock", suitePeers.slice(1)],
    ["mutate", [bundler]],
    ["catalogue --out pages", [bundler]],
    ["preview 0", [bundler]],
  ])("%s names what it lacks", async (command, packages) => {
    const { status, stderr } = await adopter.blockwright(...command.split(" "));
    expect(status).toBe(2);
    expect(stderr).toContain(`not installed: npm i -D ${packages.join(" ")}\n`);
  });

  test("runs the contract suite, with the counts of the sources", async () => {
    await adopter.install(...suitePeers);
    await expectCountsOfSource(adopter);
  });

  test("repeats recorded calls, once what that needs is installed", async () => {
    adopter.write("contract-tests/recordings/weather/weather_forecast/bern.json", recording);
    adopter.write("session.js", SESSION);
    const contract = (env: object, ...options: readonly string[]) =>
      adopter.run("node", "session.js", "contract", ...options, JSON.stringify(env));
    const replay = { CONTRACT_TARGET: "replay" };
    expect(await contract(replay)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("not installed: npm i -D @blockwright/live@0.1.0\n"),
    });
    await adopter.install("@blockwright/live");
    // The page of a run needs no package at all.
    expect(await contract(replay, "--report", "html=run/page.html")).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/isSnowing: \{ type: boolean \}[^]* 1 passed, /),
    });
    expect(adopter.files("run")["page.html"]).toMatch(/^<!doctype html>[^]*isSnowing/);
    expect(await contract({ ...replay, CONTRACT_DRIFT: "fail" })).toMatchObject({ status: 1 });
    expect(await contract({ ...replay, CONTRACT_DRIFT: "maybe" })).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("error: CONTRACT_DRIFT must be fail or not set, not maybe\n"),
    });
    expect(await contract({ CONTRACT_RECORD: "1" })).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("error: CONTRACT_RECORD=1 needs CONTRACT_TARGET=live\n"),
    });
  });

  test("measures the suite, once what that needs is installed", async () => {
    await adopter.install(bundler);
    expect(await adopter.blockwright("mutate", "--sample", "4")).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^100 % of \d mutants killed \(a sample\)/m),
    });
  });

  test("writes the catalogue that the sources write, byte for byte", async () => {
    adopter.write("report.json", JSON.stringify(eventfulReport()));
    expect(existsSync(join(adopter.folder, "pages"))).toBe(false);
    for (const options of [["--contract", "report.json"], ["--single"]]) {
      const command = ["catalogue", ...options, "--out"];
      expect(await adopter.blockwright(...command, "pages")).toMatchObject({ status: 0 });
      runFromSource([...command, "of-source"], adopter);
      const written = adopter.files("pages");
      expect(Object.keys(written)).toContain("index.html");
      expect(written).toEqual(adopter.files("of-source"));
    }
  });

  test("previews blocks, with a mock of each", async () => {
    const preview = adopter.start("npx", "blockwright", "preview", "0");
    onTestFinished(() => preview.end("SIGKILL"));
    const url = await preview.says((line) => /^preview: (http:\S+)\/ /.exec(line)?.[1]);
    const forecast = "/mock/weather/places/Bern/forecast";
    for (const path of ["/", "/app.js", "/code/weather.js", "/data/reference.json", forecast]) {
      const { status } = await fetch(`${url}${path}`, { headers: { authorization: "Bearer a" } });
      expect([path, status]).toEqual([path, 200]);
    }
  });

  test("prints nothing of this repository", () => expectNothingOfOurs(adopter));
});

/** Runs the tool with variables, whatever the shell. */
const SESSION = `Object.assign(process.env, JSON.parse(process.argv.pop()));
await import("./node_modules/blockwright/bin/blockwright.js");
`;

/** A call of the weather, which has a field that its manifest does not know. */
const recording = {
  recorded: new Date().toISOString(),
  provider: "weather",
  operation: "weather_forecast",
  case: "Bern",
  inputs: { place: "Bern" },
  request: {
    method: "GET",
    path: "/places/Bern/forecast",
    query: {},
    headers: { accept: "application/json", authorization: "Bearer SCRUBBED-token" },
  },
  reply: {
    status: 200,
    headers: { "content-type": "application/json" },
    body: { place: "Bern", days: [{ high: 3, isSnowing: true }] },
  },
};

function sizeOf(path: string): number {
  const found = lstatSync(path);
  if (!found.isDirectory()) return found.size;
  return readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0);
}

function runsWhenInstalled(folder: string): boolean {
  const { scripts = {} } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const hasScript = ["preinstall", "install", "postinstall"].some((name) => name in scripts);
  return hasScript || existsSync(join(folder, "binding.gyp"));
}
