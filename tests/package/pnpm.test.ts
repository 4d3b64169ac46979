import { beforeAll, expect, inject, test } from "vitest";
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
const blockwright = (...args: readonly string[]) =>
  adopter.run("pnpm", "exec", "blockwright", ...args);

test("pnpm installs the tool, which generates what the sources generate", async () => {
  expect(await adopter.run("pnpm", "add", "--save-dev", ...tool)).toMatchObject({ status: 0 });
  await expectPackagesOfSource(adopter, blockwright);
  expectNothingOfOurs(adopter);
});

test("pnpm installs what the contract suite needs, which runs with the counts of the sources", async () => {
  const installed = await adopter.run("pnpm", "add", "--save-dev", ...suitePeers);
  expect(installed).toMatchObject({ status: 0 });
  await expectCountsOfSource(adopter, blockwright);
});
