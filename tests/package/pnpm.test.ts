import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type Adopter, adopt, nodes, suitePeers, writeManifests } from "../support/adopter.ts";
import {
  countsFromSource,
  countsIn,
  expectNothingOfOurs,
  generatedFromSource,
} from "../support/foreign.ts";

/** What is published here is new; and pnpm wants to be told of what would run something. */
const SETTINGS = `minimumReleaseAge: 0
allowBuilds: { "@scarf/scarf": false }
`;

let adopter: Adopter;
beforeAll(() => {
  adopter = adopt(nodes[24], inject("registry"));
  writeManifests(adopter);
  adopter.write("pnpm-workspace.yaml", SETTINGS);
});
afterAll(() => adopter.remove());
const blockwright = (...args: readonly string[]) =>
  adopter.run("pnpm", "exec", "blockwright", ...args);

test("pnpm installs the tool, which generates what the sources generate", async () => {
  const wanted = ["blockwright", "@blockwright/runtime", "openapi-fetch"];
  expect(await adopter.run("pnpm", "add", "--save-dev", ...wanted)).toMatchObject({ status: 0 });
  expect(await blockwright("generate")).toMatchObject({ status: 0 });
  expect(adopter.files("generated")).toEqual(generatedFromSource());
  expect(await blockwright("check")).toMatchObject({ status: 0, stderr: "" });
  expect(await blockwright("generate", "--check")).toMatchObject({ status: 0 });
  expectNothingOfOurs(adopter);
});

test("pnpm installs what the contract suite needs, which runs with the counts of the sources", async () => {
  const installed = await adopter.run("pnpm", "add", "--save-dev", ...suitePeers);
  expect(installed).toMatchObject({ status: 0 });
  const { status, stdout, stderr } = await blockwright("contract");
  expect({ status, counts: countsIn(stdout + stderr) }).toEqual({
    status: 0,
    counts: countsFromSource(adopter),
  });
});
