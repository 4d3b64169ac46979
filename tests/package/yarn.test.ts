import { beforeAll, expect, inject, test } from "vitest";
import { type Adopter, adopt, nodes, tool, writeManifests } from "../support/adopter.ts";
import { expectNothingOfOurs, expectPackagesOfSource } from "../support/foreign.ts";

let adopter: Adopter;
beforeAll(() => {
  adopter = adopt(nodes[24], inject("registry"));
  writeManifests(adopter);
});
const blockwright = (...args: readonly string[]) => adopter.run("yarn", "blockwright", ...args);

test("Yarn installs the tool into node_modules, which generates what the sources generate", async () => {
  expect(await adopter.run("yarn", "add", "--dev", ...tool)).toMatchObject({ status: 0 });
  await expectPackagesOfSource(adopter, blockwright);
  expectNothingOfOurs(adopter);
});
