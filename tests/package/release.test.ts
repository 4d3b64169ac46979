import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, inject, test } from "vitest";
import {
  type Adopter,
  adopt,
  nodes,
  suitePeers,
  tool,
  writeManifests,
} from "../support/adopter.ts";
import { expectNothingOfOurs } from "../support/foreign.ts";
import { type Git, initGit } from "../support/git.ts";

let adopter: Adopter;
let commit: Git["commit"];
beforeAll(async () => {
  adopter = adopt(nodes[24], inject("registry"));
  await adopter.install(...tool, ...suitePeers);
  writeManifests(adopter);
  adopter.write(".gitignore", "node_modules/\ndist/\n.cache/\ngenerated/.blockwright/\n");
  expect(await adopter.blockwright("generate")).toMatchObject({ status: 0 });
  ({ commit } = initGit(adopter.folder));
  commit("Begin");
});

test("first releases are published, with the registry and the token that npm has", async () => {
  const { blockwright } = adopter;
  expect(await blockwright("release", "apply")).toMatchObject({ status: 0 });
  commit("Release");
  const { status, stdout, stderr } = await blockwright("publish", "--yes");
  expect({ status, stderr }).toMatchObject({ status: 0 });
  expect(stdout).toMatch(/@acme\/notes +0\.1\.0 +\S+ +published/);
  expect(stdout).toMatch(/@acme\/weather +0\.1\.0 +\S+ +published/);
  commit("Record what was published");
});

test("a change is shown, and released as what it is", async () => {
  const { blockwright } = adopter;
  const path = "specs/weather.yaml";
  const text = readFileSync(join(adopter.folder, path), "utf8");
  adopter.write(path, text.replace("maximum: 10", "maximum: 5"));
  const shown = await blockwright("diff");
  expect(shown.stdout).toMatch(/maximum/);
  expect(await blockwright("release", "apply")).toMatchObject({ status: 0 });
  commit("Forecast five days");
  const { status, stdout } = await blockwright("publish", "--yes");
  expect(status).toBe(0);
  expect(stdout).toMatch(/@acme\/weather +0\.2\.0 +\S+ +published/);
  expect(stdout).toMatch(/@acme\/notes +0\.1\.0 +\S+ +already there/);
  commit("Record what was published");
});

test("what is published is installed elsewhere, and calls the provider", async () => {
  const other = adopt(nodes[22], inject("registry"));
  const mock = adopter.start("npx", "blockwright", "mock");
  try {
    const url = await mock.says((line) => /^notes (\S+)$/.exec(line)?.[1]);
    expect(await other.run("npm", "install", "@acme/notes")).toMatchObject({ status: 0 });
    other.write(
      "program.js",
      `import { notesBlock } from "@acme/notes";
      const inputs = { operation: "notes_find", apiKey: "k", page: 2 };
      console.log(JSON.stringify(await notesBlock.execute(inputs, { baseUrl: "${url}" })));`,
    );
    const { status, stdout } = await other.run("node", "program.js");
    expect({ status, outputs: JSON.parse(stdout) }).toEqual({ status: 0, outputs: { id: "a" } });
  } finally {
    await mock.end("SIGTERM");
  }
});

test("nothing of this repository is printed", () => expectNothingOfOurs(adopter));
